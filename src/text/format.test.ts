import { expect, test } from 'vitest'
import { countOf, formatDay, formatList, formatNumber } from './format.ts'

test('numbers have the separators of India', () => {
  expect(formatNumber(1_234_567)).toBe('12,34,567')
  expect(formatNumber(-1_000)).toBe('-1,000')
  expect(formatNumber(0)).toBe('0')
})

test('a count has its noun in the singular for one alone', () => {
  expect(countOf(0, 'feed', 'feeds')).toBe('0 feeds')
  expect(countOf(1, 'feed', 'feeds')).toBe('1 feed')
  expect(countOf(2_000, 'feed', 'feeds')).toBe('2,000 feeds')
})

test('the last two items of a list are joined by a word', () => {
  expect(formatList([])).toBe('')
  expect(formatList(['a'])).toBe('a')
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c')
})

test('a day is that of UTC', () => {
  expect(formatDay(new Date('2026-01-03T23:59:00Z'))).toBe('3 Jan')
})
