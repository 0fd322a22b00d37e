// Spreadsheets write dates as their country does, and a file does not name its country. A date that can be read only one way is
// read; 5/1/2026 is read like the other dates of its file. If these do not decide, it is 5 January, as in India, and the dry run
// says so. If they do not agree, it stays as it is: a wrong date would be worse than a refused line.
import type { Reading } from '../../../domain/exchange/import-queries.ts'
import { readDate } from '../../../text/parse-date.ts'
import { plainDigits } from '../../../text/plain-digits.ts'
import type { FileRecord } from './open-file.ts'

type DayOrder = 'day-first' | 'month-first'

/** How a file's dates are read that could be two days; `isGuess` if no other date of the file decides. */
export type FileDayOrder = NonNullable<Reading['dayOrder']>

const clock = String.raw`(?:,?\s+(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?\s*([ap]\.?m\.?)?)?`
const numeric = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)${clock}$`, 'i')

/** Excel counts days; five digits are the years from 1927 to 2173. */
const serial = /^(\d{5})(?:[.,](\d{1,12}))?$/
const serialZeroMs = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000

/** The date as ISO 8601 without a zone; null for one that cannot be read or could be two days. */
export function readSpreadsheetDate(text: string, order: DayOrder | null): string | null {
  const days = serial.exec(text)
  if (days) return isoOfSerial(Number(`${days[1]}.${days[2] ?? 0}`))
  const [, first = '', , second = '', year = '', ...time] = numeric.exec(text) ?? []
  const dayOrder = first === second ? 'day-first' : (orderOf(text) ?? order)
  if (year === '' || dayOrder === null) return null
  const [day, month] = dayOrder === 'day-first' ? [first, second] : [second, first]
  return isoOf({ year, month: Number(month), day: Number(day) }, time)
}

const anyNumericDay = /(?<![\d/.-])(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4}|\d\d)(?!\d)/
const anyClock =
  /\d{1,2}\s?[:h]\s?\d\d(?:[:.]\d{1,9}){0,2}(?:\s?[ap]\.?m\b\.?)?(?:\s?(?:GMT|UTC)?\s?[+-]\d\d:?\d\d)?/gi

/** ISO 8601 of a date as feeds and programs write it; null if it could be two days or names none. Without a zone it is India's. */
export function readFeedDate(given: string, now: Date): string | null {
  // The sign of abbreviations in Hindi: जन॰.
  const text = given.replaceAll('\u0970', '')
  const day = text.replace(anyClock, ' ')
  const [, first, second] = anyNumericDay.exec(day) ?? []
  if (first !== second && Number(first) < 13 && Number(second) < 13) return null
  const numbers = day.match(/\d+/g) ?? []
  const hasMonth = numbers.length === 2 && /\p{L}[\p{L}\p{M}]/u.test(day)
  const isWhole = numbers.length === 3 || hasMonth || /^\D*\d{8}/.test(day)
  const read = isWhole ? readDate(text, now, { zone: '+05:30' }) : null
  if (!read) return null
  const iso = read.at.toISOString()
  // Feeds' days begin in UTC, those of forms and spreadsheets in India.
  return day === text && iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 19) : iso
}

/** The order of a file's dates that read only one way; null if they differ. Without any, day first unless one is in the future. */
export async function findDayOrder(
  records: AsyncIterable<FileRecord>,
  now: Date,
): Promise<FileDayOrder | null> {
  const orders = new Set<DayOrder>()
  let isAhead = false
  for await (const record of records) {
    if ('problem' in record) continue
    for (const { text } of timesOf(record.fields)) {
      const order = orderOf(text)
      if (order) orders.add(order)
      isAhead ||=
        couldBeTwoDays(text) && Date.parse(`${readSpreadsheetDate(text, 'day-first')}+05:30`) > now.getTime()
    }
  }
  const [order, ...others] = orders
  if (others.length > 0) return null
  return order ? { order, isGuess: false } : { order: isAhead ? 'month-first' : 'day-first', isGuess: true }
}

/** `findOrder` reads the whole file: it is called once, and only if a date could be two days. */
export async function* withReadDates(
  records: AsyncIterable<FileRecord>,
  findOrder: () => Promise<FileDayOrder | null>,
): AsyncGenerator<FileRecord> {
  let found: FileDayOrder | null | undefined
  for await (const record of records) {
    if ('problem' in record) {
      yield record
      continue
    }
    const fields = new Map(record.fields)
    for (const { name, text } of timesOf(record.fields)) {
      if (found === undefined && couldBeTwoDays(text)) found = await findOrder()
      const date = readSpreadsheetDate(text, found?.order ?? null)
      if (date !== null) fields.set(name, date)
    }
    yield { line: record.line, fields }
  }
}

function timesOf(fields: ReadonlyMap<string, unknown>): { name: string; text: string }[] {
  return [...fields].flatMap(([name, value]) =>
    name.endsWith('_at') && typeof value === 'string' ? [{ name, text: plainDigits(value.trim()) }] : [],
  )
}

export function couldBeTwoDays(text: string): boolean {
  const [, first, , second] = numeric.exec(text) ?? []
  return first !== undefined && first !== second && orderOf(text) === null
}

function orderOf(text: string): DayOrder | null {
  const [, first = '', , second = ''] = numeric.exec(text) ?? []
  if (Number(first) > 12) return 'day-first'
  return Number(second) > 12 ? 'month-first' : null
}

type Day = { year: string; month: number; day: number }

function isoOf({ year: given, month, day }: Day, time: readonly (string | undefined)[]): string | null {
  const year = given.length === 2 ? centuryOf(given) + given : given
  const [hours = '0', minutes = '00', seconds = '00', half] = time
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return null
  const hour = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours)
  const iso = `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${minutes}:${seconds}`
  // JavaScript would accept 31 February as 3 March.
  const at = new Date(`${iso}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null
}

/** As spreadsheets do. */
function centuryOf(year: string): string {
  return Number(year) < 30 ? '20' : '19'
}

function isoOfSerial(days: number): string {
  const seconds = Math.round((days * dayMs) / 1000)
  return new Date(serialZeroMs + seconds * 1000).toISOString().slice(0, 19)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
