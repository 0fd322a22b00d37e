import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** One outlet's polls judge one after the other: of two at once, neither would see what the other brings. */
export async function lockOutlet(tx: Db, outletId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`duplicates ${outletId}`}, 0))`.execute(tx)
}
