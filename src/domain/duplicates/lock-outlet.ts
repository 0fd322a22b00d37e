import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Serializes the judging of one outlet's polls: two at the same time would not see each other's entries. */
export async function lockOutlet(tx: Db, outletId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`duplicates ${outletId}`}, 0))`.execute(tx)
}
