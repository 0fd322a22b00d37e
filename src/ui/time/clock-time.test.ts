import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

const now = new Date('2026-01-02T06:30:00Z')

test('a time of the last day is the clock in the zone that is named', () => {
  expect(clockTime(new Date('2026-01-02T06:05:00Z'), { now, language: 'en', timeZone: 'Asia/Kolkata' })).toBe(
    '11:35',
  )
  expect(clockTime(new Date('2026-01-01T18:35:00Z'), { now, language: 'en', timeZone: 'Asia/Kolkata' })).toBe(
    '00:05',
  )
})

test('an earlier one is its day', () => {
  expect(clockTime(new Date('2025-12-31T20:00:00Z'), { now, language: 'en', timeZone: 'Asia/Kolkata' })).toBe(
    '1 Jan',
  )
})

test('no time is no text', () => {
  expect(clockTime(new Date('none'), { now, language: 'en' })).toBe('')
})
