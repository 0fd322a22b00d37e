import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { highlight } from './highlight.ts'
import { wordsOf } from './words-of.ts'

/** The text with its matches in brackets. */
const marked = (text: string, needle: string) =>
  highlight(text, needle)
    .map(part => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test('every occurrence is marked, whatever its case', () => {
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
  for (const [from, to] of [
    [0x20, 0xac],
    [0xae, 0x12f],
    [0x131, 0x2af],
    [0x2010, 0x2027],
    [0x2030, 0x205e],
  ] as const) {
    const letters = Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join('')
    expect([...graphemes.segment(letters)].length).toBe(letters.length)
    expect(foldText(letters).length).toBe(letters.length)
  }
})

test('typographic signs and accents are marked unchanged', () => {
  expect(marked('“Émile’s” – COURT…', 'émile’s court')).toBe('“[Émile’s]” – [COURT]…')
})
