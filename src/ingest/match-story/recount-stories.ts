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

/** A row that another transaction adds meanwhile stays for the next time, which sees its change. */
async function recountSome(tx: Db, now: Date): Promise<number> {
  await lockStories(tx)
  const { rows } = await sql<{ storyId: string }>`
    with due as (
      select story_id from (select story_id, id from story_recounts order by id limit ${sql.lit(readMax)}) oldest
      group by story_id order by min(id::text) limit ${sql.lit(storiesAtOnce)}
    ), taken as (
      delete from story_recounts using due where story_recounts.story_id = due.story_id returning due.story_id
    )
    select distinct story_id from taken`.execute(tx)
  const ids = rows.map(({ storyId }) => storyId)
  await refreshStories(tx, ids, now)
  return ids.length
}
