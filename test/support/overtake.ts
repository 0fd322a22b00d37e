import { sql } from 'kysely'
import type { Db } from '../../src/database/connect.ts'
import { untilBlocked } from './until-blocked.ts'

const lockKey = 7_291

/**
 * Runs `meanwhile` while `update`, which writes `column` or deletes rows, has begun but not read the table yet: it sees the
 * rows of before and locks those of after, as a claim does that another worker overtakes. `meanwhile` must not write that
 * column, or delete rows of the table.
 */
export async function overtake<T>(
  db: Db,
  {
    table,
    column,
    update,
    meanwhile,
  }: { table: string; column?: string; update: () => Promise<T>; meanwhile: () => Promise<unknown> },
): Promise<T> {
  await sql`
    create function pause() returns trigger language plpgsql as
      ${sql.lit(`begin perform pg_advisory_xact_lock_shared(${lockKey}); return null; end`)}`.execute(db)
  const writing = column === undefined ? sql`delete` : sql`update of ${sql.ref(column)}`
  await sql`create trigger pause before ${writing} on ${sql.table(table)} execute function pause()`.execute(
    db,
  )
  try {
    return await db.connection().execute(async holder => {
      await sql`select pg_advisory_lock(${lockKey})`.execute(holder)
      const updating = update()
      await untilBlocked(holder)
      await meanwhile()
      await sql`select pg_advisory_unlock(${lockKey})`.execute(holder)
      return updating
    })
  } finally {
    await sql`drop function pause cascade`.execute(db)
  }
}
