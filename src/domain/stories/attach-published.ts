import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * The place of an entry that was published is the link's, too; `which` names the entries (`entry`) or places (`place`).
 * It stays the entry's, which waits again when its publication is undone.
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
