import { expect, test } from 'vitest'
import { snoozeChoices, tomorrowMorning } from './snooze-times.ts'

// Wall clock times, independent of the machine's time zone.
const at = (day: number, hour: number) => new Date(2026, 2, day, hour)
const offered = (now: Date) =>
  snoozeChoices(now, 'en').map(({ value, label }) => [
    label,
    new Date(value).getDate(),
    new Date(value).getHours(),
  ])

test('on a Sunday morning the choices are in the order of time', () => {
  expect(offered(at(1, 9))).toEqual([
    ['In an hour', 1, 10],
    ['In three hours', 1, 12],
    ['This evening', 1, 18],
    ['Tomorrow morning', 2, 8],
    ['On Monday', 2, 8],
    ['In a week', 8, 8],
  ])
})

test('in the evening no evening is offered, and on a Monday the next Monday', () => {
  const labels = offered(at(2, 19))
  expect(labels.map(([label]) => label)).not.toContain('This evening')
  expect(labels).toContainEqual(['On Monday', 9, 8])
})

test('tomorrow morning is the morning of the next day, also just after midnight', () => {
  expect(tomorrowMorning(at(1, 0))).toEqual(at(2, 8))
  expect(tomorrowMorning(new Date(2026, 11, 31, 23))).toEqual(new Date(2027, 0, 1, 8))
})
