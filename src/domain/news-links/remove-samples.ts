import type { Db } from '../../database/connect.ts'

/**
 * Samples make room when the first real entry is published, in its transaction: links, and what waits in the queue;
 * sample categories go with them where nothing uses them. Pages such as "About" stay. Returns how many links went.
 */
export async function removeSamples(db: Db): Promise<number> {
  // Two feeds may publish their first entries at once: neither waits for what the other is removing.
  const samples = db
    .selectFrom('newsLinks')
    .select('id')
    .where('isSample', '=', true)
    .forUpdate()
    .skipLocked()
  const removed = await db.deleteFrom('newsLinks').where('id', 'in', samples).executeTakeFirst()
  if (removed.numDeletedRows === 0n) return 0
  const waiting = db.selectFrom('entries').select('id').where('isSample', '=', true).forUpdate().skipLocked()
  await db.deleteFrom('entries').where('id', 'in', waiting).execute()
  await db
    .deleteFrom('categories')
    .where('isSample', '=', true)
    .where(eb =>
      eb.not(
        eb.exists(
          eb.selectFrom('newsLinks').select('id').whereRef('newsLinks.category', '=', 'categories.id'),
        ),
      ),
    )
    .where(eb =>
      eb.not(eb.exists(eb.selectFrom('feeds').select('id').whereRef('feeds.category', '=', 'categories.id'))),
    )
    .execute()
  return Number(removed.numDeletedRows)
}
