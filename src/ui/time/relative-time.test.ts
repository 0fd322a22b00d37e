import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-01-02T06:30:00Z')
const before = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now, 'en')

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [119, '1 minute ago'],
  [12 * 60, '12 minutes ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, '1 day ago'],
  [29 * 86_400, '29 days ago'],
  [30 * 86_400, '1 month ago'],
  [364 * 86_400, '12 months ago'],
  [365 * 86_400, '1 year ago'],
])('%d seconds before now reads "%s"', (seconds, text) => {
  expect(before(seconds)).toBe(text)
})

test('a time in the future is described as such', () => {
  expect(before(-30)).toBe('just now')
  expect(before(-7_200)).toBe('in 2 hours')
})

test('an invalid date reads "recently"', () => {
  expect(relativeTime(new Date('yesterday-ish'), now, 'en')).toBe('recently')
  expect(relativeTime(new Date(''), now, 'en')).toBe('recently')
})

test('extreme times are still words', () => {
  expect(relativeTime(new Date('0001-01-01T00:00:00Z'), now, 'en')).toMatch(/^2,0\d\d years ago$/)
  expect(relativeTime(new Date('9999-01-01T00:00:00Z'), now, 'en')).toMatch(/^in 7,9\d\d years$/)
})
