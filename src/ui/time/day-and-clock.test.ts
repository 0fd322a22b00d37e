import { expect, test } from 'vitest'
import { languages } from '../../text/language.ts'
import { clockTime, dayKey, exactTime } from './day-and-clock.ts'

const now = new Date('2026-01-02T06:30:00Z')
const hourMs = 3_600_000

test("a time of the last day is the site's clock", () => {
  expect(clockTime(new Date('2026-01-02T06:05:00Z'), { now, language: 'en' })).toBe('11:35')
  expect(clockTime(new Date('2026-01-01T18:35:00Z'), { now, language: 'en' })).toBe('00:05')
})

test('an earlier one is its day', () => {
  expect(clockTime(new Date('2025-12-31T20:00:00Z'), { now, language: 'en' })).toBe('1 Jan')
})

test("times stand in the reader's zone where it is given", () => {
  const at = new Date('2026-01-01T20:00:00Z')
  expect(clockTime(at, { now, language: 'en', offsetMs: -5 * hourMs })).toBe('15:00')
  expect(exactTime(at, { language: 'en', offsetMs: -5 * hourMs })).toBe('1 Jan, 15:00')
  expect(exactTime(at, { language: 'en' })).toBe('2 Jan, 01:30')
  expect(dayKey(at, -5 * hourMs)).toBe('2026-01-01')
  expect(dayKey(at)).toBe('2026-01-02')
})

test('no time is no text', () => {
  expect(clockTime(new Date('none'), { now, language: 'en' })).toBe('')
})

test.each(languages)('the clock is that of %s, which has a day of 24 hours and Latin digits', language => {
  for (const time of ['00:00', '09:05', '13:45', '23:59']) {
    const at = new Date(`2026-01-01T${time}:00+05:30`)
    expect(clockTime(at, { now: at, language })).toBe(time)
  }
})
