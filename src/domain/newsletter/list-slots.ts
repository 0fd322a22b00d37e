import { dayBefore, readZonedDay } from '../../text/site-zone.ts'
import type { NewsletterSettings } from './newsletter.ts'

// Decides when a letter is due, from the database's clock. The key of a letter is its day in the zone of the site, so an hour
// that summer time repeats sends nothing again, and one that it leaves out is made up for by the next.

/** A machine that was off sends later than that no letter: at noon the front page is another one. */
const lateMinutesMax = 4 * 60

/** `late`: the time has passed by more than a letter may be late. */
export type Slot = { day: string; startedAt: Date; state: 'due' | 'late' }

/** Of today and yesterday those whose time has come; yesterday's for letters that are sent before midnight. */
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

/** The next day that has a letter, its hour not yet come; null where no day has one. */
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
