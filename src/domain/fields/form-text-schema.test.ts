import { expect, test } from 'vitest'
import { hostileStrings } from '../../../test/support/hostile-strings.ts'
import { isWebAddress, line, requiredText, storableText, text } from './form-text-schema.ts'

test.each(['a\0b', ' ab ', '\0 ab'])('%j is stored as ab', value => expect(storableText(value)).toBe('ab'))

test('a text loses outer spaces and whatever the database cannot store', () => {
  expect(text().parse(' a\0b \n')).toBe('ab')
  expect(text().parse('a\ud800b')).toBe('a\ufffdb')
  for (const hostile of hostileStrings) {
    const kept = text().parse(hostile)
    expect(kept.isWellFormed() && !kept.includes('\0')).toBe(true)
    expect(text().parse(kept)).toBe(kept)
  }
})

test('a text has no invisible characters, as the texts of feeds', () => {
  const typed = 'Min\u200bister\u202e \u2066resigns\u2069\u00ad\nin श्रीमान्\u200cको'
  expect(text().parse(typed)).toBe('Minister resigns\nin श्रीमान्\u200cको')
})

test.each([undefined, null, 7, ['a'], new File([], 'a')])('%j is not a text', value => {
  expect(text('Say something').safeParse(value).error?.issues[0]?.message).toBe('Say something')
})

test('a line has no line breaks', () => {
  expect(line().parse(' Chowk\r\nBcc: all@example.org ')).toBe('Chowk Bcc: all@example.org')
})

test('required text is more than spaces', () => {
  const schema = requiredText('Title is required')
  // A zero-width space, a right-to-left override, a soft hyphen, and the blanks of Hangul and Braille.
  const invisible = ['\u200b', '\u202e\u202c ', '\u00ad\ufeff', '\u3164', '\u2800']
  for (const value of ['', ' \n', '\0', undefined, ...invisible])
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe('Title is required')
  expect(schema.parse(' a ')).toBe('a')
})

test.each(['https://outlet.example/a', 'http://127.0.0.1:8080', 'HTTPS://घाटी.example/समाचार'])(
  '%s is a web address',
  address => expect(isWebAddress(address)).toBe(true),
)

test.each([
  '',
  'outlet.example',
  '//outlet.example',
  '/a',
  'https://',
  // As a link, these are relative to the page's own address.
  'https:outlet.example',
  'https:/outlet.example',
  'mailto:a@b.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,a',
  'file:///etc/passwd',
  'https://ravi@outlet.example',
  'https://:secret@outlet.example',
])('%j is not a web address', address => expect(isWebAddress(address)).toBe(false))
