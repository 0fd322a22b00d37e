import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { describeLine } from '../../../domain/exchange/line-reason.ts'
import { formValue, isoTimeOf, problemsOf, readFlag, readTimes, textOf } from './import-row.ts'

test.each([
  [' a b ', 'a b'],
  ['a\0b', 'ab'],
  [12, '12'],
  [0, '0'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [['a'], ''],
  [{ a: 1 }, ''],
])('the value %j is the text %j', (value, text) => {
  expect(textOf(value)).toBe(text)
})

test('a list or an object is left for the schema of the form to refuse', () => {
  expect(formValue(['a'])).toEqual(['a'])
  expect(formValue({ a: 1 })).toEqual({ a: 1 })
  expect([formValue(null), formValue(7), formValue(' x ')]).toEqual(['', '7', 'x'])
})

test.each([true, 't', 'T', 'TRUE', 'true', 1, '1', 'yes', ' on '])('%j is true', value => {
  expect(readFlag(value)).toBe(true)
})

test.each([false, 'f', 'FALSE', 0, '0', 'no', 'off', '', null, undefined])('%j is false', value => {
  expect(readFlag(value)).toBe(false)
})

test.each(['maybe', 2, '10', 'wahr', 'null'])('%j is neither', value => {
  expect(readFlag(value)).toBeNull()
})

test('a problem is reported with the column’s name in the file', () => {
  const schema = z.object({ imageUrl: z.string('bad-url') })
  const parsed = schema.safeParse({ imageUrl: 7 })
  if (parsed.success) throw new Error('7 is no text')
  expect(problemsOf(parsed.error)).toEqual([{ code: 'field', column: 'image_url', problem: 'bad-url' }])
})

test('of several problems of a column, the first is reported', () => {
  const schema = z.object({ title: z.string().check(z.minLength(5, 'too-short'), z.startsWith('A', 'no-a')) })
  const { error } = schema.safeParse({ title: 'b' })
  expect(problemsOf(error).map(({ problem }) => problem)).toEqual(['too-short'])
})

const now = new Date('2026-01-02T06:30:00Z')

test.each<[unknown, string]>([
  ['2025-05-01T10:20:30Z', '2025-05-01T10:20:30Z'],
  ['2025-05-01T10:20:30.123456+00:00', '2025-05-01T10:20:30.123456+00:00'],
  ['2025-05-01 10:20:30.123+00', '2025-05-01T10:20:30.123+00:00'],
  ['2025-05-01 10:20:30+0530', '2025-05-01T10:20:30+05:30'],
  ['2025-05-01 10:20', '2025-05-01T10:20:00'],
  ['2025-05-01', '2025-05-01T00:00:00'],
  ['5/1/2025', '5/1/2025'],
  ['', ''],
  [null, ''],
  ...['N/A', 'NULL', '\\N', '—', '0000-00-00 00:00:00'].map((none): [unknown, string] => [none, '']),
  ['Thu, 01 May 2025 10:00:00 +0530', '2025-05-01T04:30:00.000Z'],
  ['Thursday, May 1, 2025', '2025-05-01T00:00:00'],
  ['1st May 2025', '2025-05-01T00:00:00'],
  ['2025/05/01', '2025-05-01T00:00:00'],
  ['2025/5/1 10:30', '2025-05-01T05:00:00.000Z'],
  ['2025-05-01 9:05', '2025-05-01T03:35:00.000Z'],
  ['2025-05-01 10:05:00 UTC', '2025-05-01T10:05:00.000Z'],
  ['2025-05-01 10:05:00 IST', '2025-05-01T04:35:00.000Z'],
  ['2025-05-01 10:05:00 +0530 IST', '2025-05-01T04:35:00.000Z'],
  ['Thu May 01 2025 10:00:00 GMT+0530 (India Standard Time)', '2025-05-01T04:30:00.000Z'],
  ['14-Nov-26', '2026-11-14T00:00:00'],
  ['Feb 13, 2026', '2026-02-13T00:00:00'],
  ['5 September 2026', '2026-09-05T00:00:00'],
  ['05-Feb-2026 7:00 PM', '2026-02-05T13:30:00.000Z'],
  ['5 Sept. 2026', '2026-09-05T00:00:00'],
  ['5 फ़रवरी 2026', '2026-02-05T00:00:00'],
  ['5 जन॰ 2026', '2026-01-05T00:00:00'],
  ['05-जन-2026', '2026-01-05T00:00:00'],
  ['5 மே 2026', '2026-05-05T00:00:00'],
  ['5 févr. 2026 21:05', '2026-02-05T15:35:00.000Z'],
  ['13 Foo 2026', '13 Foo 2026'],
  ['13 सोमवार 2026', '13 सोमवार 2026'],
  ['20250501T100000Z', '2025-05-01T10:00:00.000Z'],
  ['1 May 2025 10:00 pm +0530', '2025-05-01T16:30:00.000Z'],
  ['20250501', '2025-05-01T00:00:00'],
  ['२०२५-०५-०१', '2025-05-01T00:00:00'],
  ['1746073800', '2025-05-01T04:30:00.000Z'],
  [1746073800000, '2025-05-01T04:30:00.000Z'],
  [{ $date: '2025-05-01T04:30:00Z' }, '2025-05-01T04:30:00Z'],
  [{ $date: { $numberLong: '1746073800000' } }, '2025-05-01T04:30:00.000Z'],
  [{ $date: 1746073800000 }, '2025-05-01T04:30:00.000Z'],
  [{ _seconds: 1746073800, _nanoseconds: 0 }, '2025-05-01T04:30:00.000Z'],
  [{ from: 1 }, '{"from":1}'],
  [['2025-05-01'], '["2025-05-01"]'],
  ...[
    '2025',
    '2025-05',
    'May 2025',
    '5/1/2025 10:30 IST',
    'Sun 5/1/2025',
    '31/02/2025',
    '05 01 2025',
    '1 May 2025 5 30 7',
  ].map((unclear): [unknown, string] => [unclear, unclear]),
])('%j is converted to %j', (text, iso) => {
  expect(isoTimeOf(text, now)).toBe(iso)
})

function createdAt(text: string) {
  const read = readTimes(new Map([['created_at', text]]), now)
  const reasons = read.problems.slice(0, 1)
  return describeLine({ outcome: 'wrong', reasons }, 'en') || (read.values.created_at ?? null)
}

test.each([
  ['2025-05-01 10:20:30.123456+00', '2025-05-01T10:20:30.123Z'],
  ['2025-05-01T10:20', '2025-05-01T04:50:00.000Z'],
  ['2024-02-29', '2024-02-28T18:30:00.000Z'],
  ['2026-01-02T06:34:00Z', '2026-01-02T06:34:00.000Z'],
  ['', null],
])('a record created at %j has the time %j', (text, at) => {
  expect(createdAt(text)).toBe(at)
})

test.each(['2025-02-29', '2025-13-01', '2025-01-01T25:00', 'now', 'May 2025'])('%s is not a time', text => {
  expect(createdAt(text)).toMatch(/^created_at: .* is not a time such as/)
})

test('a time further ahead than clocks may differ is refused', () => {
  expect(createdAt('2026-01-02T06:36:00Z')).toBe('created_at: It is in the future')
})
