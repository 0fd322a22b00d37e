import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { catchTaken } from '../../database/catch-taken.ts'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../is-uuid.ts'
import { recordChange } from '../revisions/record-change.ts'
import { deleteRecords } from '../revisions/write-record.ts'

export type ReturnResult =
  | { ok: true; count: number; batchId: string }
  | { ok: false; reason: 'nothing-to-return' | 'waits-already' }

/** Reverses decisions of any age: the news link goes to the bin, and its entry waits at its old place. */
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
    if (await waitsAlready(tx, decided)) return { ok: false, reason: 'waits-already' }
    const batchId = randomUUID()
    const links = decided.flatMap(({ status, newsLinkId }) =>
      status === 'published' && newsLinkId ? [newsLinkId] : [],
    )
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
    // Two of them were submitted, or another editor returns one at this moment: `entries_brought_once` lets one wait.
    if (!written.ok) return { ok: false, reason: 'waits-already' }
    await deleteRecords(tx, { table: 'news_links', ids: links, by, now, batchId })
    return { ok: true, count: returned.length, batchId }
  })
}

/** The article was submitted again meanwhile, by an editor or another feed. */
async function waitsAlready(tx: Db, decided: { canonicalUrl: string | null }[]): Promise<boolean> {
  const urls = decided.flatMap(({ canonicalUrl }) => canonicalUrl ?? [])
  const waiting = await tx
    .selectFrom('entries')
    .select('id')
    .where('canonicalUrl', '=', sql<string>`any(${urls})`)
    .where(sql<boolean>`status = 'waiting'`)
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
