import { expect, test } from 'vitest'
import { gapOfDates, isQuiet, learnGap } from './feed-health.ts'

const now = new Date('2026-03-10T06:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const daily = {
  state: 'active' as const,
  failure: null,
  lastNewEntryAt: hoursAgo(73),
  usualGapSeconds: 86_400,
}

test('a feed is quiet after three times its usual gap', () => {
  expect(isQuiet(daily, now)).toBe(true)
  expect(isQuiet({ ...daily, lastNewEntryAt: hoursAgo(71) }, now)).toBe(false)
})

test('one night without entries does not make a feed quiet', () => {
  const busy = { ...daily, usualGapSeconds: 600 }
  expect(isQuiet({ ...busy, lastNewEntryAt: hoursAgo(10) }, now)).toBe(false)
  expect(isQuiet({ ...busy, lastNewEntryAt: hoursAgo(25) }, now)).toBe(true)
})

test('a feed that fails, is paused or is not known well enough is not quiet', () => {
  expect(isQuiet({ ...daily, failure: 'timeout' }, now)).toBe(false)
  expect(isQuiet({ ...daily, state: 'paused' }, now)).toBe(false)
  expect(isQuiet({ ...daily, usualGapSeconds: null }, now)).toBe(false)
  expect(isQuiet({ ...daily, lastNewEntryAt: null }, now)).toBe(false)
})

test('the usual gap adapts slowly to new arrivals', () => {
  expect(learnGap(null, 3_600_000)).toBe(3_600)
  expect(learnGap(3_600, 3_600_000)).toBe(3_600)
  expect(learnGap(3_600, 36_000_000)).toBe(10_080)
  expect(learnGap(1, 0)).toBe(1)
})

test('the dates of a first read give the usual gap', () => {
  expect(gapOfDates([hoursAgo(1), hoursAgo(2)])).toBeNull()
  expect(gapOfDates([hoursAgo(100), hoursAgo(2), hoursAgo(1), hoursAgo(3)])).toBe(3_600)
  expect(gapOfDates([now, now, now])).toBe(1)
})
