import { byLanguage, type Language } from '../../text/language.ts'
import * as words from '../../words/times.ts'

// Below a minute it is just now: readers cannot distinguish 20 seconds from 50, and clocks differ by as much.
const units = ['year', 'month', 'day', 'hour', 'minute'] as const
const unitSeconds = [31_536_000, 2_592_000, 86_400, 3_600, 60]

/** Full units from `now` to `at`, negative for the past, with the unit's place in `units`; null for "just now". */
function measureDistance(at: Date, now: Date) {
  const seconds = (at.getTime() - now.getTime()) / 1000
  const place = unitSeconds.findIndex(length => Math.abs(seconds) >= length)
  const length = unitSeconds[place]
  return length ? { count: Math.trunc(seconds / length), place } : null
}

const relative = byLanguage(language => new Intl.RelativeTimeFormat(language, { numeric: 'always' }))

/** "12 minutes ago", "in 2 days"; null for "just now". */
export function timeDistance(at: Date, now: Date, language: Language): string | null {
  const distance = measureDistance(at, now)
  const unit = distance && units[distance.place]
  return unit ? relative(language).format(distance.count, unit) : null
}

// Pages contain the words for past times, for the reader script: creating its first formatter would take a phone a
// tenth of a second while the page loads.

/** "# year ago|# years ago|# month ago|…": for each unit the singular, then the plural. */
export const pastWords = byLanguage(language =>
  units
    .flatMap(unit => [-1, -2].map(count => relative(language).formatToParts(count, unit)))
    .map(parts => parts.map(part => (part.type === 'integer' ? '#' : part.value)).join(''))
    .join('|'),
)

/** "12 minutes ago" from a page's words (`pastWords`); null for "just now" and for future times. */
export function timeSince(at: Date, now: Date, words: string): string | null {
  const distance = measureDistance(at, now)
  if (!distance || distance.count > 0) return null
  const form = words.split('|')[2 * distance.place + (distance.count === -1 ? 0 : 1)]
  return form?.replace('#', String(-distance.count)) ?? null
}

/** "12 minutes ago", "in 2 days"; "recently" for an invalid date (specification §4). */
export function relativeTime(at: Date, now: Date, language: Language): string {
  if (Number.isNaN(at.getTime())) return words.recently(language)
  return timeDistance(at, now, language) ?? words.justNow(language)
}
