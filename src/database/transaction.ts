import type { Db } from './connect.ts'

/** Runs `work` in a transaction, or in the one `db` already is: a verb can be called alone or as part of another. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
