import { byLanguage } from '../../text/by-language.ts'
import type { Language } from '../../text/language.ts'

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

/**
 * "12 minutes ago", "in 2 days"; null for just now. It needs no message of ours: the script of public pages, which uses it,
 * carries no language.
 */
export function timeDistance(at: Date, now: Date, language: Language): string | null {
  const seconds = (at.getTime() - now.getTime()) / 1000
  const step = units.find(({ seconds: length }) => Math.abs(seconds) >= length)
  if (!step || Math.abs(seconds) < justNowSeconds) return null
  return relative(language).format(Math.trunc(seconds / step.seconds), step.unit)
}
