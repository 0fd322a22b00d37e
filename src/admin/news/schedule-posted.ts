import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { isDatedAhead } from '../../domain/news-links/dated-ahead.ts'
import { type NewsLinkInput, publishedAtOf } from '../../domain/news-links/news-link-schema.ts'
import type { SeenEntry } from '../../domain/queue/open-entries.ts'
import { type ScheduleResult, scheduleEntry, scheduleNewLink } from '../../domain/schedule/schedule-link.ts'
import { findTimeProblems, readTimes, type ScheduleTimes } from '../../domain/schedule/schedule-times.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/form-times.ts'
import type { FieldErrors } from '../forms/read-form.ts'

/** Reads when the link of a posted form is published and taken down, and refuses a date of the article after that. */
export function checkTimes(
  input: NewsLinkInput,
  { now, language }: { now: Date; language: Language },
): { ok: true; times: ScheduleTimes } | { ok: false; errors: FieldErrors } {
  const times = readTimes(input)
  const problems = findTimeProblems(times, now, language)
  if (problems) return { ok: false, errors: { ...problems } }
  const publishedAt = publishedAtOf(input)
  return publishedAt && isDatedAhead(publishedAt, times.publishAt ?? now)
    ? { ok: false, errors: { publishedAt: words.problem(language, { problem: 'ahead' }) } }
    : { ok: true, times }
}

type Posted = {
  /** Null for a link that an editor typed. */
  entry: SeenEntry | null
  link: { input: NewsLinkInput; canonicalUrl: string }
  times: ScheduleTimes & { publishAt: Date }
  by: Authorized
  now: Date
}

export function schedulePosted(db: Db, { entry, ...scheduling }: Posted): Promise<ScheduleResult> {
  return entry ? scheduleEntry(db, { ...scheduling, entry }) : scheduleNewLink(db, scheduling)
}
