import { expect, test } from 'vitest'
import { readTerminalLanguage } from './terminal-language.ts'

test.each([
  [{ LANG: 'hi_IN.UTF-8' }, 'hi'],
  [{ LANG: 'hi' }, 'hi'],
  [{ LANG: 'en_IN.UTF-8', LC_MESSAGES: 'hi_IN' }, 'hi'],
  [{ LANG: 'hi_IN.UTF-8', LC_MESSAGES: 'hi_IN', LC_ALL: 'C.UTF-8' }, 'en'],
  [{ LANG: 'hi_IN.UTF-8', LC_ALL: '' }, 'hi'],
  // Commands have no Tamil texts.
  [{ LANG: 'ta_IN.UTF-8' }, 'en'],
  [{ LANG: 'constructor' }, 'en'],
  [{}, 'en'],
])('%j prints in %s', (env, language) => expect(readTerminalLanguage(env)).toBe(language))
