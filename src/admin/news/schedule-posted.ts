import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { NewsLinkInput } from '../../domain/news-links/news-link-schema.ts'
import type { SeenEntry } from '../../domain/queue/open-entries.ts'
import { type ScheduleResult, scheduleEntry, scheduleNewLink } from '../../domain/schedule/schedule-link.ts'
import { findTimeProblems, readTimes, type ScheduleTimes } from '../../domain/schedule/schedule-times.ts'
import type { Language } from '../../text/language.ts'
import type { FieldErrors } from '../forms/read-form.ts'

export type CheckedTimes = { ok: true; times: ScheduleTimes } | { ok: false; errors: FieldErrors }

/** When the link of a posted form is to come and go. */
export function checkTimes(
  input: NewsLinkInput,
  { now, language }: { now: Date; language: Language },
): CheckedTimes {
  const times = readTimes(input)
  const problems = findTimeProblems(times, now, language)
  return problems ? { ok: false, errors: { ...problems } } : { ok: true, times }
}

type Posted = {
  /** None for a link that an editor typed. */
  entry: SeenEntry | null
  link: { input: NewsLinkInput; canonicalUrl: string }
  times: ScheduleTimes & { publishAt: Date }
  by: Authorized
  now: Date
}

export function schedulePosted(db: Db, { entry, ...scheduling }: Posted): Promise<ScheduleResult> {
  return entry ? scheduleEntry(db, { ...scheduling, entry }) : scheduleNewLink(db, scheduling)
}
