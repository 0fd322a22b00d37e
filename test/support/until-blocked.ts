import { sql } from 'kysely'
import type { Db } from '../../src/database/connect.ts'

/**
 * Waits until `count` connections wait for a lock of the transaction `tx`, which sets up a race. It polls without a
 * deadline: on a busy machine they may need longer than a statement's timeout of ten seconds to get there.
 */
export async function untilBlocked(tx: Db, count = 1): Promise<void> {
  const blocked = sql<{ pids: string }>`select count(distinct pid) as pids
    from pg_sleep(0.005), pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  let waiting = 0
  while (waiting < count) waiting = Number((await blocked.execute(tx)).rows[0]?.pids)
}
