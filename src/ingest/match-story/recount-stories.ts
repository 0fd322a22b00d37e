import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { recountSome } from '../../domain/stories/recount-some.ts'

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
    const count = await recountSome(db, now(), { pace: 'together' })
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
