import type { Language } from '../../text/language.ts'
import * as words from '../../words/times.ts'
import { timeDistance } from './time-distance.ts'

/** "12 minutes ago", "in 2 days"; "recently" for an invalid date (specification §4). */
export function relativeTime(at: Date, now: Date, language: Language): string {
  if (Number.isNaN(at.getTime())) return words.recently(language)
  return timeDistance(at, now, language) ?? words.justNow(language)
}
