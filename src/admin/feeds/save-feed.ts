import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { type FeedFields, type FeedInput, feedSchema } from '../../domain/feeds/feed-schema.ts'
import { type FieldErrors, fieldErrors } from '../forms/read-form.ts'

/** `message`: what failed, where it is no field that is wrong. */
export type FeedProblem = { errors: FieldErrors; theirs: FeedPage | null; message?: string }
export const noFeedProblem: FeedProblem = { errors: {}, theirs: null }

export const feedErrors = {
  known: { errors: { url: 'Another feed has this address already.' }, theirs: null },
  'bad-address': { errors: { url: 'Please enter a valid URL' }, theirs: null },
  'no-such-category': { errors: { category: 'This category is gone. Choose another.' }, theirs: null },
} as const satisfies Record<string, FeedProblem>

export function checkFeed(
  texts: Record<string, string>,
): { ok: true; input: FeedInput } | { ok: false; problem: FeedProblem } {
  const parsed = feedSchema.safeParse(texts)
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, problem: { errors: fieldErrors(parsed.error), theirs: null } }
}

export function feedFields(feed: FeedPage): FeedFields {
  const { url, outletName, title, category, publishing, language } = feed
  return { url, outletName, title, category, publishing, language: language ?? '' }
}
