import { expect, test } from 'vitest'
import { siteFileDay, siteFileMinute } from './site-zone.ts'

test('the name of a file has the day and the clock of the site, not those of UTC', () => {
  const nightInIndia = new Date('2026-11-29T20:27:59Z')
  expect(siteFileDay(nightInIndia)).toBe('2026-11-30')
  expect(siteFileMinute(nightInIndia)).toBe('2026-11-30T0157')
})
