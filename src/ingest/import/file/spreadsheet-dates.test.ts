import { expect, test, vi } from 'vitest'
import type { FileRecord } from './open-file.ts'
import { findDayOrder, readSpreadsheetDate, withReadDates } from './spreadsheet-dates.ts'

test.each([
  ['30-11-2026 10:41', '2026-11-30T10:41:00'],
  ['13-02-2026', '2026-02-13T00:00:00'],
  ['13.2.2026', '2026-02-13T00:00:00'],
  ['13/2/2026 9:05 AM', '2026-02-13T09:05:00'],
  ['2/13/2026 21:05', '2026-02-13T21:05:00'],
  ['2/13/2026 12:05:09 am', '2026-02-13T00:05:09'],
  ['13.2.2026 9.05', '2026-02-13T09:05:00'],
  ['13/2/2026 10:05:00 p.m.', '2026-02-13T22:05:00'],
  ['13/02/26', '2026-02-13T00:00:00'],
  ['13/2/99 9:05', '1999-02-13T09:05:00'],
  ['5/5/2026', '2026-05-05T00:00:00'],
  ['44606.5', '2022-02-14T12:00:00'],
  ['44606,75', '2022-02-14T18:00:00'],
  ['44606', '2022-02-14T00:00:00'],
])('%s of a spreadsheet can be read only as %s', (text, iso) => {
  expect(readSpreadsheetDate(text, null)).toBe(iso)
})

test.each([
  '5/1/2026',
  '31/02/2026',
  '13/13/2026',
  '13-02/2026',
  '13/2/2026 13:05 PM',
  '13/2/2026 25:00',
  '13 Foo 2026',
  '13 सोमवार 2026',
  '2026-02-13',
  '1735689600',
  '',
])('%j is left as it is', text => {
  expect(readSpreadsheetDate(text, null)).toBeNull()
})

const now = new Date('2026-01-20T12:00:00Z')

async function readFile(...dates: string[]) {
  const records = dates.map((published_at, at): FileRecord => {
    return {
      line: at + 2,
      fields: new Map([
        ['published_at', published_at],
        ['title', '5/1/2026'],
      ]),
    }
  })
  async function* read() {
    yield* records
    yield { line: 99, problem: { code: 'stray-quote' } } satisfies FileRecord
  }
  const readDates: unknown[] = []
  for await (const record of withReadDates(read(), () => findDayOrder(read(), now)))
    if ('fields' in record) readDates.push(record.fields.get('published_at'))
  return readDates
}

test('a date that could be two days is read like the others of its file', async () => {
  expect(await readFile('5/1/2026', '13/1/2026')).toEqual(['2026-01-05T00:00:00', '2026-01-13T00:00:00'])
  expect(await readFile('०५/०१/२०२६', '१३/१/२०२६')).toEqual(['2026-01-05T00:00:00', '2026-01-13T00:00:00'])
  expect(await readFile('5/1/2026', '1/13/2026')).toEqual(['2026-05-01T00:00:00', '2026-01-13T00:00:00'])
})

test('in a file that does not decide, the day is first, unless a date would then be in the future', async () => {
  expect(await readFile('5/1/26', '6/1/2026')).toEqual(['2026-01-05T00:00:00', '2026-01-06T00:00:00'])
  expect(await readFile('1/5/2026', '1/6/2026')).toEqual(['2026-01-05T00:00:00', '2026-01-06T00:00:00'])
})

test('a date that could be two days stays in a file whose dates do not agree', async () => {
  expect(await readFile('5/1/2026', '13/1/2026', '1/13/2026')).toEqual([
    '5/1/2026',
    '2026-01-13T00:00:00',
    '2026-01-13T00:00:00',
  ])
})

test.each([
  [['2026-02-13T10:00:00Z', '13/2/2026', '5/5/2026', '44606'], 0],
  [['5/1/2026', '6/1/2026'], 1],
])('for the dates %j the file is read again %d times', async (dates, times) => {
  async function* read() {
    for (const date of dates) yield { line: 2, fields: new Map([['published_at', date]]) }
  }
  const findOrder = vi.fn(async () => null)
  for await (const _ of withReadDates(read(), findOrder));
  expect(findOrder).toHaveBeenCalledTimes(times)
})
