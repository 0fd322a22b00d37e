import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Gives the place of a published entry to its link as well; `which` selects entries (`entry`) or places (`place`).
 * The place keeps its entry, because the entry waits again when its publication is undone.
 */
export async function attachPublished(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with published as (
      select distinct on (entry.news_link_id) entry.news_link_id as link_id, place.id
      from story_links place join entries entry on entry.id = place.entry_id
      where ${which} and entry.news_link_id is not null and place.news_link_id is distinct from entry.news_link_id
        and not exists (select from story_links other where other.news_link_id = entry.news_link_id)
      order by entry.news_link_id, entry.status = 'published' desc, place.id
    )
    update story_links place set news_link_id = published.link_id from published where place.id = published.id`.execute(
    db,
  )
}
