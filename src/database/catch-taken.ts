import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { violationOf } from './violation.ts'

/** Runs `work` after a savepoint, so that the transaction stays usable when a unique constraint refuses the write. */
export async function catchTaken<T>(
  tx: Db,
  work: (tx: Db) => Promise<T>,
): Promise<T | { ok: false; reason: 'taken' }> {
  await sql`savepoint refusing_taken`.execute(tx)
  try {
    return await work(tx)
  } catch (error) {
    if (violationOf(error) !== 'unique') throw error
    await sql`rollback to savepoint refusing_taken`.execute(tx)
    return { ok: false, reason: 'taken' }
  }
}
