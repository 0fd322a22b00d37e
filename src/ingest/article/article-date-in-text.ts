// Finds a date in what a page shows: "Published on 12 March 2020, 10:30 IST by …".
import { parseDate } from '../clean/parse-date.ts'
import { monthNumber } from '../clean/parse-date-months.ts'

const clockTime =
  /^[\s,|–—-]{0,4}(?:at|um|à|as|às|ore|kl\.?|-)?\s{0,2}(\d{1,2}[:.h]\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?\s?(?:uhr|hrs)?\s?(?:\(?(?:IST|GMT|UTC|[A-Z]{1,2}[SD]T|CEST|CET|BST)\)?)?)/i

const halfDayMs = 43_200_000
/** Kiribati; nobody is further west than twelve hours. */
const farthestEastMs = 14 * 3_600_000

const isoDate = /(?<!\d)((?:19|20)\d\d-[01]\d-[0-3]\d)(?:[T\s][\d:.]{5,15}(?:Z|[+-]\d\d:?\d\d)?)?(?!\d)/
const dayFirstDate =
  /(?<![\d:.])(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?[\s-](?:de\s|of\s)?(\p{L}[\p{L}\p{M}]{2,11})\.?,?[\s-](?:de\s)?((?:19|20)\d\d)(?!\d)/u
const monthFirstDate =
  /(?<!\p{L})(\p{L}[\p{L}\p{M}]{2,11})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s((?:19|20)\d\d)(?!\d)/u
const yearFirstDate = /(?<![\d/.-])((?:19|20)\d\d)([/.-])(\d{1,2})\2(\d{1,2})(?![\d/-])/
const numericDate = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)?\d\d)(?![\d/-])/

/** The end of a time in UTC, or the seconds of 1970. */
export const utcAtEnd = /\d(?:Z|\s?[+-]00:?00|\s(?:UTC|GMT))$|^\d{10}(?:\d{3})?$/

export type DateOrder = 'day-first' | 'month-first'

export type WrittenDate = {
  at: Date
  /** As it was written, ISO: in the zone of whoever wrote it another one than in UTC at times. */
  day: string
  /** Whether the text gives its time in UTC, as systems do and people do not. */
  isInUtc: boolean
}

/** The first date in a text, with its clock where one follows; `null` when there is none. */
export function findDateInText(
  text: string,
  { now, order }: { now: Date; order: DateOrder },
): WrittenDate | null {
  const line = text.slice(0, 400).replace(/\s+/g, ' ')
  const found = [isoDay(line), dayFirst(line), monthFirst(line), yearFirst(line), numeric(line, order)]
    .filter(one => one !== null)
    .toSorted((a, b) => a.at - b.at)
  for (const { day, end } of found) {
    const clock = clockTime.exec(line.slice(end, end + 40))?.[1] ?? ''
    const at =
      parseDate(`${day} ${clock.replace(/[.h](?=\d\d)/, ':').replace(/\s?(?:uhr|hrs)/i, '')}`.trim(), now) ??
      parseDate(day, now)
    if (at !== null) return writtenDate(at, { day: day.slice(0, 10), isInUtc: utcAtEnd.test(day) })
  }
  return null
}

/** A day far from its instant is one in the future, whose instant is now. */
export function writtenDate(at: Date, { day, isInUtc }: Omit<WrittenDate, 'at'>): WrittenDate {
  const isNear = Math.abs(Date.parse(`${day}T12:00Z`) - at.getTime()) <= halfDayMs + farthestEastMs
  return { at, day: isNear ? day : at.toISOString().slice(0, 10), isInUtc }
}

type FoundDay = { day: string; at: number; end: number } | null

function isoDay(line: string): FoundDay {
  const match = isoDate.exec(line)
  return match && foundAt(match, match[0])
}

function dayFirst(line: string): FoundDay {
  const match = dayFirstDate.exec(line)
  return match && dayOf(match, { day: match[1], month: monthNumber(match[2] ?? ''), year: match[3] })
}

function monthFirst(line: string): FoundDay {
  const match = monthFirstDate.exec(line)
  return match && dayOf(match, { day: match[2], month: monthNumber(match[1] ?? ''), year: match[3] })
}

function yearFirst(line: string): FoundDay {
  const match = yearFirstDate.exec(line)
  return match && dayOf(match, { day: match[4], month: Number(match[3]), year: match[1] })
}

function numeric(line: string, order: DateOrder): FoundDay {
  const match = numericDate.exec(line)
  if (!match) return null
  const [, first, separator, second, year = ''] = match
  const isMonthFirst =
    (order === 'month-first' && separator === '/' && Number(first) <= 12) || Number(second) > 12
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  return dayOf(match, { day, month: Number(month), year: year.length === 2 ? `20${year}` : year })
}

function dayOf(
  match: RegExpExecArray,
  { day = '', month, year = '' }: { day: string | undefined; month: number | null; year: string | undefined },
): FoundDay {
  if (month === null || month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return null
  return foundAt(match, `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
}

function foundAt(match: RegExpExecArray, day: string): FoundDay {
  return { day, at: match.index, end: match.index + match[0].length }
}
