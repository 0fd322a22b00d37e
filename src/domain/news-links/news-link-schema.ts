import * as z from 'zod/mini'
import { articleFields, instantOf } from '../articles/article-fields.ts'
import { schemasOf } from '../articles/field-names.ts'
import { scheduleTime } from '../fields/schedule-time-schema.ts'

// The form and the server validate with this one schema.

export const newsLinkSchema = z.object({
  ...schemasOf(articleFields),
  /** When readers begin and stop seeing the link; '' means now, and never. */
  publishAt: scheduleTime(),
  takeDownAt: scheduleTime(),
})

export type NewsLinkInput = z.output<typeof newsLinkSchema>
export type NewsLinkFields = z.input<typeof newsLinkSchema>

export function publishedAtOf({ publishedAt }: NewsLinkInput): Date | null {
  return publishedAt === '' ? null : instantOf(publishedAt)
}

/** The input as stored, without its times, and without a language where the input does not mention one. */
export function toArticle(input: NewsLinkInput) {
  const { publishedAt: _published, publishAt: _publish, takeDownAt: _takeDown, language, ...fields } = input
  return { ...fields, ...(language === undefined ? {} : { language: language || null }) }
}

const minuteMs = 60_000

/** The instant of a form's `publishedAt`, or null. Forms have no seconds: the stored time's minute means the stored time. */
export function typedInstant(input: NewsLinkInput, stored: Date | null): Date | null {
  const typed = publishedAtOf(input)
  if (!typed || !stored || typed.getTime() % minuteMs !== 0) return typed
  const sinceTypedMs = stored.getTime() - typed.getTime()
  return sinceTypedMs >= 0 && sinceTypedMs < minuteMs ? stored : typed
}
