import { expect, test } from 'vitest'
import { ageMs, findDateInText } from './article-date-in-text.ts'

const now = new Date('2026-01-10T12:00:00Z')

test.each([
  ['Published on 5 January 2026, 10:30 IST by A. Writer', '2026-01-05T05:00:00.000Z'],
  ['Posted Jan. 5th, 2026 at 4:20 pm', '2026-01-05T16:20:00.000Z'],
  ['Updated 2026-01-05 by the desk', '2026-01-05T00:00:00.000Z'],
  ['at 2026-01-05T10:00:00+05:30', '2026-01-05T04:30:00.000Z'],
  ['Stand: 05.01.2026 - 14:30 Uhr', '2026-01-05T14:30:00.000Z'],
  ['Publié le 5 janvier 2026 à 8h15', '2026-01-05T08:15:00.000Z'],
  ['publicado el 5 de enero de 2026', '2026-01-05T00:00:00.000Z'],
  ['प्रकाशित: 5 जनवरी 2026', '2026-01-05T00:00:00.000Z'],
  ['05.01.26', '2026-01-05T00:00:00.000Z'],
  ['2026/1/5', '2026-01-05T00:00:00.000Z'],
  ['२९ डिसेंबर २०२५', '2025-12-29T00:00:00.000Z'],
  ['2026 ജനുവരി 5', '2026-01-05T00:00:00.000Z'],
  ['5 मई 2025', '2025-05-05T00:00:00.000Z'],
  ["5 Jan '26, 10:30 AM (IST)", '2026-01-05T05:00:00.000Z'],
  ['Room 12, section 2026 opened 5 January 2026', '2026-01-05T00:00:00.000Z'],
  ['Published: Monday, January 5, 2026, 10:30 [IST]', '2026-01-05T05:00:00.000Z'],
  ['Monday, 5 January 2026 (10:30 IST)', '2026-01-05T05:00:00.000Z'],
  ['Jan 5, 2026 / 10:30 IST', '2026-01-05T05:00:00.000Z'],
  ['Jan. 5, 2026 10:30 p.m. ET', '2026-01-06T03:30:00.000Z'],
  ['05/Jan/2026', '2026-01-05T00:00:00.000Z'],
  ['Jan-05-2026', '2026-01-05T00:00:00.000Z'],
  ['Updated: 7 January 2026 | Published: 5 January 2026', '2026-01-05T00:00:00.000Z'],
  ['Meeting on 5 March 2026, announced 5 January 2026', '2026-01-05T00:00:00.000Z'],
  ['01/05/2026', '2026-01-05T00:00:00.000Z'],
  ['03-12-31', '2003-12-31T00:00:00.000Z'],
  ['2026. 1. 5. 오후 4:20', '2026-01-05T16:20:00.000Z'],
  ['2026. január 5., 16:20', '2026-01-05T16:20:00.000Z'],
  ['2026-01-05 16:20 KST', '2026-01-05T07:20:00.000Z'],
  ['2026/01/05(月) 16:20', '2026-01-05T16:20:00.000Z'],
  ['5 января 2026 г. в 16:20', '2026-01-05T16:20:00.000Z'],
  ['le 5 janvier 2026 à 16 h 20', '2026-01-05T16:20:00.000Z'],
  ['16:20 IST, Monday, 5 January 2026', '2026-01-05T10:50:00.000Z'],
  ['4:20 PM | Jan 5, 2026', '2026-01-05T16:20:00.000Z'],
  ['2026年1月5日 10時30分更新', '2026-01-05T10:30:00.000Z'],
  ['입력 2026.01.05 오후 3:15', '2026-01-05T15:15:00.000Z'],
  ['입력 : 2026년 1월 5일 오전 9시 5분', '2026-01-05T09:05:00.000Z'],
  ['发布时间：2026-01-05 下午3:15', '2026-01-05T15:15:00.000Z'],
  ['luni, 5 ianuarie 2026, 16:20', '2026-01-05T16:20:00.000Z'],
  ['5 января 2026, 16:20 MSK', '2026-01-05T13:20:00.000Z'],
  ['5 มกราคม 2569 10:30', '2026-01-05T10:30:00.000Z'],
  ['5 July 2025, 10:30 MEST', '2025-07-05T08:30:00.000Z'],
  ['5 जनवरी 2026, शाम 5:30 बजे', '2026-01-05T17:30:00.000Z'],
  ['Vol. 12, No. 3: January 5, 2026', '2026-01-05T00:00:00.000Z'],
])('"%s" contains a date', (text, iso) => {
  expect(findDateInText(text, { now, order: 'day-first' })?.at.toISOString()).toBe(iso)
})

test.each([
  '',
  'two hours ago',
  'Room 12, 2026 seats',
  'call 1800 2026 12',
  '13.13.2026',
  '31 Febtober 2026',
  '192.168.20.26',
])('"%s" contains no date', text => {
  expect(findDateInText(text, { now, order: 'day-first' })).toBeNull()
})

test('numeric dates are read in the order of the page, unless the numbers contradict it', () => {
  const read = (text: string, order: 'day-first' | 'month-first') => findDateInText(text, { now, order })?.day
  expect(read('03/05/2025', 'day-first')).toBe('2025-05-03')
  expect(read('03/05/2025', 'month-first')).toBe('2025-03-05')
  expect(read('25/12/2025', 'month-first')).toBe('2025-12-25')
  expect(read('12/25/2025', 'day-first')).toBe('2025-12-25')
  expect(read('03.05.2025', 'month-first')).toBe('2025-05-03')
})

test('the first date of a text counts', () => {
  expect(findDateInText('5 Jan 2026, updated 7 Jan 2026', { now, order: 'day-first' })?.day).toBe(
    '2026-01-05',
  )
})

test('a date keeps its written day, whatever the day in UTC, and records whether it was written in UTC', () => {
  const read = (text: string) => findDateInText(text, { now, order: 'day-first' })
  expect(read('6 January 2026, 01:10 IST')).toEqual({
    at: new Date('2026-01-05T19:40:00Z'),
    day: '2026-01-06',
    isInUtc: false,
  })
  expect(read('at 2026-01-05T10:00:00Z')).toMatchObject({ day: '2026-01-05', isInUtc: true })
  expect(read('1 January 2031')).toMatchObject({ at: now, day: '2026-01-10' })
})

const minuteMs = 60_000

test.each([
  ['5 minutes ago', 5],
  ['25 mins ago', 25],
  ['an hour ago', 60],
  ['Updated 3 hrs. ago', 180],
  ['2 days ago', 2880],
  ['२ घंटे पहले', 120],
  ['15 मिनट पूर्व', 15],
  ['3 तासांपूर्वी', 180],
  ['৪ ঘণ্টা আগে', 240],
  ['2 மணி நேரத்திற்கு முன்', 120],
  ['3 గంటల క్రితం', 180],
  ['2 ಗಂಟೆಗಳ ಹಿಂದೆ', 120],
  ['5 മണിക്കൂർ മുമ്പ്', 300],
  ['૨ કલાક પહેલા', 120],
  ['2 ਘੰਟੇ ਪਹਿਲਾਂ', 120],
  ['2 گھنٹے پہلے', 120],
])('"%s" is %d minutes', (text, minutes) => {
  expect(ageMs(text)).toBe(minutes * minuteMs)
})

test.each([
  '',
  'ago',
  '100 years ago',
  '3 moons ago',
  'long ago',
  '2 hours',
  'He said 3 hours ago that the dam would hold for the night',
])('"%s" is not an age', text => {
  expect(ageMs(text)).toBeNull()
})
