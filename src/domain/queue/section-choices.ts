import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { SectionChoice } from './propose-category.ts'

// Editors change their minds about a section; older decisions than these no longer count.
const decisionsMax = 200

/** By feed: where editors put its latest entries, by the folders of their addresses (`sectionOf`). */
export async function listSectionChoices(db: Db, feedIds: string[]): Promise<Map<string, SectionChoice[]>> {
  if (feedIds.length === 0) return new Map()
  const { rows } = await sql<SectionChoice & { feedId: string }>`
    select feed.id as feed_id, decided.section, decided.category_id, count(*)::integer as count
    from unnest(${feedIds}::uuid[]) as feed (id) cross join lateral (
      select lower((regexp_match(entry.url, '^https?://[^/]+(/[^/?#]+/(?:[^/?#]+/)?)'))[1]) as section,
        link.category as category_id
      from (select url, news_link_id from entries
          where feed_id = feed.id and status = 'published' and decided_by is not null
          order by decided_at desc limit ${sql.lit(decisionsMax)}) entry
        join news_links link on link.id = entry.news_link_id
    ) decided
    where decided.section is not null
    group by feed.id, decided.section, decided.category_id`.execute(db)
  const byFeed = Map.groupBy(rows, row => row.feedId)
  return new Map([...byFeed].map(([id, choices]) => [id, choices.map(({ feedId: _, ...choice }) => choice)]))
}
