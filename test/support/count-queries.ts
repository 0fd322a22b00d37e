import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../src/database/connect.ts'
import { inTransaction } from '../../src/database/transaction.ts'

/** How many statements `work` sends in its transaction, without its begin and commit. */
export async function countQueries(db: Db, work: (tx: Db) => Promise<unknown>): Promise<number> {
  let count = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await inTransaction(db, tx => work(tx.withPlugin(counter)))
  return count
}
