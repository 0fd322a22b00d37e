import { expect, test } from 'vitest'
import { monthNumber } from './parse-date-months.ts'

test.each([
  ['Jan', 1],
  ['MÄR', 3],
  ['août', 8],
  ['सितंबर', 9],
  ['அக்டோபர்', 10],
  ['ডিসেম্বর', 12],
  ['जानेवारी', 1],
  ['ಫೆಬ್ರವರಿ', 2],
  ['ମାର୍ଚ୍ଚ', 3],
  ['ਅਪ੍ਰੈਲ', 4],
  ['مئی', 5],
  ['જૂન', 6],
  ['ജൂലൈ', 7],
  ['ఆగస్ట్', 8],
  ['সেপ্টেম্বর', 9],
  ['ഒക്ടോബർ', 10],
  ['ഒക്ടോബര്\u200D', 10],
  ['नोव्हेंबर', 11],
  ['septembrie', 9],
  ['сентября', 9],
  ['września', 9],
  ['září', 9],
  ['Ağustos', 8],
  ['Σεπτεμβρίου', 9],
  ['syyskuuta', 9],
  ['กันยายน', 9],
  ['ספטמבר', 9],
  ['בספטמבר', 9],
  ['سپتامبر', 9],
  ['أيلول', 9],
])('%s is month %d', (name, number) => {
  expect(monthNumber(name)).toBe(number)
})

test('any other word is not a month', () => {
  expect(monthNumber('Monday')).toBeNull()
})
