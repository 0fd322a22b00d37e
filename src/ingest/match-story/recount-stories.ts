import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { lockStories } from '../../domain/stories/lock-stories.ts'
import { refreshStories } from '../../domain/stories/refresh-stories.ts'

/** Takes about 50 ms; a story of thousands of articles alone as much. */
const storiesAtOnce = 20

/** Rows are read in their order; one story may have many. */
const readMax = 500

type Running = { signal: AbortSignal; rest: (tookMs: number) => Promise<void> }

/** Counts stories anew whose links or outlets changed behind the worker. Returns how many. */
export async function recountStories(
  { db, now }: { db: Db; now: () => Date },
  { signal, rest }: Running,
): Promise<number> {
  await findStoriesOfOutlets(db)
  let total = 0
  while (!signal.aborted) {
    const startedMs = performance.now()
    const count = await db.transaction().execute(tx => recountSome(tx, now()))
    if (count === 0) break
    total += count
    await rest(performance.now() - startedMs)
  }
  return total
}

/** The stories of outlets that have another owner, latest first. */
async function findStoriesOfOutlets(db: Db): Promise<void> {
  await sql`
    with outlets as (
      delete from story_recounts where outlet_id is not null returning outlet_id
    ), found as (
      select distinct place.story_id
      from outlets join news_links link using (outlet_id) join story_links place on place.news_link_id = link.id
      where place.story_id is not null
      union
      select distinct place.story_id
      from outlets join entries entry using (outlet_id) join story_links place on place.entry_id = entry.id
      where place.story_id is not null and entry.status = 'waiting'
    )
    insert into story_recounts (story_id)
    select story.id from found join stories story on story.id = found.story_id order by story.last_at desc`.execute(
    db,
  )
}

/** A row that another transaction adds meanwhile stays for the next time, which sees its change. */
async function recountSome(tx: Db, now: Date): Promise<number> {
  await lockStories(tx)
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
  await refreshStories(tx, ids, now)
  return ids.length
}
