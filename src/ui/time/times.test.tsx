import { expect, test } from 'vitest'
import { draw } from '../../../test/support/draw.tsx'
import { formatDay, formatList, formatNumber } from '../../text/format.ts'
import { languages } from '../../text/language.ts'
import { siteDay } from '../../text/site-zone.ts'
import { articlesFound, outlets } from '../../words/counts.ts'
import { clockTime, dayKey, exactTime } from './day-and-clock.ts'
import { pastWords, relativeTime, timeDistance, timeSince } from './relative-time.ts'
import { Clock, indiaTime, TimeAgo } from './shown-time.tsx'

const now = new Date('2026-01-02T06:30:00Z')
const hourMs = 3_600_000

test("a time of today is shown as the site's clock", () => {
  expect(clockTime(new Date('2026-01-02T06:05:00Z'), { now, language: 'en' })).toBe('11:35')
  expect(clockTime(new Date('2026-01-01T18:35:00Z'), { now, language: 'en' })).toBe('00:05')
})

test('a time of yesterday in the last 24 hours is shown with its day', () => {
  expect(clockTime(new Date('2026-01-01T15:36:00Z'), { now, language: 'en' })).toBe('1 Jan 21:06')
  const shared = { now, language: 'en', offsetMs: -7 * hourMs } as const
  expect(clockTime(new Date('2026-01-02T05:00:00Z'), shared)).toBe('22:00')
  expect(clockTime(new Date('2026-01-01T06:59:00Z'), shared)).toBe('31 Dec 23:59')
})

test('an earlier time is shown as its day', () => {
  expect(clockTime(new Date('2025-12-31T20:00:00Z'), { now, language: 'en' })).toBe('1 Jan')
})

test("times are in the reader's zone if it is given", () => {
  const at = new Date('2026-01-01T20:00:00Z')
  expect(clockTime(at, { now, language: 'en', offsetMs: -5 * hourMs })).toBe('1 Jan 15:00')
  expect(exactTime(at, { language: 'en', offsetMs: -5 * hourMs })).toBe('1 Jan, 15:00')
  expect(exactTime(at, { language: 'en' })).toBe('2 Jan, 01:30')
  expect(dayKey(at, -5 * hourMs)).toBe('2026-01-01')
  expect(dayKey(at)).toBe('2026-01-02')
})

test('an invalid time gives empty text', () => {
  expect(clockTime(new Date('none'), { now, language: 'en' })).toBe('')
})

test.each(languages)('the clock in %s uses 24 hours and Latin digits', language => {
  for (const time of ['00:00', '09:05', '13:45', '23:59']) {
    const at = new Date(`2026-01-01T${time}:00+05:30`)
    expect(clockTime(at, { now: at, language })).toBe(time)
  }
})

const before = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now, 'en')

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [119, '1 minute ago'],
  [12 * 60, '12 minutes ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, '1 day ago'],
  [29 * 86_400, '29 days ago'],
  [30 * 86_400, '1 month ago'],
  [364 * 86_400, '12 months ago'],
  [365 * 86_400, '1 year ago'],
])('%d seconds before now reads "%s"', (seconds, text) => {
  expect(before(seconds)).toBe(text)
})

test('a time in the future is described as such', () => {
  expect(before(-30)).toBe('just now')
  expect(before(-7_200)).toBe('in 2 hours')
})

test('an invalid date reads "recently"', () => {
  expect(relativeTime(new Date('yesterday-ish'), now, 'en')).toBe('recently')
  expect(relativeTime(new Date(''), now, 'en')).toBe('recently')
})

test('extreme times are still words', () => {
  expect(relativeTime(new Date('0001-01-01T00:00:00Z'), now, 'en')).toMatch(/^2,0\d\d years ago$/)
  expect(relativeTime(new Date('9999-01-01T00:00:00Z'), now, 'en')).toMatch(/^in 7,9\d\d years$/)
})

test('the time is in words for people and exact for machines', () => {
  const html = draw(<TimeAgo at={new Date('2026-01-02T06:00:00Z')} now={now} />)
  expect(html).toBe('<time dateTime="2026-01-02T06:00:00Z">30 minutes ago</time>')
})

test('a time of more than twelve hours ago is marked, so that a phone shows it where it hides newer ones', () => {
  const drawAgo = (hours: number) => draw(<TimeAgo at={new Date(now.getTime() - hours * hourMs)} now={now} />)
  expect(drawAgo(12)).not.toContain('class')
  expect(drawAgo(13)).toBe('<time class="old" dateTime="2026-01-01T17:30:00Z">13 hours ago</time>')
})

test('an invalid date is "recently" and has no machine-readable time', () => {
  expect(draw(<TimeAgo at={new Date('never')} now={now} />)).toBe('<span>recently</span>')
})

test('so it is in a list ordered by time', () => {
  expect(draw(<Clock at={new Date('never')} now={now} />)).toBe('<span class="clock">recently</span>')
})

const secondsOf = { minute: 60, hour: 3_600, day: 86_400, month: 2_592_000, year: 31_536_000 }

test.each(languages)("a page's words in %s match the platform's", language => {
  const words = pastWords(language)
  for (const seconds of Object.values(secondsOf)) {
    for (let count = 0; count < 100; count++) {
      const at = new Date(now.getTime() - count * seconds * 1000)
      expect(timeSince(at, now, words)).toBe(timeDistance(at, now, language))
    }
  }
})

test('with a slow clock a future time is not shown as recent', () => {
  expect(timeSince(new Date(now.getTime() + 600_000), now, pastWords('en'))).toBeNull()
})

test("without a page's words there is no text", () => {
  expect(timeSince(new Date(now.getTime() - 600_000), now, '')).toBeNull()
})

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
