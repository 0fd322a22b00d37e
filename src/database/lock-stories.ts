import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Allows one writer of stories until the transaction ends: two workers could otherwise create two stories for one event. */
export async function lockStories(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('chowk stories'))`.execute(tx)
}
