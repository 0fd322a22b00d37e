// Times as the site's own clock shows them. The server cannot know the reader's zone; the reader script does, and puts
// each `time` element right (site/reader/relative-times.ts).
const siteZone = 'Asia/Kolkata'

/** Of the zone, which has no summer time. */
export const siteOffsetMs = 5.5 * 3_600_000

const exact = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: siteZone,
})
const fullDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: siteZone })
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: siteZone })

/** "21 Nov, 14:05" */
export function exactTime(at: Date): string {
  return exact.format(at)
}

/** "Saturday 21 November 2026" */
export function siteDay(at: Date): string {
  return fullDay.format(at)
}

/** "2026-11-21" */
export function siteDayKey(at: Date): string {
  return isoDay.format(at)
}
