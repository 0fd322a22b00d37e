import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDate } from './parse-date.ts'

const now = new Date('2026-01-10T12:00:00Z')

test.each([
  ['Sat, 05 Feb 2022 10:30:00 +0530', '2022-02-05T05:00:00Z'],
  ['Sat, 05 Feb 2022 10:30:00 IST', '2022-02-05T05:00:00Z'],
  ['Sat, 05 Feb 2022 10:30 EST', '2022-02-05T15:30:00Z'],
  ['05 Feb 22 10:30 GMT', '2022-02-05T10:30:00Z'],
  ['2022-02-05T10:30:00+05:30', '2022-02-05T05:00:00Z'],
  ['2022-02-05T10:30Z', '2022-02-05T10:30:00Z'],
  ['2022-02-05T10:30:00 05:30', '2022-02-05T05:00:00Z'],
  ['2022-02-05 10:30:00', '2022-02-05T10:30:00Z'],
  ['2022-02-05 10:30:00.123456', '2022-02-05T10:30:00Z'],
  ['2022-02-05', '2022-02-05T00:00:00Z'],
  ['20220205T103000Z', '2022-02-05T10:30:00Z'],
  ['1644057000', '2022-02-05T10:30:00Z'],
  ['1644057000000', '2022-02-05T10:30:00Z'],
  ['Feb 05, 2022 10:30 PM IST', '2022-02-05T17:00:00Z'],
  ['February 5, 2022, 10:30 a.m.', '2022-02-05T10:30:00Z'],
  ['05/02/2022 10:30', '2022-02-05T10:30:00Z'],
  ['02/25/2022 10:30', '2022-02-25T10:30:00Z'],
  ['2022/02/05', '2022-02-05T00:00:00Z'],
  ['03-12-31', '2003-12-31T00:00:00Z'],
  ['2022. 2. 5. 오후 10:30', '2022-02-05T22:30:00Z'],
  ['5 février 2022 à 10 h 30', '2022-02-05T10:30:00Z'],
  ['2022-02-05T10:30:00 0530', '2022-02-05T05:00:00Z'],
  ['2022-02-05T10:30:00Z[UTC]', '2022-02-05T10:30:00Z'],
  ['2022-02-05T10:30:00+05:30[Asia/Kolkata]', '2022-02-05T05:00:00Z'],
  ['/Date(1644057000000)/', '2022-02-05T10:30:00Z'],
  ['5 February 2022 IST', '2022-02-05T00:00:00Z'],
  ['99/12/31', '1999-12-31T00:00:00Z'],
  ['Sat, 05 Feb 2022 10:30 MET', '2022-02-05T09:30:00Z'],
  ['5 July 2022 10:30 MEST', '2022-07-05T08:30:00Z'],
  ['July 5, 2022 10:30 PM ET', '2022-07-06T02:30:00Z'],
  ['2022년 2월 5일 오후 10:30 KST', '2022-02-05T13:30:00Z'],
  ['2022-02-05 오후 10:30', '2022-02-05T22:30:00Z'],
  ['2022年2月5日 10時30分', '2022-02-05T10:30:00Z'],
  ['5 lutego 2022, 10:30', '2022-02-05T10:30:00Z'],
  ['05-02-2022 10:30:00', '2022-02-05T10:30:00Z'],
  ['5 फरवरी 2022 10:30', '2022-02-05T10:30:00Z'],
  ['05 பிப்ரவரி 2022', '2022-02-05T00:00:00Z'],
  ['०५ फेब्रुवारी २०२२, १०:३०', '2022-02-05T10:30:00Z'],
  ['Sat, 05 Feb 2022 10:30 AM (IST)', '2022-02-05T05:00:00Z'],
  ['mar., 01 déc. 2020 16:11:02 +0000', '2020-12-01T16:11:02Z'],
  ['Thu, 25 Feb 2016 00:00:00 Europe/Brussels', '2016-02-24T23:00:00Z'],
  ['Sat, 05 Feb 2022 24:00:00 GMT', '2022-02-06T00:00:00Z'],
  // The default of Drupal: 9 November 2020 was a Monday.
  ['Mon, 11/09/2020 - 14:30', '2020-11-09T14:30:00Z'],
  ['Monday 11 09 2020', '2020-11-09T00:00:00Z'],
  ['Fri, 11/09/2020 - 14:30', '2020-09-11T14:30:00Z'],
  ['Sun, 11/09/2020 - 14:30', '2020-09-11T14:30:00Z'],
  ['Nov 20; 2022', '2022-11-20T00:00:00Z'],
  ['2022 Nov 20:', '2022-11-20T00:00:00Z'],
  ['20º novembre 2022', '2022-11-20T00:00:00Z'],
  ['Nov 20–21, 2022', '2022-11-20T00:00:00Z'],
  ['2022 जनवरी 14: 09:45', '2022-01-14T09:45:00Z'],
  ['Nov 2022', '2022-11-01T00:00:00Z'],
  ['30 Nov 2022 5.30 PM', '2022-11-30T17:30:00Z'],
  // Of both orders of day and month, that which is not in the future.
  ['08/01/2026', '2026-01-08T00:00:00Z'],
  ['01/08/2026', '2026-01-08T00:00:00Z'],
  // What lies in the future becomes now.
  ['2031-01-01T00:00:00Z', '2026-01-10T12:00:00Z'],
])('%s is %s', (text, expected) => {
  expect(parseDate(text, now)?.toISOString()).toBe(new Date(expected).toISOString())
})

