import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import {
  bytesOfMegabyte,
  type FeedFields,
  type FeedInput,
  feedSchema,
  sizeLimits,
} from '../../domain/feeds/feed-schema.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/feeds-desk.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

/** `message`: a failure that belongs to no field. */
export type FeedProblem = { errors: FieldErrors; theirs: FeedPage | null; message?: string }
export const noFeedProblem: FeedProblem = { errors: {}, theirs: null }

export function feedErrors(
  reason: 'known' | 'bad-address' | 'no-such-category',
  language: Language,
): FeedProblem {
  if (reason === 'no-such-category')
    return { errors: { category: words.categoryGone(language) }, theirs: null }
  return { errors: { url: reason === 'known' ? words.known(language) : 'bad-url' }, theirs: null }
}

export function checkFeed(
  texts: Record<string, string>,
): { ok: true; input: FeedInput } | { ok: false; problem: FeedProblem } {
  const parsed = feedSchema.safeParse(texts)
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, problem: { errors: fieldErrors(parsed.error), theirs: null } }
}

export function feedFields(feed: FeedPage): FeedFields {
  const { url, outletName, title, category, publishing, categorizing, language } = feed
  const sizeLimit = sizeLimits.find(limit => Number(limit) * bytesOfMegabyte >= feed.bytesMax) ?? '20'
  const names = { url, outletName, title, language: language ?? '' }
  return { ...names, category, publishing, categorizing, sizeLimit }
}
