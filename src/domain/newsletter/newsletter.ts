import { defaultLanguage, type Language, languages } from '../../text/language.ts'
import { dayBefore, readZonedDay } from '../../text/site-zone.ts'
import type { SiteEditions } from '../editions/edition.ts'

/** As stored in the settings: languages separated by spaces, days of the week as digits, Monday is 1. */
export type NewsletterSettings = {
  newsletterLanguages: string
  newsletterHour: number
  newsletterDays: string
}

/** The languages of letters: an administrator chose them and the site has them. Subscribers of a disabled edition wait for it. */
export function listLetterLanguages({
  newsletterLanguages,
  editions,
}: {
  newsletterLanguages: string
  editions: SiteEditions
}): Language[] {
  const chosen = newsletterLanguages.split(' ')
  return languages.filter(
    language => chosen.includes(language) && (language === defaultLanguage || editions[language]),
  )
}

// Decides when a letter is due, by the database's clock. A letter's key is its day in the site's time zone, so an hour
// that daylight saving time repeats sends nothing twice, and a skipped hour is made up for by the next.

/** A machine that was off sends no letter later than this: by noon the front page is a different one. */
const lateMinutesMax = 4 * 60

/** `late`: later than a letter may be sent. */
export type Slot = { day: string; startedAt: Date; state: 'due' | 'late' }

/** The slots of today and yesterday whose time has come; yesterday's for letters that are due before midnight. */
export function listSlots(
  { newsletterHour, newsletterDays }: Pick<NewsletterSettings, 'newsletterHour' | 'newsletterDays'>,
  { now, zone }: { now: Date; zone: string },
): Slot[] {
  const today = readZonedDay(now, zone)
  return [dayBefore(today), today].flatMap(({ day, weekday, minutes }) => {
    const lateMinutes = minutes - newsletterHour * 60
    if (lateMinutes < 0 || !newsletterDays.includes(String(weekday))) return []
    const startedAt = new Date(now.getTime() - lateMinutes * 60_000)
    return [{ day, startedAt, state: lateMinutes <= lateMinutesMax ? 'due' : 'late' } as const]
  })
}

/** The next day with a letter whose hour has not come yet; null if no day has one. */
export function findNextDay(
  { newsletterHour, newsletterDays }: Pick<NewsletterSettings, 'newsletterHour' | 'newsletterDays'>,
  { now, zone }: { now: Date; zone: string },
): string | null {
  const today = readZonedDay(now, zone)
  const days = Array.from({ length: 8 }, (_, ahead) => {
    const day = new Date(Date.parse(today.day) + ahead * 86_400_000)
    return { day: day.toISOString().slice(0, 10), weekday: day.getUTCDay() || 7, isOver: ahead === 0 }
  })
  const next = days.find(
    ({ weekday, isOver }) =>
      newsletterDays.includes(String(weekday)) && !(isOver && today.minutes >= newsletterHour * 60),
  )
  return next?.day ?? null
}

export const subscriberStates = ['active', 'pending', 'off'] as const

/** `pending` has not confirmed; `off` bounced too often. Subscribers who left are deleted. */
export type SubscriberState = (typeof subscriberStates)[number]
