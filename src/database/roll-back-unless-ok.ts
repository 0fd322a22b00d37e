import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Runs part of a transaction and rolls that part back when its result is a refusal. */
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
