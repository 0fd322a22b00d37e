import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import { romanizeBrahmic } from './propose-slug.ts'

const blocks = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00]
const anyLetter = fc
  .tuple(fc.constantFrom(...blocks), fc.integer({ min: 0, max: 0x7f }))
  .map(([block, place]) => String.fromCodePoint(block + place))
const anyWord = fc.array(anyLetter, { minLength: 1, maxLength: 20 }).map(letters => letters.join(''))

/** The same word in each script, because the blocks have the same layout. */
const inBlock = (places: number[], block: number) => String.fromCodePoint(...places.map(at => block + at))

test.each([
  ['खबर', 'khabar'],
  ['राम', 'ram'],
  ['कमल', 'kamal'],
  ['दिल्ली', 'dilli'],
  ['मुंबई', 'munbai'],
  ['पटना', 'patna'],
  ['लखनऊ', 'lakhnau'],
  ['आज', 'aj'],
  ['ओडिशा', 'odisha'],
])('Hindi: %s is read as %s, without the vowels that are not pronounced', (word, latin) => {
  expect(romanizeBrahmic(word)).toBe(latin)
})

test.each([
  ['न', 'na'],
  ['व', 'va'],
])('a word of one syllable keeps its vowel: %s', (word, latin) => {
  expect(romanizeBrahmic(word)).toBe(latin)
})

test.each([
  ['राज्य', 'rajya'],
  ['मित्र', 'mitra'],
  ['भारतीय', 'bhartiya'],
])('the last vowel is pronounced after two consonants and in -iya: %s', (word, latin) => {
  expect(romanizeBrahmic(word)).toBe(latin)
})

test.each([
  ['கமல', 'kamala'],
  ['ಕಮಲ', 'kamala'],
  ['కమల', 'kamala'],
  ['കമല', 'kamala'],
  ['କମଳ', 'kamala'],
])('in the south and in Odia every vowel is pronounced: %s', (word, latin) => {
  expect(romanizeBrahmic(word)).toBe(latin)
})

test.each([
  ['क़लम', 'qalam'],
  ['ज़मीन', 'zamin'],
  ['फ़ोन', 'fon'],
  ['बाड़ी', 'badi'],
  ['বাড়ি', 'bari'],
  ['ଓଡ଼ିଆ', 'oria'],
])('a dot below changes the consonant: %s', (word, latin) => {
  expect(romanizeBrahmic(word)).toBe(latin)
})

test('a dotted letter reads the same as one or as two code points', () => {
  expect(romanizeBrahmic('\u0958लम')).toBe(romanizeBrahmic('\u0915\u093cलम'))
})

test('a dot below nothing changes nothing', () => {
  expect(romanizeBrahmic('\u093cराम')).toBe('ram')
})

test.each([
  ['२०२६', '2026'],
  ['২০২৬', '2026'],
  ['౨౦౨౬', '2026'],
  ['௨௦௨௬', '2026'],
  ['੨੦੨੬', '2026'],
])('digits of every script become digits: %s', (digits, latin) => {
  expect(romanizeBrahmic(digits)).toBe(latin)
})

test('the digits of all nine blocks give the same result', () => {
  for (const block of blocks) {
    const places = Array.from({ length: 10 }, (_, digit) => 0x66 + digit)
    expect(romanizeBrahmic(inBlock(places, block)), block.toString(16)).toBe('0123456789')
  }
})

test.each([
  ['दुःख', 'duhkh'],
  ['हिंदी', 'hindi'],
  ['हिँदी', 'hindi'],
  ['বাংলা', 'bangla'],
])('nasals and aspirations are kept: %s', (word, latin) => {
  expect(romanizeBrahmic(word)).toBe(latin)
})

test('a zero-width joiner inside a word is not a letter', () => {
  expect(romanizeBrahmic('श्री\u200dलंका')).toBe(romanizeBrahmic('श्रीलंका'))
})

test('a zero-width joiner before a word does not change its reading', () => {
  for (const joiner of ['\u200c', '\u200d']) {
    expect(romanizeBrahmic(`${joiner}खबर`)).toBe('khabar')
    expect(romanizeBrahmic(`${joiner}கமல`)).toBe('kamala')
  }
})

test('text in other scripts stays unchanged', () => {
  const other = fc.string({ unit: 'grapheme-ascii', maxLength: 40 })
  fc.assert(fc.property(other, text => romanizeBrahmic(text) === text))
  expect(romanizeBrahmic('پاکستان 日本 Élysée')).toBe('پاکستان 日本 Élysée')
})

property(anyWord, anyWord)('adjacent words are read independently', (one, other) => {
  expect(romanizeBrahmic(`${one} / ${other}`)).toBe(`${romanizeBrahmic(one)} / ${romanizeBrahmic(other)}`)
})

property(anyWord)(
  'whatever the letters and their order, the result has only lowercase Latin letters and digits',
  word => /^[a-z0-9]*$/.test(romanizeBrahmic(word)),
)

property(anyWord)('romanizing twice changes nothing', word => {
  const latin = romanizeBrahmic(word)
  expect(romanizeBrahmic(latin)).toBe(latin)
})

test('a consonant and its vowel sign read the same in every block', () => {
  // ka with the signs of long a, i and o, where the script has no special letter at that place.
  for (const block of blocks) {
    expect(romanizeBrahmic(inBlock([0x15, 0x3e], block)), block.toString(16)).toBe('ka')
    expect(romanizeBrahmic(inBlock([0x15, 0x3f], block)), block.toString(16)).toBe('ki')
    expect(romanizeBrahmic(inBlock([0x15, 0x4b], block)), block.toString(16)).toBe('ko')
  }
})
