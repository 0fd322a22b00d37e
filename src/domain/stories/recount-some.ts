import { sql } from 'kysely'
import { announceTogether } from '../../database/announce-together.ts'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { refreshEditedStories } from './refresh-edited-stories.ts'

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
