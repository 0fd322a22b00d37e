import { expect, test } from 'vitest'
import { describeLine } from '../../../domain/exchange/line-reason.ts'
import { isoTimeOf, readTimes } from './read-times.ts'

const now = new Date('2026-01-02T06:30:00Z')

test.each([
  ['2025-05-01T10:20:30Z', '2025-05-01T10:20:30Z'],
  ['2025-05-01T10:20:30.123456+00:00', '2025-05-01T10:20:30.123456+00:00'],
  ['2025-05-01 10:20:30.123+00', '2025-05-01T10:20:30.123+00:00'],
  ['2025-05-01 10:20:30+0530', '2025-05-01T10:20:30+05:30'],
  ['2025-05-01 10:20', '2025-05-01T10:20:00'],
  ['2025-05-01', '2025-05-01T00:00:00'],
  ['5/1/2025', '5/1/2025'],
  ['', ''],
  [null, ''],
])('%j is converted to %j', (text, iso) => {
  expect(isoTimeOf(text)).toBe(iso)
})

function createdAt(text: string) {
  const read = readTimes(new Map([['created_at', text]]), now)
  const reasons = read.problems.slice(0, 1)
  return describeLine({ outcome: 'wrong', reasons }, 'en') || (read.values.created_at ?? null)
}

test.each([
  ['2025-05-01 10:20:30.123456+00', '2025-05-01T10:20:30.123Z'],
  ['2025-05-01T10:20', '2025-05-01T04:50:00.000Z'],
  ['2024-02-29', '2024-02-28T18:30:00.000Z'],
  ['2026-01-02T06:34:00Z', '2026-01-02T06:34:00.000Z'],
  ['', null],
])('a record created at %j has the time %j', (text, at) => {
  expect(createdAt(text)).toBe(at)
})

test.each(['2025-02-29', '2025-13-01', '2025-01-01T25:00', '1735689600', 'now', '31/12/2025'])(
  '%s is not a time',
  text => {
    expect(createdAt(text)).toMatch(/^created_at: .* is not a time such as/)
  },
)

test('a time further ahead than clocks may differ is refused', () => {
  expect(createdAt('2026-01-02T06:36:00Z')).toBe('created_at: It is in the future')
})
