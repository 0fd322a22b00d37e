import { sql } from 'kysely'
import { announceTogether } from '../../database/changes.ts'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
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

/** A batch takes about 50 ms; so does one story of thousands of articles. */
const storiesAtOnce = 20

/** Rows are read oldest first; one story may have many. */
const readMax = 500

/**
 * Recounts a batch of the queued stories and returns how many. A row that another transaction adds during the batch stays
 * for the next one, which sees its change. `together` announces the change to readers' pages with others, as one burst.
 */
export async function recountSome(
  db: Db,
  now: Date,
  { pace }: { pace: 'at-once' | 'together' } = { pace: 'at-once' },
): Promise<number> {
  const queued = await db
    .selectFrom('storyRecounts')
    .select('id')
    .where('storyId', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!queued) return 0
  return inTransaction(db, async tx => {
    await takeLock(tx, 'stories')
    if (pace === 'together') await announceTogether(tx)
    const { rows } = await sql<{ storyId: string }>`
      with due as (
        select story_id from (
          select story_id, id from story_recounts where story_id is not null order by id limit ${sql.lit(readMax)}
        ) oldest
        group by story_id order by min(id::text) limit ${sql.lit(storiesAtOnce)}
      ), taken as (
        delete from story_recounts using due where story_recounts.story_id = due.story_id returning due.story_id
      )
      select distinct story_id from taken`.execute(tx)
    const ids = rows.map(({ storyId }) => storyId)
    await refreshEditedStories(tx, ids, now)
    return ids.length
  })
}
