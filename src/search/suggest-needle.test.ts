import { expect, test } from 'vitest'
import { suggestNeedle } from './suggest-needle.ts'

const headlines = [
  'Virat Kohli out for 36 in Perth Moneycontrol',
  'Modi meets farmers in Punjab The Hindu',
  'Modi opens a bridge over the Kosi NDTV',
  'सुप्रीम कोर्ट ने दिल्ली सरकार से जवाब मांगा Dainik Jagran',
  'Tamil Nadu: schools closed after heavy rain The Hindu',
]

test.each([
  ['virat kholi', 'virat Kohli'],
  ['moddi', 'Modi'],
  ['modi farmrs', 'modi farmers'],
  ['moneycontrl', 'Moneycontrol'],
  ['दिल्लि', 'दिल्ली'],
  ['सुप्रिम कोर्ट', 'सुप्रीम कोर्ट'],
  ['"tamil nady"', '"tamil Nadu"'],
  ['"moddi Punjab", Moddi', '"Modi Punjab", Modi'],
])('%s becomes %s', (needle, suggested) => {
  expect(suggestNeedle(needle, headlines)).toBe(suggested)
})

test.each([
  ['a short word', 'hinda ndtx'],
  ['a number', 'perth 2036'],
  ['words that no headline has together', 'moddi perth'],
  ['words that are all known', 'modi perth'],
  ['a word that resembles none', 'parliament'],
  ['one wrong word among corrected ones', 'moddi parliament'],
  ['nonsense of many words', 'moddi farmrs punjub bridje kossi'],
  ['no word', ''],
])('%s is not corrected', (_, needle) => {
  expect(suggestNeedle(needle, headlines)).toBeNull()
})

test('among equally similar words the most frequent one is suggested', () => {
  expect(suggestNeedle('rain', ['Main road', 'Gain'])).toBe('Main')
  expect(suggestNeedle('rain', ['Main road', 'Gain', 'Gain again'])).toBe('Gain')
})
