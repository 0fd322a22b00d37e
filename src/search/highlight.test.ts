import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '../text/spelling/fold-text.ts'
import { evenText, highlight } from './highlight.ts'
import { wordsOf } from './parse-query.ts'

/** The text with its matches in brackets. */
const marked = (text: string, needle: string) =>
  highlight(text, needle)
    .map(part => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test('every occurrence is marked, whatever its case', () => {
  expect(marked('India–China talks in नयी दिल्ली', 'india-china नई')).toBe(
    '[India–China] talks in [नयी] दिल्ली',
  )
  expect(marked('Delhi and new DELHI', 'delhi')).toBe('[Delhi] and new [DELHI]')
})

test('without a match, or without a needle, the text is one part', () => {
  expect(highlight('Delhi', 'Mumbai')).toEqual([{ text: 'Delhi', isMatch: false }])
  expect(highlight('Delhi', '')).toEqual([{ text: 'Delhi', isMatch: false }])
  expect(highlight('', 'a')).toEqual([{ text: '', isMatch: false }])
})

test('occurrences that touch become one mark, overlapping ones count once', () => {
  expect(highlight('nana', 'na')).toEqual([{ text: 'nana', isMatch: true }])
  expect(marked('ababa', 'aba')).toBe('[aba]ba')
})

test('letters whose lower case has another length do not shift a mark', () => {
  expect(marked('İİİ in İstanbul today', 'istanbul')).toBe('İİİ in [İstanbul] today')
  expect(marked('İstanbul', 'İ')).toBe('[İ]stanbul')
})

test('a mark never separates a letter from its vowel sign', () => {
  expect(marked('दिल्ली में', 'द')).toBe('[दि]ल्ली में')
  expect(marked('தமிழ்நாடு', 'ழ')).toBe('தமி[ழ்]நாடு')
  expect(marked('কলকাতা', 'কা')).toBe('কল[কা]তা')
})

test('joiners in the text do not prevent a match and stay in the text', () => {
  expect(marked('शक्\u200dति', 'शक्ति')).toBe('[शक्\u200dति]')
})

test('a decomposed letter matches the composed one', () => {
  expect(marked('cafe\u0301 noir', 'café')).toBe('[cafe\u0301] noir')
})

test('special characters of patterns have no meaning', () => {
  expect(marked('100% <b>.*</b>', '.*')).toBe('100% <b>[.*]</b>')
  expect(marked('50% off', '%')).toBe('50[%] off')
})

test('the joined parts are the text, and matches alternate with other text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aAbİiΣσक्िक़ 😀é\u0301\u200d'), maxLength: 30 })
  fc.assert(
    fc.property(text, text, (whole, needle) => {
      const parts = highlight(whole, needle)
      expect(parts.map(part => part.text).join('')).toBe(whole)
      parts.slice(1).forEach((part, n) => {
        expect(part.isMatch).not.toBe(parts[n]?.isMatch)
      })
      const words = wordsOf(needle).map(foldText)
      const isFound = words.some(word => foldText(whole).includes(word))
      if (parts.some(part => part.isMatch)) expect(isFound).toBe(true)
    }),
  )
})

test('words are marked wherever they stand, without the quotes they were typed with', () => {
  const marked = (text: string, needle: string) =>
    highlight(text, needle)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('')
  expect(marked('The Supreme Court of India', '"court" supreme')).toBe('The [Supreme] [Court] of India')
  expect(marked('New Delhi, and new rules', 'new delhi')).toBe('[New Delhi], and [new] rules')
})

test('each Latin letter is a grapheme that folds to one letter, so no segmentation is needed', () => {
  const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
  const letters = Array.from({ length: 0x2050 }, (_, n) => String.fromCodePoint(n)).filter(
    letter => evenText.test(letter) && letter !== '',
  )
  expect(letters.length).toBeGreaterThan(130)
  expect([...graphemes.segment(letters.join(''))].length).toBe(letters.length)
  expect(letters.filter(letter => foldText(letter).length !== 1)).toEqual([])
})

test('a match is marked in the spelling of the text', () => {
  expect(marked('हिन्दी दिवस', 'हिंदी')).toBe('[हिन्दी] दिवस')
  expect(marked('चाँद पर ज़मीन', 'चांद जमीन')).toBe('[चाँद] पर [ज़मीन]')
  expect(marked('चुनाव २०२६', '2026')).toBe('चुनाव [२०२६]')
  expect(marked("Modi’s café, it's open", 'modis cafe its')).toBe("[Modi’s] [café], [it's] open")
  expect(marked('ಹಿನ್ದಿ ಭಾಷೆ', 'ಹಿಂದಿ')).toBe('[ಹಿನ್ದಿ] ಭಾಷೆ')
  expect(marked('അവൻ വന്നു', 'അവന്\u200d')).toBe('[അവൻ] വന്നു')
})

test('typographic signs and accents are marked unchanged', () => {
  expect(marked('“Émile’s” – COURT…', 'émile’s court')).toBe('“[Émile’s]” – [COURT]…')
})
