import fc from 'fast-check'
import { expect, test } from 'vitest'
import { romanizeArabic } from './romanize-arabic.ts'

test.each([
  ['پاکستان', 'pakstan'],
  ['کشمیر', 'kshmir'],
  ['دہلی', 'dhli'],
  ['چین', 'chin'],
  ['ژوب', 'zhub'],
  ['لاہور', 'lahur'],
])('Urdu: %s is %s', (word, latin) => {
  expect(romanizeArabic(word)).toBe(latin)
})

test.each([
  ['یوم', 'yum'],
  ['وطن', 'wtn'],
  ['سیاست', 'syast'],
  ['نیا', 'nya'],
  ['ہوا', 'hwa'],
])('ye and waw are consonants at the start and before a vowel: %s', (word, latin) => {
  expect(romanizeArabic(word)).toBe(latin)
})

test.each([
  ['میر', 'mir'],
  ['نور', 'nur'],
  ['کی', 'ki'],
  ['کو', 'ku'],
  ['علي', 'ali'],
])('elsewhere they are vowels: %s', (word, latin) => {
  expect(romanizeArabic(word)).toBe(latin)
})

test.each([
  ['ٿر', 'thr'],
  ['ڇا', 'chha'],
  ['ڄاڻ', 'jan'],
])('Sindhi letters are covered: %s', (word, latin) => {
  expect(romanizeArabic(word)).toBe(latin)
})

test('written short vowels are kept', () => {
  expect(romanizeArabic('مُلک')).toBe('mulk')
  expect(romanizeArabic('خَبَر')).toBe('khabar')
  expect(romanizeArabic('دِل')).toBe('dil')
})

test('a letter written as two code points is the same as its single code point', () => {
  expect(romanizeArabic('\u0627\u0653م')).toBe(romanizeArabic('\u0622م'))
  expect(romanizeArabic('\u0627\u0654م')).toBe(romanizeArabic('\u0623م'))
})

test('each word has its own start', () => {
  expect(romanizeArabic('نور وطن')).toBe('nur wtn')
  expect(romanizeArabic('وطن-وطن')).toBe('wtn-wtn')
})

test('text in other scripts stays unchanged', () => {
  const other = fc.string({ unit: 'grapheme-ascii', maxLength: 40 })
  fc.assert(fc.property(other, text => romanizeArabic(text) === text))
  expect(romanizeArabic('खबर 2026 日本')).toBe('खबर 2026 日本')
})

test('romanizing twice changes nothing, whatever the letters', () => {
  const letter = fc.integer({ min: 0x0621, max: 0x06d3 }).map(code => String.fromCodePoint(code))
  const word = fc.array(letter, { maxLength: 12 }).map(letters => letters.join(''))
  fc.assert(
    fc.property(word, text => {
      const once = romanizeArabic(text)
      expect(romanizeArabic(once)).toBe(once)
    }),
  )
})
