import { sql } from 'kysely'
import type { Db } from '../../src/database/connect.ts'
import { until } from './until.ts'

/**
 * Waits until `count` connections wait for a lock of the transaction `tx`, which sets up a race. It polls with many short
 * statements: on a busy machine the connections may need longer than a statement's timeout of ten seconds to get there.
 */
export async function untilBlocked(tx: Db, count = 1): Promise<void> {
  const blocked = sql<{ pids: string }>`select count(distinct pid) as pids
    from pg_sleep(0.005), pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  const countWaiting = async () => Number((await blocked.execute(tx)).rows[0]?.pids)
  await until(
    `${count} connections wait for a lock of this transaction`,
    async () => (await countWaiting()) >= count,
  )
}
