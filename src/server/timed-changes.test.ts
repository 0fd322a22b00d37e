import { expect, test } from 'vitest'
import { createTimedChanges } from './timed-changes.ts'

/** Timers that the test fires. */
function timedScene() {
  let nowMs = 0
  const timers: { atMs: number; goOff: () => void }[] = []
  const due: string[] = []
  const changes = createTimedChanges({
    nowMs: () => nowMs,
    wait: ms => new Promise(goOff => timers.push({ atMs: nowMs + ms, goOff })),
    onDue: change => void due.push(`${change} at ${nowMs}`),
  })
  const passUntil = async (atMs: number) => {
    nowMs = atMs
    for (const timer of timers.filter(each => each.atMs <= atMs)) timer.goOff()
    await Promise.resolve()
  }
  return { changes, passUntil, due, timers }
}

test('a change is reported at its time, once, however many pages expect it', async () => {
  const { changes, passUntil, due } = timedScene()
  changes.expect('front', 1_000)
  changes.expect('front', 1_000)
  await passUntil(999)
  expect(due).toEqual([])
  await passUntil(1_000)
  await passUntil(5_000)
  expect(due).toEqual(['front at 1000'])
})

test('the earliest time counts, and pages rendered after it report the next', async () => {
  const { changes, passUntil, due } = timedScene()
  changes.expect('front', 3_000)
  changes.expect('front', 1_000)
  changes.expect('settings', 2_000)
  await passUntil(1_000)
  changes.expect('front', 2_000)
  await passUntil(2_000)
  await passUntil(3_000)
  expect(due).toEqual(['front at 1000', 'settings at 2000', 'front at 3000'])
})

test('a time months ahead does not fire immediately', () => {
  const { changes, timers } = timedScene()
  changes.expect('front', 90 * 86_400_000)
  expect(timers[0]?.atMs).toBe(2 ** 31 - 1)
})
