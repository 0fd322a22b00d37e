import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** For a transaction that is one of many: readers see what it changes together with what the others change. */
export async function announceTogether(tx: Db): Promise<void> {
  await sql`select set_config('chowk.pace', 'together', true)`.execute(tx)
}
