import { sql } from 'kysely'
import type { Db } from '../../src/database/connect.ts'

/** Waits until somebody waits for a lock that the transaction `tx` holds: then a race is where the test wants it. */
export async function untilBlocked(tx: Db): Promise<void> {
  await sql`do $$ begin
    while not exists (select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))) loop
      perform pg_sleep(0.005);
      perform pg_stat_clear_snapshot();
    end loop;
  end $$`.execute(tx)
}
