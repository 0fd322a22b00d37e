import { expect, test } from 'vitest'
import { distinguishingPrecision, timeFormats } from './time-precision.ts'

const at = (time: string) => new Date(`2026-03-01T${time}Z`)

test.each([
  ['12:19:05.000', '12:20:05.000', 'minute'],
  ['12:19:05.000', '12:19:48.000', 'second'],
  ['12:19:05.120', '12:19:05.480', 'millisecond'],
] as const)('%s and %s differ by the %3$s', (one, other, precision) => {
  expect(distinguishingPrecision(at(one), at(other))).toBe(precision)
  const { shown, utcLength } = timeFormats[precision]
  expect(at(one).toLocaleString('en', shown)).not.toBe(at(other).toLocaleString('en', shown))
  expect(at(one).toISOString().slice(0, utcLength)).not.toBe(at(other).toISOString().slice(0, utcLength))
})
