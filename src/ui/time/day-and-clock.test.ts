import { expect, test } from 'vitest'
import { dayOf, readDay } from './day-and-clock.ts'

const now = new Date('2026-11-22T20:00:00Z')

test("a day begins at midnight of the site's clock, half past six in the evening in UTC", () => {
  expect(readDay('2026-11-21', now)).toEqual({
    key: '2026-11-21',
    from: new Date('2026-11-20T18:30:00Z'),
    to: new Date('2026-11-21T18:30:00Z'),
  })
  expect(dayOf(now).key).toBe('2026-11-23')
})

test.each([
  null,
  '',
  '2026-02-30',
  '2026-13-01',
  '21.11.2026',
  '2026-11-21T00:00',
  '9999-99-99',
  '0000-00-00',
  '2026-11-24',
])('%j is not a day', text => {
  expect(readDay(text, now)).toBeNull()
})
