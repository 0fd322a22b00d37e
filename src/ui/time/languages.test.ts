import { expect, test } from 'vitest'
import { formatDay, formatList, formatNumber } from '../../text/format.ts'
import { siteDay } from '../../text/site-zone.ts'
import { articlesFound, outlets } from '../../words/counts.ts'
import { exactTime } from './day-and-clock.ts'
import { indiaTime } from './india-time.ts'
import { relativeTime } from './relative-time.ts'

const at = new Date('2026-11-22T14:45:00Z')

test('times in Hindi follow Hindi newspapers, with Latin digits', () => {
  expect(exactTime(at, { language: 'hi' })).toBe('22 नवंबर, 20:15')
  expect(siteDay(at, 'hi')).toBe('रविवार, 22 नवंबर 2026')
  expect(indiaTime(at, 'hi')).toBe('22 नवंबर 2026 को 20:15 बजे IST')
  expect(relativeTime(at, new Date('2026-11-22T14:57:00Z'), 'hi')).toBe('12 मिनट पहले')
  expect(relativeTime(at, at, 'hi')).toBe('अभी-अभी')
  expect(relativeTime(new Date('never'), at, 'hi')).toBe('हाल ही में')
  expect(formatDay(at, 'hi')).toBe('22 नवंबर')
})

test('numbers, lists and counts in Hindi: 0 and 1 are singular', () => {
  expect(formatNumber(1_234_567, 'hi')).toBe('12,34,567')
  expect(formatList(['क', 'ख', 'ग'], 'hi')).toBe('क, ख, और ग')
  expect([0, 1, 2].map(count => articlesFound('hi', { count }))).toEqual([
    '0 खबर मिली',
    '1 खबर मिली',
    '2 खबरें मिलीं',
  ])
})

test('Tamil, the third language, needs only its catalogue and the platform', () => {
  expect(exactTime(at, { language: 'ta' })).toBe('நவ. 22, 20:15')
  expect(formatNumber(1_234_567, 'ta')).toBe('12,34,567')
  expect([1, 2].map(count => outlets('ta', { count }))).toEqual(['1 ஊடகம்', '2 ஊடகங்கள்'])
})
