import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../src/database/connect.ts'

/** Runs one large statement without a time limit: on a busy machine, thousands of rows exceed the query timeout. */
export async function insertMany(db: Db, insert: RawBuilder<unknown>): Promise<void> {
  await db.transaction().execute(async tx => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await insert.execute(tx)
  })
}
