import { expect, test } from 'vitest'
import { startOfToday } from './today.ts'

test.each([
  ['2026-01-02T18:29:59Z', '2026-01-01T18:30:00.000Z'],
  ['2026-01-02T18:30:00Z', '2026-01-02T18:30:00.000Z'],
  ['2026-01-02T03:00:00Z', '2026-01-01T18:30:00.000Z'],
])('at %s today began at %s', (now, midnight) => {
  expect(startOfToday(new Date(now)).toISOString()).toBe(midnight)
})
