import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '../text/spelling/fold-text.ts'
import { indexedWordsOf, wordsOf } from './words-of.ts'

test.each([
  ['"Delhi"', ['Delhi']],
  ['#IPL', ['IPL']],
  ['Hubble:', ['Hubble']],
  ['“दिल्ली” में।', ['दिल्ली', 'में']],
  ['court supreme', ['supreme', 'court']],
  ['covid-19 U.S.', ['covid-19', 'U.S']],
  ['C++ ₹500', ['₹500', 'C++']],
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
  expect(indexedWordsOf('AI in Delhi')).toEqual(['Delhi'])
  expect(indexedWordsOf('AI in')).toEqual(['AI', 'in'])
})
