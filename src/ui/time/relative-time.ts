import { byLanguage } from '../../text/by-language.ts'
import { defaultLanguage, type Language } from '../../text/language.ts'
import * as words from '../../words/times.ts'

const units = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

// A reader cannot tell 20 seconds from 50, and clocks differ by as much.
const justNowSeconds = 60

const relative = byLanguage(language => new Intl.RelativeTimeFormat(language, { numeric: 'always' }))

/** "12 minutes ago", "in 2 days"; "recently" for an instant that is not one (specification §4). */
export function relativeTime(at: Date, now: Date, language: Language = defaultLanguage): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  if (Number.isNaN(seconds)) return words.recently(language)
  const step = units.find(({ seconds: length }) => Math.abs(seconds) >= length)
  if (!step || Math.abs(seconds) < justNowSeconds) return words.justNow(language)
  return relative(language).format(Math.trunc(seconds / step.seconds), step.unit)
}