const languages = 'en-IN hi mr ne ta te kn ml bn as pa gu or ur'.split(' ')

test.each(languages)('%s dates of every month are read as browsers write them', language => {
  const misread = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 14)))
    .flatMap(day =>
      (['medium', 'long', 'full'] as const).map(dateStyle => ({
        day,
        text: new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(day),
      })),
    )
    .filter(({ day, text }) => parseDate(text, now)?.getTime() !== day.getTime())
  expect(misread.map(({ text }) => text)).toEqual([])
})

test.each([
  '',
  'soon',
  'Nov 20x 2022',
  '1970-01-01T00:00:00Z',
  '0001-01-01',
  'Mon, 01 Jan 0001 00:00:00 +0000',
  '01/01/0001',
  '31 Feb 2022',
  '2022-13-45',
  '99/99/2022',
  'x'.repeat(200),
])('"%s" is not a date', text => {
  expect(parseDate(text, now)).toBeNull()
})

test('missing text gives no date', () => {
  expect([parseDate(null, now), parseDate(undefined, now)]).toEqual([null, null])
})

test.each([
  ['2022-02-05 20:30:00', 'Asia/Kolkata', '2022-02-05T15:00:00Z'],
  ['2022-02-05T20:30', 'Asia/Kolkata', '2022-02-05T15:00:00Z'],
  ['05/02/2022 08:30 PM', 'Asia/Kolkata', '2022-02-05T15:00:00Z'],
  ['Feb 5, 2022, 20:30 hrs', 'Asia/Kolkata', '2022-02-05T15:00:00Z'],
  ['2022-02-05 20:30:00 +15:00', 'Asia/Kolkata', '2022-02-05T15:00:00Z'],
  ['2022-02-05', 'Asia/Kolkata', '2022-02-05T00:00:00Z'],
  ['5 February 2022', 'Asia/Kolkata', '2022-02-05T00:00:00Z'],
  ['Sat, 05 Feb 2022 20:30:00 GMT', 'Asia/Kolkata', '2022-02-05T20:30:00Z'],
  ['2022-02-05T20:30:00Z', 'Asia/Kolkata', '2022-02-05T20:30:00Z'],
  ['2022-02-05T20:30:00+01:00', 'Asia/Kolkata', '2022-02-05T19:30:00Z'],
  ['1644057000', 'Asia/Kolkata', '2022-02-05T10:30:00Z'],
  ['2022-07-05 20:30', 'Europe/Berlin', '2022-07-05T18:30:00Z'],
  ['2022-02-05 20:30', 'Europe/Berlin', '2022-02-05T19:30:00Z'],
  ['2026-01-10 17:29', '+05:30', '2026-01-10T11:59:00Z'],
  ['2022-02-05 20:30:00', null, '2022-02-05T00:00:00Z'],
  ['Feb 5, 2022, 8:30 PM', null, '2022-02-05T00:00:00Z'],
  ['2022-02-05 20:30:00 +0530', null, '2022-02-05T15:00:00Z'],
  ['2022-02-05T20:30:00Z', null, '2022-02-05T20:30:00Z'],
  ['2022-02-05', null, '2022-02-05T00:00:00Z'],
])('%s, written in the zone %s, is %s', (text, zone, expected) => {
  expect(parseDate(text, now, { zone })).toEqual(new Date(expected))
})

test('no text throws, and every result lies between 1995 and now', () => {
  const pieces = fc.constantFrom(' ', ...'2022 12 / - : Feb IST +0530 PM , 99 T Z ( x ٣'.split(' '))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 14 }).map(parts => parts.join('')),
      ),
      text => {
        const time = parseDate(text, now)?.getTime() ?? now.getTime()
        expect(time).toBeGreaterThanOrEqual(Date.UTC(1995, 0, 1))
        expect(time).toBeLessThanOrEqual(now.getTime())
      },
    ),
  )
})
