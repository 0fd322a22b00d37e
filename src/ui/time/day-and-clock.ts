import { byLanguage, dateLocaleOf, type Language, monthOf } from '../../text/language.ts'
import { siteOffsetMs } from '../../text/site-zone.ts'

// Times of public pages, for the server and the reader script. The script must not create a formatter while a page
// loads: the first one takes a phone a tenth of a second. So the clock is cut out of the ISO text, and zones are
// numeric offsets.

const dayMs = 86_400_000

/** In UTC, because times are shifted by the zone's offset before formatting. */
const dayAndMonth = byLanguage(language => {
  const format = new Intl.DateTimeFormat(dateLocaleOf[language], {
    day: 'numeric',
    month: monthOf[language],
    timeZone: 'UTC',
  })
  // A list has many times of one day in a row.
  let lastDay = Number.NaN
  let text = ''
  return (localAt: Date): string => {
    const day = Math.floor(localAt.getTime() / dayMs)
    if (day !== lastDay) text = format.format(localAt)
    lastDay = day
    return text
  }
})

/**
 * "14:05" today, "21 Nov 21:06" within 24 hours on another day; earlier "22 Nov", the day in India. "" for an invalid date.
 */
export function clockTime(
  at: Date,
  { now, language, offsetMs = siteOffsetMs }: { now: Date; language: Language; offsetMs?: number },
): string {
  if (Number.isNaN(at.getTime())) return ''
  if (!isOfLastDay(at, now)) return dayAndMonth(language)(moveBy(at, siteOffsetMs))
  const localAt = moveBy(at, offsetMs)
  const isToday = dayKey(at, offsetMs) === dayKey(now, offsetMs)
  return isToday ? clockOf(localAt) : `${dayAndMonth(language)(localAt)} ${clockOf(localAt)}`
}

export function isOfLastDay(at: Date, now: Date): boolean {
  return Math.abs(now.getTime() - at.getTime()) < dayMs
}

/**
 * "21 Nov, 14:05": day and clock are formatted separately, because a combined Hindi format adds words too long for
 * columns.
 */
export function exactTime(
  at: Date,
  { language, offsetMs = siteOffsetMs }: { language: Language; offsetMs?: number },
): string {
  const localAt = moveBy(at, offsetMs)
  return `${dayAndMonth(language)(localAt)}, ${clockOf(localAt)}`
}

/** "2026-11-21" */
export function dayKey(at: Date, offsetMs = siteOffsetMs): string {
  return moveBy(at, offsetMs).toISOString().slice(0, 10)
}

/** "14:05" */
function clockOf(localAt: Date): string {
  return localAt.toISOString().slice(11, 16)
}

function moveBy(at: Date, offsetMs: number): Date {
  return new Date(at.getTime() + offsetMs)
}

/** One day of the site's clock. */
type Day = { key: string; from: Date; to: Date }

export function dayOf(at: Date): Day {
  return dayFrom(dayKey(at))
}

/** Null for text that is not a day, and for a day that has not begun. */
export function readDay(text: string | null, now: Date): Day | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const day = dayFrom(text)
  if (Number.isNaN(day.from.getTime()) || dayKey(day.from) !== text) return null
  return day.from > now ? null : day
}

function dayFrom(key: string): Day {
  const from = new Date(Date.parse(`${key}T00:00:00Z`) - siteOffsetMs)
  return { key, from, to: new Date(from.getTime() + dayMs) }
}
