import { expect, test } from 'vitest'
import { nextMorning, snoozeChoices } from './snooze-times.ts'

// Wall clock times, independent of the machine's time zone.
const at = (day: number, hour: number) => new Date(2026, 2, day, hour)
const offered = (now: Date) =>
  snoozeChoices(now, 'en').map(({ value, label }) => [
    label,
    new Date(value).getDate(),
    new Date(value).getHours(),
  ])

test('on a Sunday morning the choices are in the order of time, and tomorrow is not offered again as Monday', () => {
  expect(offered(at(1, 9))).toEqual([
    ['In an hour (10:00)', 1, 10],
    ['In three hours (12:00)', 1, 12],
    ['This evening (18:00)', 1, 18],
    ['Tomorrow morning (08:00)', 2, 8],
    ['In a week (08:00)', 8, 8],
  ])
})

test('in the evening no evening is offered, and on a Monday the next Monday', () => {
  expect(offered(at(2, 19))).toEqual([
    ['In an hour (20:00)', 2, 20],
    ['In three hours (22:00)', 2, 22],
    ['Tomorrow morning (08:00)', 3, 8],
    ['On Monday (08:00)', 9, 8],
  ])
})

test('after midnight the first morning is that of the new day', () => {
  expect(offered(at(3, 0))).toEqual([
    ['In an hour (01:00)', 3, 1],
    ['In three hours (03:00)', 3, 3],
    ['This morning (08:00)', 3, 8],
    ['This evening (18:00)', 3, 18],
    ['Tomorrow morning (08:00)', 4, 8],
    ['On Monday (08:00)', 9, 8],
    ['In a week (08:00)', 10, 8],
  ])
})

test('no two choices are in the same minute, at any hour of a week', () => {
  for (let hour = 0; hour < 7 * 24; hour++) {
    const now = new Date(2026, 2, 1, hour, 0, 40)
    const minutes = snoozeChoices(now, 'en').map(({ value }) => value.slice(0, 'yyyy-mm-ddThh:mm'.length))
    expect(new Set(minutes).size).toBe(minutes.length)
  }
})

test('the next morning is the first that has not begun', () => {
  expect(nextMorning(at(1, 0))).toEqual(at(1, 8))
  expect(nextMorning(at(1, 8))).toEqual(at(2, 8))
  expect(nextMorning(new Date(2026, 11, 31, 23))).toEqual(new Date(2027, 0, 1, 8))
})
