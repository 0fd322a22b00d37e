import { expect, test } from 'vitest'
import { planImageRetry } from './record-image-failure.ts'

const now = new Date('2026-01-02T06:00:00Z')

test.each([
  [0, 15],
  [1, 60],
  [2, 240],
  [3, 960],
  [4, 1_440],
  [9, 1_440],
])('after %i failures, the next try is %i minutes later', (failures, minutes) => {
  const retryAt = planImageRetry({ failure: 'timeout' }, { failures, now })
  expect(retryAt).toEqual(new Date(now.getTime() + minutes * 60_000))
})

test('a server’s retry time is respected, up to a day', () => {
  const plan = (retryAfterMs: number) =>
    planImageRetry({ failure: 'throttled', retryAfterMs }, { failures: 0, now })
  expect(plan(3_600_000)).toEqual(new Date(now.getTime() + 3_600_000))
  expect(plan(90 * 86_400_000)).toEqual(new Date(now.getTime() + 86_400_000))
})

test.each([
  'not-a-picture',
  'too-many-pixels',
  'too-small',
  'too-thin',
  'too-large',
  'gone',
  'private-address',
] as const)('%s is permanent and never retried', failure => {
  expect(planImageRetry({ failure }, { failures: 0, now })).toBe(null)
})
