import { expect, test } from 'vitest'
import { monthNumber } from './parse-date-months.ts'

test.each([
  ['Jan', 1],
  ['MÄR', 3],
  ['août', 8],
  ['सितंबर', 9],
  ['அக்டோபர்', 10],
  ['ডিসেম্বর', 12],
])('%s is month %d', (name, number) => {
  expect(monthNumber(name)).toBe(number)
})

test('another word is no month', () => {
  expect(monthNumber('Monday')).toBeNull()
})
