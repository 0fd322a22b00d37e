import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { containsAnyWord } from './contains-any-word.ts'

const found = (text: string, word: string) => containsAnyWord([text], [word])

test.each([
  ['The well is dry', 'well'],
  ['The WELL is dry', 'well'],
  ['“Well”, he said', 'well'],
  ['Well', 'well'],
  ['Horoscope Today: Aries', 'horoscope today'],
  ['horoscope   today', 'Horoscope Today'],
  ['C++ and Rust', 'c++'],
  ['Price at ₹100.50 now', '₹100.50'],
  ['राशिफल: आज का दिन', 'राशिफल'],
  ['आज का राशि\u200dफल', 'राशिफल'],
  ['இன்றைய ராசி பலன்', 'ராசி பலன்'],
  ['今日の天気予報です', '天気'],
  ['Café au lait', 'Cafe\u0301'],
  ['😀 said', 'said'],
  ["Modi's rally draws thousands", 'Modi'],
  ['India’s GDP', 'india'],
  ["Modi's rally", 'modis'],
  ['Modis of Surat', "Modi's"],
  ["He'll win", 'he’ll'],
  ["He'll win", 'he'],
  ["Don't panic", 'dont'],
  ["D'Souza wins", 'DSouza'],
  ['The e–paper is free', 'e-paper'],
  ['Live-updates: the vote', 'live updates'],
  ['India–China talks', 'india-china'],
  ['नयी दिल्ली में प्रदूषण', 'नई दिल्ली'],
  ['D.K. Shivakumar in Delhi', 'DK Shivakumar'],
  ['D. K. Shivakumar in Delhi', 'DK Shivakumar'],
  ['डॉ. के. सिवन', 'डॉ'],
  ['vitamin D. A study', 'Vitamin D'],
  ['U.S.-India trade deal', 'US-India'],
  ['A fine of ₹1,00,000', '100000'],
])('%j contains %j', (text, word) => expect(found(text, word)).toBe(true))

test.each([
  ['The road is wide', 'ad'],
  ['Farewell', 'well'],
  ['wells', 'well'],
  ['राशिफलों', 'राशिफल'],
  ['anything', ''],
  ['aaab', 'a.*b'],
  ['anything', '.*'],
  ['abc', '[a-z]+'],
  ['well\u20dd', 'well'],
  ["He'll win it", 'hell'],
  ['I’ll be back', 'ill'],
  ["She'd know", 'shed'],
  ["We're here", 'were'],
  ["We're here", 're'],
  ["D'Souza wins", 'Souza'],
  ['Plan A. I agree', 'AI'],
  ['Hepatitis B. A new drug', 'BA'],
])('%j does not contain %j', (text, word) => expect(found(text, word)).toBe(false))

test('any of the words in any of the texts is enough, even later in the text', () => {
  expect(containsAnyWord(['nothing', 'a well'], ['spring', 'well'])).toBe(true)
  expect(found('farewell to the well', 'well')).toBe(true)
  expect(containsAnyWord(['nothing'], [])).toBe(false)
})

test('any word between spaces is found', () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter(text => /^\S+$/.test(text.trim()))
  fc.assert(
    fc.property(word, given => {
      expect(found(`before ${given} after`, given) || given.trim() === '').toBe(true)
    }),
    { seed: 7 },
  )
})

test('50 KB of hostile text take no longer than other text', () => {
  for (const [text, word] of [
    ['a'.repeat(50_000), `${'a'.repeat(99)}b`],
    ['ab'.repeat(25_000), 'ab'],
  ] as const) {
    expect(found(text, word)).toBe(false)
    expectWithinMs(50, () => found(text, word))
  }
})
