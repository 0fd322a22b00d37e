import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectAtRest } from './collect-at-rest.ts'

let activeMs = 0
let collections = 0

beforeEach(() => {
  vi.useFakeTimers()
  activeMs = 0
  collections = 0
  collectAtRest({
    readActiveMs: () => activeMs,
    collect: () => {
      collections++
      activeMs += 50
    },
  })
})

afterEach(() => vi.useRealTimers())

/** Lets `seconds` pass, in each of which the process works for `msASecond`. */
function pass(seconds: number, msASecond: number) {
  for (let second = 0; second < seconds; second++) {
    activeMs += msASecond
    vi.advanceTimersByTime(1_000)
  }
}

test('collects once after a start, when the process has rested for twenty seconds', () => {
  pass(30, 400)
  expect(collections).toBe(0)
  pass(15, 1)
  expect(collections).toBe(0)
  pass(60, 1)
  expect(collections).toBe(1)
})

test('collects again only after more work, to which the timers of an idle worker do not add', () => {
  pass(30, 30)
  expect(collections).toBe(1)
  pass(3_600, 30)
  expect(collections).toBe(1)
  pass(10, 200)
  pass(30, 1)
  expect(collections).toBe(2)
})

test('never collects while the process works a little all the time', () => {
  pass(3_600, 60)
  expect(collections).toBe(0)
})

test('the default collector works', () => {
  expect(() => {
    collectAtRest()
    vi.advanceTimersByTime(30_000)
  }).not.toThrow()
})
