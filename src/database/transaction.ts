import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { tryAgain } from './try-again.ts'
import { isDeadlock } from './violation.ts'

/**
 * Runs `work` in a transaction, or in the current one if `db` is one, so that verbs can be called alone or by other verbs.
 * After a deadlock, which aborts one of two transactions, `work` runs again, so it must change nothing but the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : tryAgain(() => db.transaction().execute(work), isDeadlock)
}

/** Runs part of a transaction and rolls only that part back if its result is not ok. */
export async function rollBackUnlessOk<T extends { ok: boolean }>(
  tx: Db,
  work: () => Promise<T>,
): Promise<T> {
  await sql`savepoint keep_if_ok`.execute(tx)
  const result = await work()
  if (!result.ok) await sql`rollback to savepoint keep_if_ok`.execute(tx)
  await sql`release savepoint keep_if_ok`.execute(tx)
  return result
}
