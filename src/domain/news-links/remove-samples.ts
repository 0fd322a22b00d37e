import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Samples step aside when the first real link is published, by a feed or by hand, in its transaction: links, and what waits in the queue;
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
  // An editor may have deleted the links by hand before; what waits still goes.
  const waiting = db.selectFrom('entries').select('id').where('isSample', '=', true).forUpdate().skipLocked()
  const removedWaiting = await db.deleteFrom('entries').where('id', 'in', waiting).executeTakeFirst()
  if (removed.numDeletedRows + removedWaiting.numDeletedRows === 0n) return 0
  await db.deleteFrom('categories').where('id', 'in', unusedSampleCategories(db)).execute()
  return Number(removed.numDeletedRows)
}

/** Neither those of anybody's rule nor of an entry that waits; whoever is about to use one holds it. */
function unusedSampleCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select('id')
    .where('isSample', '=', true)
    .where(
      sql<boolean>`not exists (select from news_links where category = categories.id)
        and not exists (select from feeds where category = categories.id)
        and not exists (select from rules where categories.id in (category, to_category))
        and not exists (select from entries where category = categories.id and status = 'waiting')`,
    )
    .forUpdate()
    .skipLocked()
}
