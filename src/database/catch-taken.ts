import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { violationOf } from './violation.ts'

/** A savepoint, so that a refusal of the constraint leaves the transaction usable. */
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
