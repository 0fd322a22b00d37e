import { dateLocaleOf, defaultLanguage, type Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Date and time in the browser's zone; the server, which does not know that zone, renders UTC. */
export function LocalTime({ at, precision = 'minute' }: { at: Date; precision?: TimePrecision }) {
  const language = useLanguage()
  const isLocal = useShownZone() === 'local'
  const text = isLocal ? formatLocalTime(at, { precision, language }) : formatUtc(at, precision)
  return <time dateTime={at.toISOString()}>{text}</time>
}

export type ShownZone = 'local' | 'UTC'

/** The zone of an admin page's times. The server does not know the browser's, so it renders UTC, and so does the first render. */
export function useShownZone(): ShownZone {
  return useIsHydrated() ? 'local' : 'UTC'
}

export type TimePrecision = 'minute' | 'second' | 'millisecond'

/** How many characters of the ISO form are equivalent to each precision. */
const utcLengths: Record<TimePrecision, number> = { minute: 16, second: 19, millisecond: 23 }

const dayAndClock: Record<TimePrecision, Intl.DateTimeFormatOptions> = {
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  // The date styles cannot show fractions of a second.
  millisecond: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  },
}

const clock: Record<TimePrecision, Intl.DateTimeFormatOptions> = {
  minute: { hour: '2-digit', minute: '2-digit' },
  second: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  millisecond: { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 },
}

/**
 * Date and time in the browser's zone, on the 24-hour clock of all pages. In English in the order of the reader's own English, because
 * Americans and Indians write days differently; in Hindi as newspapers do, "25 नवंबर 2026, 12:59", without the को that a
 * combined format adds.
 */
export function formatLocalTime(
  at: Date,
  { precision, language }: { precision: TimePrecision; language: Language },
): string {
  const locale = dateLocaleOf[language]
  if (language === defaultLanguage) {
    const own = navigator.languages.find(one => /^en-\w+$/.test(one)) ?? locale
    return at.toLocaleString(own, { ...dayAndClock[precision], hourCycle: 'h23' })
  }
  return `${at.toLocaleDateString(locale, { dateStyle: 'long' })}, ${at.toLocaleTimeString(locale, clock[precision])}`
}

/** "2026-11-25 07:29 UTC" */
export function formatUtc(at: Date, precision: TimePrecision): string {
  return `${at.toISOString().slice(0, utcLengths[precision]).replace('T', ' ')} UTC`
}

/** The coarsest precision at which two times look different. */
export function distinguishingPrecision(one: Date, other: Date): TimePrecision {
  const isSameBy = (ms: number) => Math.floor(one.getTime() / ms) === Math.floor(other.getTime() / ms)
  if (!isSameBy(60_000)) return 'minute'
  return isSameBy(1_000) ? 'millisecond' : 'second'
}
