import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Where a published entry stands: its category, and how many newer links stand above it there. */
export type PublishedPosition = { categoryName: string; newerCount: number }

// Nobody counts further down a section; the count reads no more rows than this.
export const newerCountMax = 100

/** Null when the entry is no news link, or no longer. `newerCount` is exact below `newerCountMax`. */
export async function findPublishedPosition(db: Db, entryId: string): Promise<PublishedPosition | null> {
  const { rows } = await sql<PublishedPosition>`
    select categories.name as category_name, (
      select count(*) from (
        select from news_links newer where newer.category = link.category
          and (newer.created_at, newer.id) > (link.created_at, link.id) limit ${newerCountMax}
      ) as counted
    )::integer as newer_count
    from entries join news_links link on link.id = entries.news_link_id
      join categories on categories.id = link.category
    where entries.id = ${entryId} and entries.status = 'published'`.execute(db)
  return rows[0] ?? null
}
