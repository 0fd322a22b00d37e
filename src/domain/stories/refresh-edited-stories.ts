import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { refreshStories } from './refresh-stories.ts'

/** Recounts stories after a write, and updates whether an editor changed them (`is_edited`). */
export async function refreshEditedStories(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    with judged as (
      select id, title is not null or lead_url is not null or is_hidden or is_locked
        or exists (select from story_links place where place.story_id = story.id and (place.placed_by = 'editor'
          or exists (select from story_constraints where first_url = place.canonical_url)
          or exists (select from story_constraints where second_url = place.canonical_url))) as is_edited
      from stories story where id = any(${ids}::uuid[])
    )
    update stories set is_edited = judged.is_edited from judged
    where judged.id = stories.id and judged.is_edited <> stories.is_edited`.execute(tx)
  await refreshStories(tx, ids, now)
}
