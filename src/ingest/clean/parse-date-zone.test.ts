import { expect, test } from 'vitest'
import { zoneOffsetMs } from './parse-date-zone.ts'

const winter = Date.UTC(2022, 0, 15)
const hourMs = 3_600_000

test.each([
  ['', 0],
  ['Z', 0],
  ['GMT', 0],
  ['IST', 5.5],
  ['(IST)', 5.5],
  ['GMT+0000 (Coordinated Universal Time)', 0],
  ['+0530', 5.5],
  ['+05:30', 5.5],
  ['GMT+5:30', 5.5],
  ['UTC -07', -7],
  ['-05:00Z', -5],
  ['PST', -8],
  ['Asia/Kolkata', 5.5],
  ['America/New_York', -5],
  ['+15:00', 0],
  ['-13:00', 0],
])('"%s" is %d hours', (text, hours) => {
  expect(zoneOffsetMs(text, { atMs: winter, unsaidMs: 0 })).toBe(hours * hourMs)
})

test('a named zone knows its summer time', () => {
  expect(zoneOffsetMs('America/New_York', { atMs: Date.UTC(2022, 6, 15), unsaidMs: 0 })).toBe(-4 * hourMs)
})

test.each(['XYZ', 'Nowhere/Land', 'sometime'])('%s is no zone', text => {
  expect(zoneOffsetMs(text, { atMs: winter, unsaidMs: 0 })).toBeNull()
})

test.each(['', '+15:00', '-13:00', '+05:99'])('"%s" says no zone, so that of the writer counts', text => {
  expect(zoneOffsetMs(text, { atMs: winter, unsaidMs: 5.5 * hourMs })).toBe(5.5 * hourMs)
})

test.each(['Z', 'GMT', '+00:00', 'Europe/London'])('%s is UTC, wherever the writer lives', text => {
  expect(zoneOffsetMs(text, { atMs: winter, unsaidMs: 5.5 * hourMs })).toBe(0)
})
