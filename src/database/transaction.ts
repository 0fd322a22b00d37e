import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { isDeadlock, violationOf } from './database-error.ts'

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

// By the third try the competing transaction has ended.
const triesMax = 3

// A try at once may take the lock that the other is just waking up for, and meet it in the same deadlock.
const pauseMs = 20

/** Retries `work` after errors that `mayPass` accepts, such as a conflict with another transaction; three tries in all. */
export async function tryAgain<T>(work: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error) || tries === triesMax) throw error
      await setTimeout(tries * pauseMs)
    }
  }
}

/** Runs `work` after a savepoint, so that the transaction stays usable when a unique constraint refuses the write. */
export async function catchTaken<T>(
  tx: Db,
  work: (tx: Db) => Promise<T>,
): Promise<T | { ok: false; reason: 'taken' }> {
  const done = await rollBackUnlessOk(tx, async () => {
    try {
      return { ok: true, result: await work(tx) } as const
    } catch (error) {
      if (violationOf(error) !== 'unique') throw error
      return { ok: false, reason: 'taken' } as const
    }
  })
  return done.ok ? done.result : done
}
