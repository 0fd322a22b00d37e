import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { property } from '../../test/support/property.ts'
import { foldText } from '../text/spelling/fold-text.ts'
import { indexedWordsOf, parseQuery, queryLettersMax, wordsOf } from './parse-query.ts'

const needle = (typed: string) => parseQuery(typed).needle

test('surrounding white space is dropped, and white space inside becomes one space', () => {
  expect(needle('  new\t\n  delhi \u00a0 ')).toBe('new delhi')
})

test('only white space or invisible characters give the empty query', () => {
  expect(needle(' \t ')).toBe('')
  expect(needle('\u200d\u200c\u200b\ufeff')).toBe('')
})

test('NUL and other control characters are removed', () => {
  expect(needle('mon\u0000so\u001fon\u007f\u0085')).toBe('monsoon')
})

test('decomposed letters become one letter', () => {
  expect(needle('cafe\u0301')).toBe('caf\u00e9')
  // NFC takes क़ apart: both ways of typing it are the same two characters.
  expect(needle('\u0958')).toBe(needle('\u0915\u093c'))
})

test('joiners are ignored, as in stored texts', () => {
  expect(needle('क्\u200dष')).toBe('क्ष')
  expect(needle('mon\ufeffsoon')).toBe('monsoon')
  expect(needle('cafe\u200d\u0301')).toBe('café')
})

test('case and wildcards stay as typed', () => {
  expect(needle('100%_\\ INDIA')).toBe('100%_\\ INDIA')
})

test('half a surrogate pair becomes the replacement character', () => {
  expect(needle('a\ud800b')).toBe('a\ufffdb')
})

test('a long text is cut to 200 letters, and the query reports that', () => {
  expect(parseQuery('अ'.repeat(queryLettersMax))).toEqual({ needle: 'अ'.repeat(200), isCut: false })
  expect(parseQuery('अ'.repeat(queryLettersMax + 1))).toEqual({ needle: 'अ'.repeat(200), isCut: true })
  expect(parseQuery('😀'.repeat(300)).needle).toBe('😀'.repeat(200))
})

const oddLetters = [...'aÉ \t\u0000\u0301\u0958क्\u200d😀\u3000%\ud800']

property(fc.string({ unit: fc.constantFrom(...oddLetters), maxLength: 260 }))(
  'for any text, parsing twice equals parsing once',
  typed => {
    expect(needle(needle(typed))).toBe(needle(typed))
  },
)

test('a megabyte of any text is parsed quickly', () => {
  for (const piece of [' ', '\u0000', '\u200d', 'क्', '%', '\ud800']) {
    expectWithinMs(100, () => parseQuery(piece.repeat(200_000)))
  }
})

test.each([
  ['"Delhi"', ['Delhi']],
  ['#IPL', ['IPL']],
  ['Hubble:', ['Hubble']],
  ['“दिल्ली” में।', ['दिल्ली', 'में']],
  ['court supreme', ['supreme', 'court']],
  ['covid-19 U.S.', ['covid-19', 'U.S']],
  ['C++ ₹500', ['₹500', 'C++']],
  ['(C#)', ['C#']],
  ['man manifesto', ['manifesto']],
  ['IPL ipl', ['ipl']],
  ['"', ['"']],
  ['% _', ['% _']],
  ['', []],
])('%j is searched as %j', (needle, words) => {
  expect(wordsOf(needle)).toEqual(words)
})

test('a text that contains the whole needle contains all of its words', () => {
  const letters = fc.constantFrom('a', 'B', ' ', '"', '-', '#', 'क', '्', '।', '😀', '%', '+')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 30 }), typed => {
      const needle = typed.replace(/ +/g, ' ').trim()
      const folded = foldText(needle)
      for (const word of wordsOf(needle)) expect(folded).toContain(foldText(word))
      if (needle !== '') expect(wordsOf(needle)).not.toEqual([])
    }),
  )
})

test('longer words are looked up in the index, and short ones only if there are no others', () => {
  expect(indexedWordsOf('AI in Delhi')).toEqual(['delhi'])
  expect(indexedWordsOf('AI in')).toEqual(['ai', 'in'])
})
