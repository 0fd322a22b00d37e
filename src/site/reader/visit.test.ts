import { expect, test } from 'vitest'
import { continueVisit } from './mark-new.ts'

const minuteMs = 60_000
const first = String(continueVisit('', { newest: 100, atMs: 1 }))

test('on the first visit nothing is new, not even what arrives during it', () => {
  const [seen, newest] = continueVisit(first, { newest: 110, atMs: minuteMs })
  expect(seen).toBeGreaterThan(110)
  expect(newest).toBe(110)
})

test('within a visit the same articles stay new, and after a pause only those that came since', () => {
  const second = continueVisit(first, { newest: 120, atMs: 40 * minuteMs })
  expect(second[0]).toBe(100)
  const reloaded = continueVisit(String(second), { newest: 130, atMs: 60 * minuteMs })
  expect(reloaded.slice(0, 2)).toEqual([100, 130])
  expect(continueVisit(String(reloaded), { newest: 130, atMs: 90 * minuteMs })[0]).toBe(130)
})

test('a clock that was set back begins a new visit and loses nothing', () => {
  const yearMs = 365 * 24 * 60 * minuteMs
  expect(continueVisit(`90,100,${yearMs}`, { newest: 120, atMs: 0 })).toEqual([100, 120, 0])
})

test('a clock that is a year ahead or behind marks the same articles as a right one', () => {
  const yearMs = 365 * 24 * 60 * minuteMs
  const seenAt = [0, 40, 60, 95]
  const newestAt = [100, 120, 130, 140]
  const seenBy = (offMs: number) => {
    let visit = continueVisit('', { newest: 100, atMs: 2 * yearMs + offMs })
    return seenAt.map((minutes, n) => {
      visit = continueVisit(String(visit), {
        newest: newestAt[n] ?? 0,
        atMs: 2 * yearMs + offMs + minutes * minuteMs,
      })
      return visit[0]
    })
  }
  expect(seenBy(0)).toEqual([Number.POSITIVE_INFINITY, 100, 100, 130])
  for (const offMs of [yearMs, -yearMs]) expect(seenBy(offMs)).toEqual(seenBy(0))
})

test('a page of older articles does not make newer ones new again', () => {
  expect(continueVisit(first, { newest: 50, atMs: 1 })[1]).toBe(100)
})

test('stored text that is no visit, such as that of another version, begins the first', () => {
  for (const text of ['', 'auto', '1,2', '1,2,x', '{"seen":1}'])
    expect(continueVisit(text, { newest: 100, atMs: 1 })).toEqual([Number.POSITIVE_INFINITY, 100, 1])
})
