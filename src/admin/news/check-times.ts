import { isDatedAhead } from '../../domain/news-links/news-link-checks.ts'
import { type NewsLinkInput, publishedAtOf } from '../../domain/news-links/news-link-schema.ts'
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
  const publishedAt = publishedAtOf(input)
  const readAt = times.publishAt && times.publishAt > now ? times.publishAt : now
  const errors: FieldErrors = { ...findTimeProblems(times, { now, language }) }
  if (publishedAt && isDatedAhead(publishedAt, readAt))
    errors.publishedAt = words.problem(language, { problem: 'ahead' })
  return Object.keys(errors).length === 0 ? { ok: true, times } : { ok: false, errors }
}
