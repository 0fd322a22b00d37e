import type { Db } from '../../database/connect.ts'

// Specification §3: created when there are none. Their places are 0 to 5.
export const defaultCategories = [
  { name: 'Latest Headlines', slug: 'latest-headlines', description: 'Most recent news articles' },
  { name: 'Politics', slug: 'politics', description: 'Political news and updates' },
  { name: 'Business', slug: 'business', description: 'Business and financial news' },
  { name: 'Technology', slug: 'technology', description: 'Technology news and updates' },
  { name: 'World', slug: 'world', description: 'International news' },
  { name: 'Opinion', slug: 'opinion', description: 'Opinion pieces and editorials' },
]

/** Makes the six default categories where there is none at all. Returns how many it made: 6 or 0. */
export async function addDefaultCategories(db: Db): Promise<number> {
  const existing = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()
  if (existing) return 0
  const rows = defaultCategories.map((category, orderNum) => ({ ...category, orderNum }))
  const added = await db
    .insertInto('categories')
    .values(rows)
    .onConflict(conflict => conflict.column('slug').doNothing())
    .returning('id')
    .execute()
  return added.length
}
