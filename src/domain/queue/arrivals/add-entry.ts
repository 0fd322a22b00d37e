import type { Db } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Language } from '../../../text/language.ts'
import type { Authorized } from '../../accounts/authorize.ts'
import type { NewArticle } from '../../articles/article-fields.ts'
import type { CategoryJudgement } from '../../categories/decide-category.ts'
import { describeEntryReason, type EntryReason } from '../../reasons/entry-reason.ts'
import { recordChange } from '../../revisions/record-change.ts'
import { newId } from '../../revisions/write-record.ts'
import type { EntryOrigin, EntryStatus, EntryText } from '../entry.ts'
import { mayPropose } from '../proposals.ts'
import { alikeColumns, findAlike, type SubmittedArticle } from './find-alike.ts'

export type SubmittedEntry = EntryText &
  Omit<NewArticle, keyof EntryText | 'category' | 'language'> & {
    origin: Exclude<EntryOrigin, 'feed'>
    /** The identity of the article. */
    canonicalUrl: string
    language: string | null
    outletId: string | null
    /** The proposed category. */
    category: string | null
    /** The page's sections and subjects, as `cleanTags` returns them. */
    tags?: string[]
    categoryJudgement?: CategoryJudgement | null
    /** The reason why its page could not be read. */
    reason?: EntryReason | null
    /** A rule's decision on a tip; without it, the tip waits. */
    status?: 'waiting' | 'rejected'
    ruleId?: string | null
    /** The note and the name of a tip's sender. */
    tipNote?: string
    tipFrom?: string
  }

type AddEntryResult =
  | { ok: true; entry: { id: string } }
  | { ok: false; reason: 'duplicate'; of: EarlierSubmission }
  | { ok: false; reason: 'too-many' }

/** The existing record: a news link, an entry that waits or is scheduled, or, for a tip, a rejected entry. */
export type EarlierSubmission =
  | { kind: 'news-link'; id: string; title: string; url: string }
  | { kind: 'entry'; id: string; title: string; url: string; status: 'waiting' | 'rejected' | 'scheduled' }

/**
 * Queues an article that a person submitted; `by` is null for a reader. An article that is already published or waiting is
 * not added, and the result says where it is. An editor may submit a rejected article again; a tip may not. An article that
 * is only alike, by headline or text, is queued with that reason, because a person chose it.
 */
export async function addEntry(
  db: Db,
  { entry, by, now }: { entry: SubmittedEntry; by: Authorized<'contributor'> | null; now: Date },
): Promise<AddEntryResult> {
  return inTransaction(db, async tx => {
    if (by?.role === 'contributor' && !(await mayPropose(tx, by))) return { ok: false, reason: 'too-many' }
    const before = await findEarlierSubmission(tx, entry)
    if (before) return { ok: false, reason: 'duplicate', of: before }
    const id = await insertSubmitted(tx, { entry, by, now })
    if (id) return { ok: true, entry: { id } }
    // Another person submitted it at the same moment.
    const other = await findEarlierSubmission(tx, entry)
    if (other) return { ok: false, reason: 'duplicate', of: other }
    throw new Error('An entry was refused as a duplicate, but no earlier submission was found')
  })
}

/** Finds the article with this address among links and open entries; also called while an editor still types. */
export async function findEarlierSubmission(
  db: Db,
  { canonicalUrl, origin }: Pick<SubmittedEntry, 'canonicalUrl' | 'origin'>,
): Promise<EarlierSubmission | null> {
  const link = await db
    .selectFrom('newsLinks')
    .select(['id', 'title', 'url'])
    .where('canonicalUrl', '=', canonicalUrl)
    .executeTakeFirst()
  if (link) return { kind: 'news-link', ...link }
  const entry = await db
    .selectFrom('entries')
    .select(['id', 'title', 'url', 'status'])
    .where('canonicalUrl', '=', canonicalUrl)
    .where('status', 'in', origin === 'tip' ? ['waiting', 'rejected', 'scheduled'] : ['waiting', 'scheduled'])
    .orderBy('status', 'desc')
    // Among twins, the entry that the queue shows.
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry ? { kind: 'entry', ...entry, status: toStanding(entry.status) } : null
}

/** Every other status counts as rejected. */
function toStanding(status: EntryStatus): 'waiting' | 'rejected' | 'scheduled' {
  return status === 'waiting' || status === 'scheduled' ? status : 'rejected'
}

async function insertSubmitted(
  tx: Db,
  { entry, by, now }: { entry: SubmittedEntry; by: Authorized<'contributor'> | null; now: Date },
): Promise<string | null> {
  const id = await newId(tx)
  const { status = 'waiting' } = entry
  const stateColumns = status === 'waiting' ? await findAlikeColumns(tx, entry, now) : { decidedAt: now }
  const values = {
    ...entry,
    ...stateColumns,
    id,
    identity: entry.canonicalUrl,
    status,
    proposedBy: by?.accountId ?? null,
  }
  const insert = () =>
    tx
      .insertInto('entries')
      .values({ ...values, firstSeenAt: now, lastSeenAt: now, updatedAt: now })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = by
    ? (await recordChange(tx, { table: 'entries', ids: [id], action: 'add', by, now }, insert)).result
    : await insert()
  return numInsertedOrUpdatedRows === 1n ? id : null
}

async function findAlikeColumns(tx: Db, entry: SubmittedEntry, now: Date) {
  const alike = await findAlike(tx, entry, now)
  return alike ? alikeColumns(alike) : {}
}

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
