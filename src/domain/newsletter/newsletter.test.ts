import { expect, test } from 'vitest'
import { findNextDay, listSlots } from './newsletter.ts'

const daily = { newsletterHour: 7, newsletterDays: '1234567' }
const kolkata = 'Asia/Kolkata'
const berlin = 'Europe/Berlin'

const at = (time: string, zone = kolkata, settings = daily) =>
  listSlots(settings, { now: new Date(time), zone }).map(({ day, state }) => `${day} ${state}`)

test('a letter is due from its hour in the site’s time zone, and late after four hours', () => {
  expect(at('2026-01-02T01:29:59Z')).toEqual(['2026-01-01 late'])
  expect(at('2026-01-02T01:30:00Z')).toEqual(['2026-01-01 late', '2026-01-02 due'])
  expect(at('2026-01-02T05:30:00Z')).toContain('2026-01-02 due')
  expect(at('2026-01-02T05:31:00Z')).toContain('2026-01-02 late')
})

test('the slot has the time when it began', () => {
  const [, today] = listSlots(daily, { now: new Date('2026-01-02T03:00:00Z'), zone: kolkata })
  expect(today?.startedAt).toEqual(new Date('2026-01-02T01:30:00Z'))
})

test('a letter of the evening may be sent after midnight, for its own day', () => {
  const evening = { newsletterHour: 23, newsletterDays: '5' }
  // 2026-01-02 is a Friday.
  expect(at('2026-01-02T19:30:00Z', kolkata, evening)).toEqual(['2026-01-02 due'])
  expect(at('2026-01-03T19:30:00Z', kolkata, evening)).toEqual([])
})

test('days that were not chosen have no letter', () => {
  expect(at('2026-01-02T03:00:00Z', kolkata, { ...daily, newsletterDays: '6' })).toEqual([])
  expect(at('2026-01-03T03:00:00Z', kolkata, { ...daily, newsletterDays: '6' })).toEqual(['2026-01-03 due'])
})

test('an hour skipped by daylight saving time is made up for, and a repeated one belongs to the same day', () => {
  const two = { newsletterHour: 2, newsletterDays: '1234567' }
  expect(at('2026-03-29T00:59:00Z', berlin, two)).toEqual(['2026-03-28 late'])
  expect(at('2026-03-29T01:00:00Z', berlin, two)).toContain('2026-03-29 due')
  const twice = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map(time => at(time, berlin, two).at(-1))
  expect(twice).toEqual(['2026-10-25 due', '2026-10-25 due'])
})

test('the next letter is today until its hour, then on the next chosen day', () => {
  const next = (time: string, newsletterDays: string) =>
    findNextDay({ newsletterHour: 7, newsletterDays }, { now: new Date(time), zone: kolkata })
  expect(next('2026-01-02T01:29:00Z', '5')).toBe('2026-01-02')
  expect(next('2026-01-02T01:30:00Z', '5')).toBe('2026-01-09')
  expect(next('2026-01-02T01:30:00Z', '56')).toBe('2026-01-03')
  expect(next('2026-01-02T01:30:00Z', '')).toBeNull()
})
