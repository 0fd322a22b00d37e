import { expect, test } from 'vitest'
import { languages, readLanguage } from './language.ts'

test('a language is one of ours; any other text, also the name of an inherited property, is the default', () => {
  for (const language of languages) expect(readLanguage(language)).toBe(language)
  for (const text of ['', 'xx', 'EN', '__proto__', 'constructor', 'toString'])
    expect(readLanguage(text)).toBe('en')
})
