import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Samples step aside when the first real link is published, by a feed or by hand, in its transaction: links and waiting
 * entries; sample categories go with them where nothing uses them. Pages such as "About" stay. Returns how many links went.
 */
export async function removeSamples(db: Db): Promise<number> {
  // Two feeds may publish their first entries at once: neither waits for what the other is removing. Waiting samples go
  // even where an editor has deleted the links before.
  const { rows } = await sql<{ links: number; waiting: number }>`
    with links as (
      delete from news_links where id in (select id from news_links where is_sample for update skip locked) returning id
    ), waiting as (
      delete from entries where id in (select id from entries where is_sample for update skip locked) returning id
    )
    select (select count(*)::integer from links) as links, (select count(*)::integer from waiting) as waiting`.execute(
    db,
  )
  const { links = 0, waiting = 0 } = rows[0] ?? {}
  if (links + waiting > 0)
    await db.deleteFrom('categories').where('id', 'in', unusedSampleCategories(db)).execute()
  return links
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
