import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PollResult, planNextPoll } from './next-poll.ts'

const now = new Date('2026-03-01T06:00:00Z')
const minutes = (date: Date) => (date.getTime() - now.getTime()) / 60_000

function plan(result: PollResult, feed: Partial<Parameters<typeof planNextPoll>[0]> = {}) {
  return planNextPoll({ intervalSeconds: 1800, failureCount: 0, openAttempts: 1, ...feed }, result, {
    now,
    random: 0.5,
  })
}

test('a feed with news is polled sooner, one without news later', () => {
  expect(plan({ kind: 'good', newEntries: 3 }).intervalSeconds).toBe(1080)
  expect(plan({ kind: 'good', newEntries: 0 }).intervalSeconds).toBe(2340)
})

test('a first read does not change the interval', () => {
  expect(plan({ kind: 'good', newEntries: null })).toMatchObject({ intervalSeconds: 1800, failureCount: 0 })
})

test('intervals stay between five minutes and a day', () => {
  expect(plan({ kind: 'good', newEntries: 9 }, { intervalSeconds: 300 }).intervalSeconds).toBe(300)
  expect(plan({ kind: 'good', newEntries: 0 }, { intervalSeconds: 86_400 }).intervalSeconds).toBe(86_400)
})

test.each([
  ['respected', 1, 1800, 1, 60],
  ['limited to six hours', null, 7_200, 9000, 360],
  ['limited to four intervals', 0, 1800, 9000, 156],
  ['limited to an hour while there is news', 8, 300, 24, 60],
])('a server’s request for a later poll is %s', (_, newEntries, intervalSeconds, hours, expected) => {
  const result = { kind: 'good', newEntries, freshForMs: hours * 3_600_000 } as const
  expect(minutes(plan(result, { intervalSeconds }).nextPollAt)).toBeCloseTo(expected)
})

test('failures double the wait each time, up to a day', () => {
  const waits = [0, 1, 2, 3, 30].map(failureCount =>
    minutes(plan({ kind: 'failed', failure: 'dns' }, { failureCount }).nextPollAt),
  )
  expect(waits).toEqual([30, 60, 120, 240, 1440])
})

test('the first good poll after failures resets them', () => {
  expect(plan({ kind: 'good', newEntries: 0 }, { failureCount: 5 })).toMatchObject({ failureCount: 0 })
})

test('Retry-After is respected, up to a day', () => {
  const hour = 3_600_000
  const wait = (retryAfterMs: number) =>
    minutes(plan({ kind: 'failed', failure: 'throttled', retryAfterMs }).nextPollAt)
  expect(wait(2 * hour)).toBe(120)
  expect(wait(1000)).toBe(30)
  expect(wait(99 * hour)).toBe(1440)
})

test('a gone feed is not polled again', () => {
  expect(plan({ kind: 'failed', failure: 'gone' }).state).toBe('gone')
})

test('the next poll is always between five minutes less a tenth and a day away', () => {
  const good = fc.record({
    kind: fc.constant('good' as const),
    newEntries: fc.option(fc.nat()),
    freshForMs: fc.nat(2 ** 40),
  })
  const failed = fc.record({
    kind: fc.constant('failed' as const),
    failure: fc.string(),
    retryAfterMs: fc.nat(2 ** 40),
  })
  const feed = fc.record({
    intervalSeconds: fc.integer({ min: 300, max: 86_400 }),
    failureCount: fc.nat(),
    openAttempts: fc.nat(),
  })
  fc.assert(
    fc.property(
      feed,
      fc.oneof(good, failed),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (feed, result, random) => {
        const { nextPollAt, intervalSeconds } = planNextPoll(feed, result, { now, random })
        expect(minutes(nextPollAt)).toBeGreaterThanOrEqual(4.5)
        expect(minutes(nextPollAt)).toBeLessThanOrEqual(1440)
        expect(intervalSeconds).toBeGreaterThanOrEqual(300)
      },
    ),
  )
})

test('a feed that crashes the reader keeps its attempts, and the third is the last', () => {
  const crash = (openAttempts: number) =>
    plan({ kind: 'failed', failure: 'crashed-the-reader' }, { openAttempts })
  expect(crash(1)).toMatchObject({ state: 'active', openAttempts: 1 })
  expect(crash(2)).toMatchObject({ state: 'active', openAttempts: 2 })
  expect(crash(3)).toMatchObject({ state: 'set-aside', openAttempts: 3 })
})

test('any other outcome clears the attempts', () => {
  expect(plan({ kind: 'failed', failure: 'timeout' }, { openAttempts: 3 })).toMatchObject({
    state: 'active',
    openAttempts: 0,
  })
  expect(plan({ kind: 'good', newEntries: 0 }, { openAttempts: 3 })).toMatchObject({ openAttempts: 0 })
})
