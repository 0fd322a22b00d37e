import { expect, test } from 'vitest'
import { countWithin, describeTimeline } from './story-timeline.tsx'

const outlet = (source: string, at: string) => ({ source, firstAt: new Date(at), linkCount: 1 })

test("a new story is divided into full hours of the site's clock, half past in UTC", () => {
  const outlets = [
    outlet('a', '2026-01-01T06:29:00Z'),
    outlet('b', '2026-01-01T06:30:00Z'),
    outlet('c', '2026-01-01T07:29:59Z'),
    outlet('d', '2026-01-01T11:00:00Z'),
  ]
  const { spanMs, steps } = describeTimeline(outlets)
  expect(spanMs).toBe(3_600_000)
  expect(
    steps.map(({ at, outlets: of }) => [at.toISOString(), of.map(({ source }) => source).join()]),
  ).toEqual([
    ['2026-01-01T06:29:00.000Z', 'a'],
    ['2026-01-01T06:30:00.000Z', 'b,c'],
    ['2026-01-01T11:00:00.000Z', 'd'],
  ])
})

test("a long story has at most a dozen rows, divided into days of the site's clock", () => {
  const outlets = Array.from({ length: 40 }, (_, n) =>
    outlet(`o${n}`, new Date(Date.UTC(2026, 0, 1, n * 6)).toISOString()),
  )
  const { spanMs, steps } = describeTimeline(outlets)
  expect(spanMs).toBe(86_400_000)
  expect(steps.length).toBeLessThanOrEqual(12)
  expect(steps.flatMap(({ outlets: of }) => of)).toHaveLength(40)
  expect(steps[1]?.at.toISOString()).toBe('2026-01-02T00:00:00.000Z')
})

test('without outlets there are no rows', () => {
  expect(describeTimeline([]).steps).toEqual([])
  expect(countWithin([], 1)).toBe(0)
})

test('outlets that followed soon are counted without the first', () => {
  const outlets = [
    outlet('a', '2026-01-01T06:00:00Z'),
    outlet('b', '2026-01-01T09:00:00Z'),
    outlet('c', '2026-01-01T09:00:01Z'),
  ]
  expect(countWithin(outlets, 3 * 3_600_000)).toBe(1)
})
