import { expect, test } from 'vitest'
import { continueVisit, readVisit } from './visit.ts'

const minuteMs = 60_000
const first = continueVisit(null, { newest: 100, atMs: 1 })

test('on the first visit nothing is new', () => {
  expect(first).toEqual({ seen: 100, newest: 100, atMs: 1 })
})

test('within a visit the same articles stay new, and after a pause only those that came since', () => {
  const second = continueVisit(first, { newest: 120, atMs: 40 * minuteMs })
  expect(second.seen).toBe(100)
  const reloaded = continueVisit(second, { newest: 130, atMs: 60 * minuteMs })
  expect(reloaded).toMatchObject({ seen: 100, newest: 130 })
  expect(continueVisit(reloaded, { newest: 130, atMs: 90 * minuteMs }).seen).toBe(130)
})

test('a clock that was set back begins a new visit and loses nothing', () => {
  const yearMs = 365 * 24 * 60 * minuteMs
  expect(continueVisit({ seen: 90, newest: 100, atMs: yearMs }, { newest: 120, atMs: 0 })).toEqual({
    seen: 100,
    newest: 120,
    atMs: 0,
  })
})

test('a clock that is a year ahead or behind marks the same articles as a right one', () => {
  const yearMs = 365 * 24 * 60 * minuteMs
  const seenAt = [0, 40, 60, 95]
  const newestAt = [100, 120, 130, 140]
  const seenBy = (offMs: number) => {
    let visit = continueVisit(null, { newest: 100, atMs: 2 * yearMs + offMs })
    return seenAt.map((minutes, n) => {
      visit = continueVisit(visit, {
        newest: newestAt[n] ?? 0,
        atMs: 2 * yearMs + offMs + minutes * minuteMs,
      })
      return visit.seen
    })
  }
  expect(seenBy(0)).toEqual([100, 100, 100, 130])
  for (const offMs of [yearMs, -yearMs]) expect(seenBy(offMs)).toEqual(seenBy(0))
})

test('a page of older articles does not make newer ones new again', () => {
  expect(continueVisit(first, { newest: 50, atMs: 1 }).newest).toBe(100)
})

test('a visit is read as the browser stored its numbers, and other text is none', () => {
  expect(readVisit(String([first.seen, first.newest, first.atMs]))).toEqual(first)
  for (const text of [null, '', 'auto', '1,2', '1,2,x', '{"seen":1}']) expect(readVisit(text)).toBeNull()
})
