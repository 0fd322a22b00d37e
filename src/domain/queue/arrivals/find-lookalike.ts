import type { Db } from '../../../database/connect.ts'
import type { Language } from '../../../text/language.ts'
import { describeEntryReason } from '../../reasons/describe-entry-reason.ts'
import { type EarlierSubmission, toStanding } from './add-entry.ts'
import { findAlike, type SubmittedArticle } from './find-alike.ts'

/** The news link or entry of the same article under another address, with the reason in one sentence; null for a new article. */
export async function findLookalike(
  db: Db,
  article: SubmittedArticle,
  { now, language }: { now: Date; language: Language },
): Promise<{ of: EarlierSubmission; why: string } | null> {
  const alike = await findAlike(db, article, now)
  if (!alike || alike.of.kind === 'given') return null
  const { kind, id } = alike.of
  const of = kind === 'news-link' ? await findLink(db, id) : await findEntry(db, id)
  return of && { of, why: describeEntryReason(alike.reason, language) }
}

// Either may be deleted between the two queries.
async function findLink(db: Db, id: string): Promise<EarlierSubmission | null> {
  const query = db.selectFrom('newsLinks').select(['id', 'title', 'url']).where('id', '=', id)
  const link = await query.executeTakeFirst()
  return link ? { kind: 'news-link', ...link } : null
}

async function findEntry(db: Db, id: string): Promise<EarlierSubmission | null> {
  const entry = await db
    .selectFrom('entries')
    .select(['id', 'title', 'url', 'status', 'newsLinkId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) return null
  const { newsLinkId, status, ...common } = entry
  // The first of a group may have become a news link, or a duplicate of one, after the group was made.
  const isClosed = status === 'published' || status === 'duplicate'
  const link = isClosed && newsLinkId ? await findLink(db, newsLinkId) : null
  return link ?? { kind: 'entry', ...common, status: toStanding(status) }
}
