import { sql } from 'kysely'
import { announceTogether } from '../../database/announce-together.ts'
import type { Db } from '../../database/connect.ts'
import { lockStories } from '../../database/lock-stories.ts'
import { inTransaction } from '../../database/transaction.ts'
import { refreshEditedStories } from './refresh-edited-stories.ts'

/** Takes about 50 ms; a story of thousands of articles alone as much. */
const storiesAtOnce = 20

/** Rows are read in their order; one story may have many. */
const readMax = 500

/**
 * Counts stories anew that are queued for it. Returns how many. A row that another transaction adds meanwhile stays for the
 * next time, which sees its change. `together`: readers see it with other changes, as one of a burst.
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
    await lockStories(tx)
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
