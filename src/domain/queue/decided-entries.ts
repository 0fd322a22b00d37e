import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import { catchTaken, inTransaction } from '../../database/transaction.ts'
import type { Language } from '../../text/language.ts'
import { isUuid } from '../fields/record-id.ts'
import { type CategorizedEntry, whyCategory } from '../reasons/category-reason.ts'
import { entryReasonInWords } from '../reasons/entry-reason.ts'
import type { Editor } from '../revisions/revision.ts'
import { findStanding, type Standing } from '../revisions/waiting-entries.ts'
import { deleteRecords, updateRecords } from '../revisions/write-record.ts'

export type DecidedEntry = {
  id: string
  title: string
  url: string
  source: string
  language: string | null
  status: 'published' | 'rejected'
  /** Null when a rule or the feed itself decided. */
  decidedBy: string | null
  decidedAt: Date
  reason: string | null
  /** Null for an entry without a category, or with a deleted one. */
  categoryName: string | null
  /** Null if an editor or a rule chose it. */
  categoryWhy: string | null
}

type Listing = {
  /** Null for both. */
  status: 'published' | 'rejected' | null
  after: TimeKey | null
  limit: number
  /** The language of the reasons. */
  language: Language
}

/** Entries published from the queue or rejected, the last decision first, below `after`. */
export async function listDecided(
  db: Db,
  { status, after, limit, language }: Listing,
): Promise<{ entries: DecidedEntry[]; next: TimeKey | null }> {
  const found = await sql<DecidedRow>`
    select entry.id, entry.title, entry.url, entry.source, entry.language, entry.status, entry.decided_at,
      entry.reason, account.name as decided_by, category.id as category_id, category.name as category_name,
      entry.category_judgement, entry.rule_id, feed.category as feed_category
    from entries entry left join accounts account on account.id = entry.decided_by
      left join categories category on category.id = entry.category left join feeds feed on feed.id = entry.feed_id
    where entry.decided_at is not null and ${status ? sql`entry.status = ${status}` : sql`entry.status in ('published', 'rejected')`}
      and ${after ? isBelow('entry.decided_at', after) : sql`true`}
    order by entry.decided_at desc, entry.id desc limit ${limit + 1}`.execute(db)
  const keyOf = ({ decidedAt, id }: DecidedRow) => ({ at: decidedAt, id })
  const { rows: entries, next } = slicePage(found.rows, { limit, keyOf })
  const inWords = (row: DecidedRow) => {
    const { reason, categoryId, categoryJudgement, feedCategory, ruleId, ...entry } = row
    const judged = { categoryId, categoryJudgement, feedCategory, ruleId }
    return {
      ...entry,
      reason: entryReasonInWords(reason, language),
      categoryWhy: whyCategory(judged, language),
    }
  }
  return { entries: entries.map(inWords), next }
}

type DecidedRow = Omit<DecidedEntry, 'reason' | 'categoryWhy'> & CategorizedEntry & { reason: unknown }

type ReturnResult =
  | { ok: true; count: number; batchId: string }
  | { ok: false; reason: 'nothing-to-return' | Standing }

/** Reverses decisions of any age: moves the news link to the bin and returns its entry to its old place in the queue. */
export async function returnEntries(
  db: Db,
  { ids, by, now }: Editor & { ids: string[] },
): Promise<ReturnResult> {
  return inTransaction(db, async tx => {
    const decided = await tx
      .selectFrom('entries')
      .select(['id', 'status', 'newsLinkId', 'canonicalUrl', 'origin'])
      .where('id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
      .where('status', 'in', ['published', 'rejected'])
      .orderBy('id')
      .forUpdate()
      .execute()
    if (decided.length === 0) return { ok: false, reason: 'nothing-to-return' }
    const links = decided.flatMap(({ status, newsLinkId }) =>
      status === 'published' && newsLinkId ? [newsLinkId] : [],
    )
    const returned = decided.map(entry => entry.id)
    const entries = decided.map(({ id, canonicalUrl }) => ({ id, url: canonicalUrl, status: 'waiting' }))
    const standing = await findStanding(tx, { entries, exceptEntries: returned, exceptLinks: links })
    if (standing) return { ok: false, reason: standing }
    const write = { by, now, batchId: randomUUID() }
    const written = await catchTaken(tx, async () => {
      await updateRecords(tx, { table: 'entries', ids: returned, values: undecided, ...write })
      return { ok: true } as const
    })
    // Two of them were submitted, or another editor returns one at the same time; `entries_brought_once` allows only one to wait.
    if (!written.ok) return { ok: false, reason: 'waits-already' }
    await deleteRecords(tx, { table: 'news_links', ids: links, ...write })
    return { ok: true, count: returned.length, batchId: write.batchId }
  })
}

const undecided = {
  status: 'waiting',
  reason: null,
  newsLinkId: null,
  decidedAt: null,
  decidedBy: null,
  duplicateOf: null,
  duplicateRule: null,
  snoozedUntil: null,
}
