import { expect, test } from 'vitest'
import { formatDay, formatList, formatNumber, formatSeries } from './format.ts'

test('numbers use Indian digit grouping', () => {
  expect(formatNumber(1_234_567, 'en')).toBe('12,34,567')
  expect(formatNumber(-1_000, 'en')).toBe('-1,000')
  expect(formatNumber(0, 'en')).toBe('0')
})

test('a conjunction joins the last two items of a list', () => {
  expect(formatList([], 'en')).toBe('')
  expect(formatList(['a'], 'en')).toBe('a')
  expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b and c')
})

test('a day is formatted in UTC', () => {
  expect(formatDay(new Date('2026-01-03T23:59:00Z'), 'en')).toBe('3 Jan')
})

test.each([
  ['en', 'one, two', 'one, two, three'],
  ['hi', 'one, two', 'one, two, three'],
  ['ta', 'one, two', 'one, two, three'],
] as const)('a series has only commas in %s', (language, two, three) => {
  expect(formatSeries(['one', 'two'], language)).toBe(two)
  expect(formatSeries(['one', 'two', 'three'], language)).toBe(three)
})
