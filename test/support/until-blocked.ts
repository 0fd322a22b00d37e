import { sql } from 'kysely'
import type { Db } from '../../src/database/connect.ts'
import { until } from './until.ts'

/**
 * Waits until `count` connections of this database wait for a lock of the transaction `tx`, or behind one that does; this sets
 * up a race. It polls with many short statements: on a busy machine the connections may need longer than a statement's timeout
 * of ten seconds to get there.
 */
export async function untilBlocked(tx: Db, count = 1): Promise<void> {
  const blocked = sql<{ count: string }>`
    with recursive waiting as (
      select pid, pg_blocking_pids(pid) as blockers from pg_sleep(0.005), pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    ), behind as (
      select pid from waiting where pg_backend_pid() = any(blockers)
      union select waiting.pid from waiting join behind on behind.pid = any(waiting.blockers)
    )
    select count(*) from behind`
  const countWaiting = async () => {
    // A transaction sees other connections as they were when it first looked.
    await sql`select pg_stat_clear_snapshot()`.execute(tx)
    return Number((await blocked.execute(tx)).rows[0]?.count)
  }
  await until(
    `${count} connections wait for a lock of this transaction`,
    async () => (await countWaiting()) >= count,
  )
}
