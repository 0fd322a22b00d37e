import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { updateRecords } from '../revisions/write-record.ts'
import { lockUnchanged } from './open-entries.ts'

type Move = {
  feedIds: string[]
  category: string
  by: Authorized
  now: Date
  batchId: string
  entriesMax?: number
}

/** `leavesOlder`: more entries wait than one click may move, and the older ones were not moved. */
export type MovedEntries = { count: number; leavesOlder: boolean }

/** As many as a selection in the queue may hold. Each entry must be indexed again by headline, which takes 1 to 5 ms. */
const movedEntriesMax = 5_000

/** Moves the newest waiting entries that no editor or rule moved. Call it in the transaction that changes the feeds, before that. */
export async function moveWaitingEntries(
  tx: Db,
  { feedIds, category, by, now, batchId, entriesMax = movedEntriesMax }: Move,
): Promise<MovedEntries> {
  // The feeds are locked first, in the same order as by a poll, which locks its feed before it writes entries.
  await sql`select id from feeds where id = any(${feedIds}::uuid[]) order by id for update`.execute(tx)
  const { rows } = await sql<{ id: string; version: number }>`
    select entry.id, entry.version from entries entry join feeds feed on feed.id = entry.feed_id
    where feed.id = any(${feedIds}::uuid[]) and feed.category <> ${category}
      and entry.status = 'waiting' and entry.category = feed.category and entry.rule_id is null
    order by entry.queued_at desc, entry.id desc limit ${entriesMax + 1}`.execute(tx)
  const ids = [...(await lockUnchanged(tx, rows.slice(0, entriesMax)))]
  const leavesOlder = rows.length > entriesMax
  if (ids.length === 0) return { count: 0, leavesOlder }
  const moved = await updateRecords(tx, { table: 'entries', ids, values: { category }, by, now, batchId })
  return { count: moved.count, leavesOlder }
}
