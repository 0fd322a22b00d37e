// Parses the dates that feeds really contain. Uncertain ones become null: a wrong date would put an old article on top.
import { monthNumber } from './parse-date-months.ts'
import { readZone } from './parse-date-zone.ts'
import { plainDateText } from './plain-date-text.ts'

/** No outlet published on the web before 1995; older dates are CMS defaults (1970, 0001). */
const earliestMs = Date.UTC(1995, 0, 1)

const dayMs = 86_400_000

/** The longest possible date; "Thu Nov 12 2020 17:00:00 GMT+0000 (Coordinated Universal Time)" has 62 characters. */
const dateLengthMax = 100
/** Including the spaces of templates around it. */
const readLengthMax = 400

const isoDate =
  /^([+-]?\d{4})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[T\s]+(\d{1,2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?)?\s*(.{0,60})$/i
const clockTime =
  /(\d{1,2})(?::|\s?h\s?)(\d{1,2})(?::(\d{1,2})(?:[.,]\d{1,9})?)?\s{0,3}(?:([ap])\.?\s{0,2}m\b\.?)?/i
/** "5.30 PM"; without its half of the day it could be a version or a day. */
const dottedClock = /(?<![\d.])(\d{1,2})\.(\d\d)(?=\s?[ap]\.?\s?m\b)/i
const numericDay = /\b(\d{1,4})[/.-]\s?(\d{1,2})[/.-]\s?(\d{1,4})\b/

type Day = { year: number; month: number; day: number }
type Clock = { clockMs: number | null; givenZone: number | 'none'; writerZone: WriterZone }
/** The zone of a time that has none: an IANA name, "+05:30", or `null` if unknown. */
export type WriterZone = string | null
type Writer = { zone: WriterZone }

/**
 * The instant of a feed's date text; `null` if it cannot be read or lies before 1995, `now` if it lies in the future. A
 * time without a zone is read in the writer's; if that is unknown, the hour is dropped. A day without a time begins in
 * UTC. 05/02/2022 is the fifth of February unless that is impossible or another weekday than the text's.
 */
export function parseDate(
  text: string | null | undefined,
  now: Date,
  writer: Writer = { zone: 'UTC' },
): Date | null {
  const read = readDate(text, now, writer)
  return read && (read.isAhead ? now : read.at)
}

/** Like `parseDate`, with what had to be guessed: a time that lies ahead is returned as it is. */
export function readDate(
  text: string | null | undefined,
  now: Date,
  { zone }: Writer,
): { at: Date; isAhead: boolean; isZoneGuessed: boolean } | null {
  const trimmed = plainDateText((text ?? '').slice(0, readLengthMax))
    .replace(/\s+/g, ' ')
    .replace(dottedClock, '$1:$2')
    .trim()
  if (trimmed === '' || trimmed.length > dateLengthMax) return null
  const time = timeOf(trimmed, now, zone)
  if (time === null || !Number.isFinite(time) || time < earliestMs) return null
  const isZoneGuessed = time !== timeOf(trimmed, now, otherZone(zone))
  return { at: new Date(time), isAhead: time > now.getTime(), isZoneGuessed }
}

function timeOf(text: string, now: Date, zone: WriterZone): number | null {
  return epochMs(text) ?? isoMs(text, zone) ?? wordyMs(text, now, zone)
}

// A text that gives another time for a writer elsewhere does not name its zone.
function otherZone(zone: WriterZone): WriterZone {
  return zone === '-11:15' ? '+11:15' : '-11:15'
}

function epochMs(text: string): number | null {
  const digits = /^(?:\/Date\()?(\d{9,13})(?:\.\d{1,6}|\)\/)?$/.exec(text)?.[1]
  if (digits === undefined) return null
  return digits.length > 11 ? Number(digits) : Number(digits) * 1000
}

function isoMs(text: string, writerZone: WriterZone): number | null {
  const match = isoDate.exec(text)
  if (!match || /^\d{5,7}(?!\d)/.test(text)) return null
  const [, year = '', month = '1', day = '1', hour, minute = '0', second = '0', zone = ''] = match
  const plain = zone.replace(/(?<=.)\[[\w/+-]{1,40}\]$/, '')
  // "06:00:00 05:30": the plus sign was decoded as a space.
  const signed = /^\d\d:?\d\d$/.test(plain) ? `+${plain}` : plain
  const atMs = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const givenZone = readZone(signed, atMs)
  if (givenZone === 'unreadable') return null
  const clockMs = hour === undefined ? null : clockOf(Number(hour), Number(minute), Number(second))
  return momentMs(
    { year: Number(year), month: Number(month), day: Number(day) },
    { clockMs, givenZone, writerZone },
  )
}

function wordyMs(text: string, now: Date, writerZone: WriterZone): number | null {
  const clock = clockTime.exec(text)
  const rest = clock ? `${text.slice(0, clock.index)} ~ ${text.slice(clock.index + clock[0].length)}` : text
  const numeric = numericDay.exec(rest)
  const days = onWeekday(numeric ? numericDays(numeric) : spelledDays(rest), rest)
  const zoneText = zonePart(numeric ? rest.replace(numeric[0], ' ~ ') : rest)
  const clockMs = clock ? clockMsOf(clock) : null
  const times = days.map(day => {
    const givenZone = readZone(zoneText, Date.UTC(day.year, day.month - 1, day.day))
    return momentMs(day, { clockMs, givenZone: givenZone === 'unreadable' ? 'none' : givenZone, writerZone })
  })
  const real = times.filter(time => time !== null)
  return real.find(time => time <= now.getTime() + dayMs) ?? real[0] ?? null
}

/** The readings on the weekday that the text names; all of them if it names none, or a wrong one. */
function onWeekday(days: Day[], text: string): Day[] {
  const name = /\b(sun|mon|tue|wed|thu|fri|sat)(?:day|s?day|nesday|rsday|urday)?\b/i
    .exec(text)?.[1]
    ?.toLowerCase()
  const named = days.filter(
    ({ year, month, day }) => weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] === name,
  )
  return named.length > 0 ? named : days
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

// 26/06/2020, 03/30/2020, 2020/6/26, 30.10.23: day first, as in India and Europe, otherwise month first, otherwise year first if
// the other readings are invalid or in the future (03-12-31).
function numericDays(match: RegExpExecArray): Day[] {
  const [a = '', b = '', c = ''] = match.slice(1)
  const [first, second, third] = [Number(a), Number(b), Number(c)]
  if (a.length > 2) return [{ year: first, month: second, day: third }]
  const year = fullYear(c)
  return [
    { year, month: second, day: first },
    { year, month: first, day: second },
    ...(c.length < 3 ? [{ year: fullYear(a), month: second, day: third }] : []),
  ]
}

// "16th Nov 2020", "Nov. 16, 2020", "Lundi, 16. Novembre 2020", "11 04 2020", "Nov. 2020"
function spelledDays(text: string): Day[] {
  const words = text.split(/[\s,.~();:،؛॰º–—-]+/).filter(Boolean)
  const monthAt = words.findLastIndex(word => monthNumber(word) !== null)
  const month = monthNumber(words[monthAt] ?? '')
  const digits = words.flatMap(word => /^(\d{1,4})(?:st|nd|rd|th)?$/i.exec(word)?.[1] ?? [])
  const numbers = digits.map(Number)
  const year = numbers.find(number => number > 31)
  if (month === null) return numbersOnly(numbers)
  if (year !== undefined) {
    const day = numbers.find(number => number <= 31)
    // Only a text without another number names the month alone.
    if (day === undefined && words.filter(word => /\d/.test(word)).length > 1) return []
    return [{ year, month, day: day ?? 1 }]
  }
  const [day, short] = [numbers[0], digits[1]]
  return day === undefined || short === undefined ? [] : [{ year: fullYear(short), month, day }]
}

function numbersOnly([first, second, third]: number[]): Day[] {
  if (first === undefined || second === undefined || third === undefined || third < 32) return []
  return [
    { year: third, month: second, day: first },
    { year: third, month: first, day: second },
  ]
}

function zonePart(text: string): string {
  const after = text.slice(text.lastIndexOf('~') + 1)
  return after === text ? (/\b(?:GMT|UTC|[A-Z]{3,4})$/.exec(text)?.[0] ?? '') : after
}

function clockMsOf(match: RegExpExecArray): number {
  const [, hour = '0', minute = '0', second = '0', half] = match
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return clockOf(hours, Number(minute), Number(second))
}

function clockOf(hour: number, minute: number, second: number): number {
  const valid = hour <= 24 && minute <= 59 && second <= 60
  return valid ? ((hour * 60 + minute) * 60 + second) * 1000 : Number.NaN
}

// "0001" is no short year but the empty date of some systems.
function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length > 2) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function momentMs({ year, month, day }: Day, { clockMs, givenZone, writerZone }: Clock): number | null {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1 || Number.isNaN(clockMs)) return null
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year)
  if (date.getUTCMonth() !== month - 1) return null
  if (clockMs === null) return date.getTime()
  if (givenZone !== 'none') return date.getTime() + clockMs - givenZone
  if (writerZone === null) return date.getTime()
  const offsetMs = readZone(writerZone, date.getTime() + clockMs)
  return date.getTime() + clockMs - (typeof offsetMs === 'number' ? offsetMs : 0)
}
