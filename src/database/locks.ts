import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { isWaitOver } from './database-error.ts'
import type { RecordTable } from './record-table.ts'

// All advisory locks, and the order in which transactions take locks: if one took two in another order, it and another could
// wait for each other. The database of tests refuses another order of `lockNames`.

/**
 * A connection holds these until it ends, even by a crash, and takes them in this order. The numbers are arbitrary; a trigger
 * (`refuse_while_restoring`) has the second.
 */
export const sessionLocks = { migrate: 4_607_182_418, restore: 4_607_182_419 }

/** A transaction holds these until it ends, and takes them in this order. */
export const lockNames = [
  // Before any row. Two workers could otherwise create two stories for one event, or a pass could miss a new pin.
  'stories',
  // All places of the front page, because a place that was never pinned has no row.
  'front page',
  // Otherwise two outlets could get one host.
  'outlet hosts',
  // One for each outlet, after the row of the feed: two polls at the same time would not see each other's entries.
  'judging',
  // No constraint compares the names of categories.
  'category names',
  // One for each type of site page: no constraint allows only one scheduled version.
  'scheduled page',
  // Otherwise two uploads could reserve the last space.
  'import space',
  // Otherwise two machines that start together would each print a link.
  'first set-up link',
  // Keeps notices in their order.
  'notices',
  // One for each host: otherwise two workers could both find that nobody fetches a picture from it.
  'pictures of a host',
  // One for each export that may run.
  'export',
] as const

type LockName = (typeof lockNames)[number]

/** Others held a lock for longer than a statement may wait. */
export class LockBusy extends Error {}

/** Waits for the lock; throws LockBusy when the time of a statement is over. `of`: which one of several with this name. */
export async function takeLock(tx: Db, name: LockName, of = ''): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(name, of)})`.execute(tx).catch(error => {
    throw isWaitOver(error) ? new LockBusy(`Others hold the lock of ${name}`, { cause: error }) : error
  })
}

/** False while another transaction holds the lock. */
export async function tryLock(tx: Db, name: LockName, of = ''): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${keyOf(name, of)}) as "isMine"`.execute(tx)
  return rows[0]?.isMine ?? false
}

function keyOf(name: LockName, of: string) {
  return sql`hashtextextended(${sql.lit(`${name} `)} || ${of}::text, 0)`
}

// A poll holds its feed while it writes waiting entries, a change of the front page its places while it publishes an entry
// into one, and a decision its entries while it writes their links.
const tablesLockedFirst: readonly RecordTable[] = ['feeds', 'pins', 'entries']

/** The order in which to lock rows of several tables; those of one table are locked by id. */
export function inLockOrder(tables: Iterable<RecordTable>): RecordTable[] {
  const all = new Set(tables)
  return [...new Set([...tablesLockedFirst.filter(table => all.has(table)), ...all])]
}
