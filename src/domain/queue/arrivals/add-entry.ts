import type { Db } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Authorized } from '../../accounts/authorize.ts'
import type { NewArticle } from '../../articles/article-fields.ts'
import type { CategoryJudgement } from '../../categories/decide-category.ts'
import type { EntryReason } from '../../reasons/entry-reason.ts'
import { recordChange } from '../../revisions/record-change.ts'
import { newId } from '../../revisions/write-record.ts'
import type { EntryOrigin, EntryStatus, EntryText } from '../entry.ts'
import { alikeColumns } from './alike-columns.ts'
import { findAlike } from './find-alike.ts'
import { mayPropose } from './may-propose.ts'

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
export function toStanding(status: EntryStatus): 'waiting' | 'rejected' | 'scheduled' {
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
