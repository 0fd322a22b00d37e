import { byLanguage, dateLocaleOf, type Language } from './language.ts'

// The site's time zone: for dates on its pages and for the hour at which the newsletter is sent.

export const siteZone = 'Asia/Kolkata'

/** The zone has no summer time. */
export const siteOffsetMs = 5.5 * 3_600_000

const fullDay = byLanguage(
  language => new Intl.DateTimeFormat(dateLocaleOf[language], { dateStyle: 'full', timeZone: siteZone }),
)

/** "Saturday 21 November 2026" */
export function siteDay(at: Date, language: Language): string {
  return fullDay(language).format(at)
}

/** "2026-11-21", for names of files. */
export function siteFileDay(at: Date): string {
  return readZonedDay(at, siteZone).day
}

/** "2026-11-21T1830" */
export function siteFileMinute(at: Date): string {
  return minuteFormat(siteZone).format(at).replace(' ', 'T').replace(':', '')
}

const dayMinutes = 1_440
const parts = new Map<string, Intl.DateTimeFormat>()

type ZonedDay = {
  /** "2026-11-21" */
  day: string
  /** ISO weekday: Monday is 1. */
  weekday: number
  minutes: number
}

/** The day, and the minutes on its clock since midnight; an hour occurs twice or not at all when summer time changes. */
export function readZonedDay(at: Date, zone: string): ZonedDay {
  const [day = '', clock = ''] = minuteFormat(zone).format(at).split(' ')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { day, weekday: weekdayOf(day), minutes: hours * 60 + minutes }
}

/** The day before, seen from the same moment: its midnight is one day further away. */
export function dayBefore({ day, minutes }: ZonedDay): ZonedDay {
  const before = new Date(Date.parse(day) - dayMinutes * 60_000).toISOString().slice(0, 10)
  return { day: before, weekday: weekdayOf(before), minutes: minutes + dayMinutes }
}

/** "2026-11-21 18:30" */
function minuteFormat(zone: string): Intl.DateTimeFormat {
  const format = parts.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { ...spelledOut, timeZone: zone })
  parts.set(zone, format)
  return format
}

const spelledOut = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || 7
}
