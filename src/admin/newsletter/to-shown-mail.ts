import type { TriedMail } from '../../domain/newsletter/letter-queries.ts'
import { describeMailFailure } from '../../domain/newsletter/mail-failure.ts'
import type { Language } from '../../text/language.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'

export type ShownMail = { state: TriedMail['state']; time: string; failure: string | null; reply: string }

export function toShownMail(
  { state, at, failure, reply }: TriedMail,
  { now, language }: { now: Date; language: Language },
): ShownMail {
  const described = failure && describeMailFailure(failure, language)
  return { state, time: relativeTime(at, now, language), failure: described, reply }
}
