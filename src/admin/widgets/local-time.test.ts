import { expect, test, vi } from 'vitest'
import { distinguishingPrecision, formatLocalTime, formatUtc, type TimePrecision } from './local-time.tsx'

const at = (time: string) => new Date(`2026-03-01T${time}Z`)

test.each([
  ['12:19:05.000', '12:20:05.000', 'minute'],
  ['12:19:05.000', '12:19:48.000', 'second'],
  ['12:19:05.120', '12:19:05.480', 'millisecond'],
] as const)('%s and %s differ by the %3$s', (one, other, precision) => {
  expect(distinguishingPrecision(at(one), at(other))).toBe(precision)
  for (const language of ['en', 'hi'] as const) {
    const shown = (time: string) => formatLocalTime(at(time), { precision, language })
    expect(shown(one)).not.toBe(shown(other))
  }
  expect(formatUtc(at(one), precision)).not.toBe(formatUtc(at(other), precision))
})

test('a Hindi desk reads full Hindi months and a 24-hour clock', () => {
  const afternoon = new Date(2026, 10, 25, 15, 9)
  expect(formatLocalTime(afternoon, { precision: 'minute', language: 'hi' })).toBe('25 नवंबर 2026, 15:09')
})

test('an English desk reads a 24-hour clock', () => {
  const shown = (precision: TimePrecision, hour: number) =>
    formatLocalTime(new Date(2026, 10, 25, hour, 9, 5), { precision, language: 'en' })
  for (const precision of ['minute', 'second', 'millisecond'] as const) {
    expect(shown(precision, 15)).toMatch(/\b15:09/)
    expect(shown(precision, 0)).toMatch(/\b00:09/)
  }
})

test.each([
  [['en-US', 'en'], 'Nov 25, 2026, 15:09'],
  [['bn-IN', 'en-IN'], '25 Nov 2026, 15:09'],
  // Not in Persian words, digits and years.
  [['fa-IR'], '25 Nov 2026, 15:09'],
])('a browser of %s shows an English desk %s', (languages, shown) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const at = new Date(2026, 10, 25, 15, 9)
  expect(formatLocalTime(at, { precision: 'minute', language: 'en' })).toBe(shown)
})
