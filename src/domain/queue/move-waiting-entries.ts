import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { updateRecords } from '../revisions/write-record.ts'

type Move = { feedIds: string[]; category: string; by: Authorized; now: Date; batchId: string }

/**
 * Feeds are about to bring their entries under another category: what waits of them moves along, unless an editor or a rule
 * has put it elsewhere. Call it in the transaction of the feeds' change, before it. Returns how many.
 */
export async function moveWaitingEntries(
  tx: Db,
  { feedIds, category, by, now, batchId }: Move,
): Promise<{ count: number }> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from entries entry join feeds feed on feed.id = entry.feed_id
    where feed.id = any(${feedIds}::uuid[]) and feed.category <> ${category}
      and entry.status = 'waiting' and entry.category = feed.category and entry.rule_id is null
    order by entry.id`.execute(tx)
  const ids = rows.map(row => row.id)
  if (ids.length === 0) return { count: 0 }
  return updateRecords(tx, { table: 'entries', ids, values: { category }, by, now, batchId })
}
