import { siteOffsetMs } from '../../text/site-zone.ts'
import { dayKey } from './day-and-clock.ts'

/** One day of the site's clock. */
type Day = { key: string; from: Date; to: Date }

const dayMs = 86_400_000

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
