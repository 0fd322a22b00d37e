import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { addRecord } from '../revisions/write-record.ts'

// Specification §3: created when there are no categories. Their places are 0 to 5.
export const defaultCategories = [
  { name: 'Latest Headlines', slug: 'latest-headlines', description: 'Most recent news articles' },
  { name: 'Politics', slug: 'politics', description: 'Political news and updates' },
  { name: 'Business', slug: 'business', description: 'Business and financial news' },
  { name: 'Technology', slug: 'technology', description: 'Technology news and updates' },
  { name: 'World', slug: 'world', description: 'International news' },
  { name: 'Opinion', slug: 'opinion', description: 'Opinion pieces and editorials' },
]

/** Adds the six default categories if there are none, as one batch with its revisions. */
export async function addDefaultCategories(
  db: Db,
  { by, now, batchId = randomUUID() }: { by: Authorized; now: Date; batchId?: string },
): Promise<void> {
  await inTransaction(db, async tx => {
    const existing = await tx.selectFrom('categories').select('id').limit(1).executeTakeFirst()
    if (existing) return
    for (const [orderNum, category] of defaultCategories.entries()) {
      const values = { ...category, orderNum }
      await addRecord(tx, { table: 'categories', values, by, now, batchId })
    }
  })
}
