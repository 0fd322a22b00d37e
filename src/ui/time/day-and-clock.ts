import { byLanguage } from '../../text/by-language.ts'
import { dateLocaleOf, type Language, monthOf } from '../../text/language.ts'
import { siteOffsetMs } from '../../text/site-zone.ts'

// Times of public pages, for the server and for the script of readers. That script must not make a format while a page loads:
// the first one of a page takes a phone a tenth of a second. So a clock is cut out of the ISO text, and zones are numbers.

const dayMs = 86_400_000

/** In UTC, as the times are moved by the zone's offset before. */
const dayAndMonth = byLanguage(
  language =>
    new Intl.DateTimeFormat(dateLocaleOf[language], {
      day: 'numeric',
      month: monthOf[language],
      timeZone: 'UTC',
    }),
)

/** "14:05" of the last 24 hours; earlier ones "22 Nov", the day in India. "" for an instant that is none. */
export function clockTime(
  at: Date,
  { now, language, offsetMs = siteOffsetMs }: { now: Date; language: Language; offsetMs?: number },
): string {
  if (Number.isNaN(at.getTime())) return ''
  return isOfLastDay(at, now)
    ? clockOf(moveBy(at, offsetMs))
    : dayAndMonth(language).format(moveBy(at, siteOffsetMs))
}

export function isOfLastDay(at: Date, now: Date): boolean {
  return Math.abs(now.getTime() - at.getTime()) < dayMs
}

/** "21 Nov, 14:05": day and clock by themselves, as one format says "at" and "o'clock" in Hindi, for which columns have no room. */
export function exactTime(
  at: Date,
  { language, offsetMs = siteOffsetMs }: { language: Language; offsetMs?: number },
): string {
  const there = moveBy(at, offsetMs)
  return `${dayAndMonth(language).format(there)}, ${clockOf(there)}`
}

/** "2026-11-21" */
export function dayKey(at: Date, offsetMs = siteOffsetMs): string {
  return moveBy(at, offsetMs).toISOString().slice(0, 10)
}

/** "14:05" */
function clockOf(there: Date): string {
  return there.toISOString().slice(11, 16)
}

function moveBy(at: Date, offsetMs: number): Date {
  return new Date(at.getTime() + offsetMs)
}
