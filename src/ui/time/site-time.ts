import { byLanguage } from '../../text/by-language.ts'
import { dateLocaleOf, type Language, monthOf } from '../../text/language.ts'
import { siteZone } from '../../text/site-zone.ts'

// Times as the site's own clock shows them. The server cannot know the reader's zone; the reader script does, and puts
// each `time` element right (site/reader/relative-times.ts).

/** Of the zone, which has no summer time. */
export const siteOffsetMs = 5.5 * 3_600_000

// Two formats, as one of both would say "at" and "o'clock" in Hindi, for which columns have no room.
const dayAndMonth = byLanguage(
  language =>
    new Intl.DateTimeFormat(dateLocaleOf[language], {
      day: 'numeric',
      month: monthOf[language],
      timeZone: siteZone,
    }),
)
const clock = byLanguage(
  language =>
    new Intl.DateTimeFormat(dateLocaleOf[language], {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: siteZone,
    }),
)
const year = byLanguage(
  language => new Intl.DateTimeFormat(dateLocaleOf[language], { year: 'numeric', timeZone: siteZone }),
)
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: siteZone })

/** "21 Nov, 14:05" */
export function exactTime(at: Date, language: Language): string {
  return `${dayAndMonth(language).format(at)}, ${clock(language).format(at)}`
}

/** "2026-11-21" */
export function siteDayKey(at: Date): string {
  return isoDay.format(at)
}

/** "2026" */
export function siteYear(at: Date, language: Language): string {
  return year(language).format(at)
}
