import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { updateRecords } from '../revisions/write-record.ts'

type Move = { feedIds: string[]; category: string; by: Authorized; now: Date; batchId: string }

/** `leavesOlder`: more waits than one click may move, and the rest stays where it is. */
export type MovedEntries = { count: number; leavesOlder: boolean }

/** As many as a selection of the queue: each is written anew in the indexes of headlines, which takes 1 to 5 ms. */
export const movedEntriesMax = 5_000

/** The newest first, unless an editor or a rule put them elsewhere. In the feeds' transaction, before their change. */
export async function moveWaitingEntries(
  tx: Db,
  { feedIds, category, by, now, batchId }: Move,
): Promise<MovedEntries> {
  // First, as a poll does, which holds its feed while it writes what waits.
  await sql`select id from feeds where id = any(${feedIds}::uuid[]) order by id for update`.execute(tx)
  const { rows } = await sql<{ id: string; version: number }>`
    select entry.id, entry.version from entries entry join feeds feed on feed.id = entry.feed_id
    where feed.id = any(${feedIds}::uuid[]) and feed.category <> ${category}
      and entry.status = 'waiting' and entry.category = feed.category and entry.rule_id is null
    order by entry.queued_at desc, entry.id desc limit ${movedEntriesMax + 1}`.execute(tx)
  const ids = await holdUnchanged(tx, rows.slice(0, movedEntriesMax))
  const leavesOlder = rows.length > movedEntriesMax
  if (ids.length === 0) return { count: 0, leavesOlder }
  const moved = await updateRecords(tx, { table: 'entries', ids, values: { category }, by, now, batchId })
  return { count: moved.count, leavesOlder }
}

/** Locks the entries that no editor has decided or moved since they were read. */
async function holdUnchanged(tx: Db, read: { id: string; version: number }[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from entries entry
    join json_to_recordset(${JSON.stringify(read)}::json) as seen(id uuid, version integer)
      on seen.id = entry.id and seen.version = entry.version
    order by entry.id for update of entry`.execute(tx)
  return rows.map(row => row.id)
}
