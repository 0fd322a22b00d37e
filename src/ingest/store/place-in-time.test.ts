import { expect, test } from 'vitest'
import { placeInTime } from './place-in-time.ts'

const now = new Date('2026-03-01T06:00:00.000Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const entry = (name: string, publishedAt: Date | null) => ({ name, publishedAt })

function order(entries: { name: string; publishedAt: Date | null }[], isFirstRead: boolean) {
  const placed = placeInTime(entries, { now, isFirstRead })
  return placed.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

test('news is placed now, the newest on top, a millisecond apart', () => {
  const placed = order([entry('older', ago(3)), entry('newer', ago(1))], false)
  expect(placed.map(({ name, createdAt }) => [name, now.getTime() - createdAt.getTime()])).toEqual([
    ['newer', 0],
    ['older', 1],
  ])
})

test('without dates, the order of the feed counts', () => {
  expect(order([entry('first', null), entry('second', null)], false).map(({ name }) => name)).toEqual([
    'first',
    'second',
  ])
})

test('an old entry is placed by its date', () => {
  expect(order([entry('old', ago(50))], false)[0]?.createdAt).toEqual(ago(50))
})

test('a first read places every entry by its date and none on top', () => {
  const placed = order([entry('today', ago(2)), entry('undated', null), entry('yesterday', ago(23))], true)
  expect(placed.map(({ name }) => name)).toEqual(['today', 'yesterday', 'undated'])
  expect(placed[2]?.createdAt.getTime()).toBeLessThanOrEqual(ago(24).getTime())
})

test('nothing is placed in the future, whatever a feed claims', () => {
  for (const isFirstRead of [true, false]) {
    const [placed] = order([entry('tomorrow', ago(-24))], isFirstRead)
    expect(placed?.createdAt).toEqual(now)
  }
})
