import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { catchTaken } from '../../database/catch-taken.ts'
import type { Db } from '../../database/connect.ts'
import { nextVersion } from '../../database/record-table.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'
import { findStanding, type Standing } from '../revisions/find-standing.ts'
import { recordChange } from '../revisions/record-change.ts'
import { deleteRecords } from '../revisions/write-record.ts'

type ReturnResult =
  | { ok: true; count: number; batchId: string }
  | { ok: false; reason: 'nothing-to-return' | Standing }

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
    const returned = decided.map(entry => entry.id)
    const entries = decided.map(({ id, canonicalUrl }) => ({ id, url: canonicalUrl }))
    const standing = await findStanding(tx, { entries, exceptEntries: returned, exceptLinks: links })
    if (standing) return { ok: false, reason: standing }
    const batchId = randomUUID()
    const change = { table: 'entries', ids: returned, action: 'update', by, now, batchId } as const
    const written = await catchTaken(tx, async () => {
      await recordChange(tx, change, () =>
        tx
          .updateTable('entries')
          .set({
            status: 'waiting',
            reason: null,
            newsLinkId: null,
            decidedAt: null,
            decidedBy: null,
            duplicateOf: null,
            snoozedUntil: null,
            ...nextVersion(now),
          })
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
