import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The link of a published entry, its category, and how many newer links are above it there. */
export type PublishedPosition = { linkId: string; categoryName: string; newerCount: number }

// A larger number is of no use to editors, so the count reads at most this many rows.
export const newerCountMax = 100

/** Null if the entry has no news link, or no longer has one. `newerCount` is exact below `newerCountMax`. */
export async function findPublishedPosition(db: Db, entryId: string): Promise<PublishedPosition | null> {
  const { rows } = await sql<PublishedPosition>`
    select link.id as link_id, categories.name as category_name, (
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
