import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** One writer of stories at a time, until the end of the transaction: two workers would open two stories for one event. */
export async function lockStories(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('chowk stories'))`.execute(tx)
}
