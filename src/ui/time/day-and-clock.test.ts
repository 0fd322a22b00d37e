import { expect, test } from 'vitest'
import { languages } from '../../text/language.ts'
import { clockTime, dayKey, exactTime } from './day-and-clock.ts'

const now = new Date('2026-01-02T06:30:00Z')
const hourMs = 3_600_000

test("a time of today is shown as the site's clock", () => {
  expect(clockTime(new Date('2026-01-02T06:05:00Z'), { now, language: 'en' })).toBe('11:35')
  expect(clockTime(new Date('2026-01-01T18:35:00Z'), { now, language: 'en' })).toBe('00:05')
})

test('a time of yesterday in the last 24 hours is shown with its day', () => {
  expect(clockTime(new Date('2026-01-01T15:36:00Z'), { now, language: 'en' })).toBe('1 Jan 21:06')
  const shared = { now, language: 'en', offsetMs: -7 * hourMs } as const
  expect(clockTime(new Date('2026-01-02T05:00:00Z'), shared)).toBe('22:00')
  expect(clockTime(new Date('2026-01-01T06:59:00Z'), shared)).toBe('31 Dec 23:59')
})

test('an earlier time is shown as its day', () => {
  expect(clockTime(new Date('2025-12-31T20:00:00Z'), { now, language: 'en' })).toBe('1 Jan')
})

test("times are in the reader's zone if it is given", () => {
  const at = new Date('2026-01-01T20:00:00Z')
  expect(clockTime(at, { now, language: 'en', offsetMs: -5 * hourMs })).toBe('1 Jan 15:00')
  expect(exactTime(at, { language: 'en', offsetMs: -5 * hourMs })).toBe('1 Jan, 15:00')
  expect(exactTime(at, { language: 'en' })).toBe('2 Jan, 01:30')
  expect(dayKey(at, -5 * hourMs)).toBe('2026-01-01')
  expect(dayKey(at)).toBe('2026-01-02')
})

test('an invalid time gives empty text', () => {
  expect(clockTime(new Date('none'), { now, language: 'en' })).toBe('')
})

test.each(languages)('the clock in %s uses 24 hours and Latin digits', language => {
  for (const time of ['00:00', '09:05', '13:45', '23:59']) {
    const at = new Date(`2026-01-01T${time}:00+05:30`)
    expect(clockTime(at, { now: at, language })).toBe(time)
  }
})
