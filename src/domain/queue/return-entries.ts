import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { catchTaken } from '../../database/catch-taken.ts'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isPending } from '../is-pending.ts'
import { isUuid } from '../is-uuid.ts'
import { recordChange } from '../revisions/record-change.ts'
import { deleteRecords } from '../revisions/write-record.ts'

type ReturnResult =
  | { ok: true; count: number; batchId: string }
  | { ok: false; reason: 'nothing-to-return' | Standing }

type Standing = 'waits-already' | 'scheduled-already' | 'published-already'

/** Reverses decisions of any age: moves the news link to the bin and returns its entry to its old place in the queue. */
export async function returnEntries(
  db: Db,
  { ids, by, now }: { ids: string[]; by: Authorized; now: Date },
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
    const urls = decided.flatMap(({ canonicalUrl }) => canonicalUrl ?? [])
    const standing = await findStanding(tx, { urls, exceptLinks: links })
    if (standing) return { ok: false, reason: standing }
    const batchId = randomUUID()
    const returned = decided.map(entry => entry.id)
    const set = {
      status: 'waiting',
      reason: null,
      newsLinkId: null,
      decidedAt: null,
      decidedBy: null,
    } as const
    const change = { table: 'entries', ids: returned, action: 'update', by, now, batchId } as const
    const written = await catchTaken(tx, async () => {
      await recordChange(tx, change, () =>
        tx
          .updateTable('entries')
          .set({ ...set, duplicateOf: null, snoozedUntil: null, updatedAt: now })
          .set(eb => ({ version: eb('version', '+', 1) }))
          .where('id', 'in', returned)
          .execute(),
      )
      return { ok: true } as const
    })
    // Two of them were submitted, or another editor returns one at the same time; `entries_brought_once` allows only one to wait.
    if (!written.ok) return { ok: false, reason: 'waits-already' }
    await deleteRecords(tx, { table: 'news_links', ids: links, by, now, batchId })
    return { ok: true, count: returned.length, batchId }
  })
}

/** Whether the article has been queued again since, by an editor or another feed, or scheduled, or published. */
async function findStanding(
  tx: Db,
  { urls, exceptLinks }: { urls: string[]; exceptLinks: string[] },
): Promise<Standing | null> {
  const pending = await tx
    .selectFrom('entries')
    .select('status')
    .where('canonicalUrl', '=', sql<string>`any(${urls})`)
    .where(isPending)
    .orderBy('status', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (pending) return pending.status === 'scheduled' ? 'scheduled-already' : 'waits-already'
  const link = await tx
    .selectFrom('newsLinks')
    .select('id')
    .where('canonicalUrl', '=', sql<string>`any(${urls})`)
    .where('id', '!=', sql<string>`all(${exceptLinks}::uuid[])`)
    .limit(1)
    .executeTakeFirst()
  return link ? 'published-already' : null
}
