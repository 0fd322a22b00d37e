import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { updateRecord } from '../revisions/write-record.ts'
import { findDuplicateOf, holdCategory, type NewsLinkDuplicate } from './news-link-checks.ts'
import { languageOf, type NewsLinkInput, publishedAtOf } from './news-link-schema.ts'

export type UpdateNewsLinkResult =
  | { ok: true; batchId: string }
  | { ok: false; reason: 'duplicate'; of: NewsLinkDuplicate | null }
  | { ok: false; reason: 'no-such-category' | 'not-found' | 'stale' }

type Update = {
  id: string
  version: number
  input: NewsLinkInput
  canonicalUrl: string
  by: Authorized
  now: Date
}

/** The link, its revision and the notification in one transaction. A date that the form leaves empty stays as it is. */
export async function updateNewsLink(db: Db, update: Update): Promise<UpdateNewsLinkResult> {
  const { input, canonicalUrl, ...write } = update
  return inTransaction(db, async tx => {
    if (!(await holdCategory(tx, input.category))) return { ok: false, reason: 'no-such-category' }
    const { publishedAt: _text, language: _language, ...given } = input
    const publishedAt = await newTimeOf(tx, update)
    const values = { ...given, ...languageOf(input), canonicalUrl, ...(publishedAt ? { publishedAt } : {}) }
    const updated = await updateRecord(tx, { table: 'news_links', values, ...write })
    if (updated.ok) return updated
    if (updated.reason !== 'taken') return { ok: false, reason: updated.reason }
    return { ok: false, reason: 'duplicate', of: await findDuplicateOf(tx, canonicalUrl) }
  })
}

const minuteMs = 60_000

/** The form knows no seconds: the minute that the link has already is no new time. */
async function newTimeOf(tx: Db, { id, input }: Update): Promise<Date | null> {
  const typed = publishedAtOf(input)
  if (!typed || typed.getTime() % minuteMs !== 0) return typed
  const stored = await tx
    .selectFrom('newsLinks')
    .select('publishedAt')
    .where('id', '=', id)
    .executeTakeFirst()
  const sinceTyped = stored ? stored.publishedAt.getTime() - typed.getTime() : Number.NaN
  return sinceTyped >= 0 && sinceTyped < minuteMs ? null : typed
}
