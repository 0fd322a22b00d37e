import type { Polling } from '../../domain/feeds/last-poll.ts'
import type { Language } from '../../text/language.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/dashboard.ts'

/** What the dashboard and the list of feeds say while no worker polls; null while one does. */
export function describeSilence(
  { isSilent, lastPollAt }: Polling,
  { now, language }: { now: Date; language: Language },
): string | null {
  if (!isSilent) return null
  if (!lastPollAt) return words.silentFromStart(language)
  return words.silent(language, { ago: relativeTime(lastPollAt, now, language) })
}
