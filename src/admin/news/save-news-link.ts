import type { Db } from '../../database/connect.ts'
import {
  findAddresses,
  isDatedAhead,
  type NewsLinkDuplicate,
} from '../../domain/news-links/news-link-checks.ts'
import {
  type NewsLinkInput,
  newsLinkSchema,
  publishedAtOf,
} from '../../domain/news-links/news-link-schema.ts'
import { findTimeProblems, readTimes, type ScheduleTimes } from '../../domain/schedule/schedule-times.ts'
import type { PageContext } from '../../http/page-context.ts'
import type { Language } from '../../text/language.ts'
import * as timeWords from '../../words/form-times.ts'
import * as deskWords from '../../words/news-desk.ts'
import * as words from '../../words/news-fields.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'
import type { Refusal } from '../records/save-record.ts'

type Texts = Record<string, string>

type CheckedNewsLink =
  | { ok: true; input: NewsLinkInput; canonicalUrl: string }
  | { ok: false; errors: FieldErrors }

export function readNewsLink(texts: Texts): Record<string, string | boolean> {
  return { ...texts, featured: texts.featured === 'on' }
}

export async function checkNewsLink(db: Db, texts: Texts, language: Language): Promise<CheckedNewsLink> {
  const parsed = newsLinkSchema.safeParse(readNewsLink(texts))
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error) }
  return addAddresses(db, parsed.data, language)
}

async function addAddresses(db: Db, input: NewsLinkInput, language: Language): Promise<CheckedNewsLink> {
  const addresses = await findAddresses(db, input.url)
  if (!addresses) return { ok: false, errors: { url: words.invalidUrl(language) } }
  const { url, canonicalUrl } = addresses
  return { ok: true, input: { ...input, url }, canonicalUrl }
}

/** The link of a valid form, and when it is published and taken down. */
export async function checkLinkAndTimes(
  db: Db,
  typed: NewsLinkInput,
  { now, language }: Pick<PageContext, 'now' | 'language'>,
) {
  const checked = await addAddresses(db, typed, language)
  if (!checked.ok) return { ...checked, reason: 'invalid' } as const
  const { input, canonicalUrl } = checked
  const timed = checkTimes(input, { now, language })
  if (!timed.ok) return { ...timed, reason: 'invalid' } as const
  return { ok: true, link: { input, canonicalUrl }, times: timed.times } as const
}

type Refused =
  | { reason: 'duplicate'; of: NewsLinkDuplicate | null }
  | { reason: 'no-such-category' | 'scheduled-already' | 'refused' }

export function refuseNewsLink(refused: Refused, language: Language): Refusal {
  switch (refused.reason) {
    case 'duplicate':
      return { existing: refused.of }
    case 'no-such-category':
      return { errors: { category: deskWords.categoryGone(language) } }
    case 'scheduled-already':
    case 'refused':
      return { errors: { url: deskWords.scheduledAlready(language) } }
  }
}

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
    errors.publishedAt = timeWords.problem(language, { problem: 'ahead' })
  return Object.keys(errors).length === 0 ? { ok: true, times } : { ok: false, errors }
}
