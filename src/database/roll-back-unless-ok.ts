import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** A part of a transaction that leaves nothing of itself when it answers that it was refused. */
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
