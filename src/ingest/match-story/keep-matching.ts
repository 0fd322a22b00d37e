import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../database/connect.ts'
import { seriesDays } from '../../domain/stories/matching/series-key.ts'
import { enrollArticles } from './enroll-articles.ts'
import { type MatchDeps, placeDue } from './place-due.ts'
import { rearrangeStories } from './rearrange-stories.ts'
import { recountStories } from './recount-stories.ts'

/** An article has its place within a minute of arriving; looking for new ones takes a few milliseconds. */
const idleMs = 10_000
const passEveryMs = 600_000

/** Polls share this thread: after each batch they have it alone for three times as long as the batch took. */
const restPerBatch = 3

const dayMs = 86_400_000

/** Looking back this far finds what a transaction brought late; each pass looks at all that is still news. */
const recentMs = 900_000
const newsMs = 3 * dayMs

/** Places what arrives and arranges stories anew every ten minutes, until aborted. A database that is away is waited for. */
export async function keepMatching(
  deps: MatchDeps & { log: Logger },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  let passDueMs = 0
  const rest = async (tookMs: number) => {
    await wait(tookMs * restPerBatch, undefined, { signal }).catch(() => undefined)
  }
  while (!signal.aborted) {
    try {
      const isPassDue = performance.now() >= passDueMs
      await matchNew(deps, { isPassDue, signal, rest })
      if (isPassDue) passDueMs = performance.now() + passEveryMs
    } catch (error) {
      deps.log.error({ err: error }, 'matching stories met an error and goes on in a moment')
    }
    await wait(idleMs, undefined, { signal }).catch(() => undefined)
  }
}

/** One round: what is new gets its place; in a pass renamed articles too, and then stories are arranged anew. */
export async function matchNew(
  deps: MatchDeps & { log: Logger },
  {
    isPassDue,
    signal,
    rest,
  }: { isPassDue: boolean; signal: AbortSignal; rest: (tookMs: number) => Promise<void> },
): Promise<void> {
  const { db, now, words, log } = deps
  const since = new Date(now().getTime() - (isPassDue ? newsMs : recentMs))
  if (isPassDue) {
    await words.load(db)
    await pruneAlone(db, now())
    await markRenamed(db, now())
  }
  do {
    const startedMs = performance.now()
    await enrollArticles(db, { now: now(), since })
    const placed = await placeDue(deps)
    if (placed === 0) break
    log.debug({ placed }, 'articles have their places in stories')
    await rest(performance.now() - startedMs)
  } while (!signal.aborted)
  await recountStories(deps, { signal, rest })
  if (!isPassDue) return
  const moved = await rearrangeStories(deps, { signal, rest })
  log.debug({ moved }, 'stories are arranged anew')
}

/** Live blogs change their headline, and with it what they tell. */
async function markRenamed(db: Db, now: Date): Promise<void> {
  await sql`
    update story_links place set status = 'due', attempts = 0
    where status = 'placed' and published_at > ${new Date(now.getTime() - newsMs)} and (
      exists (select from news_links where id = place.news_link_id and title <> place.title)
      or exists (select from entries where id = place.entry_id and title <> place.title))`.execute(db)
}

/** An article that is in no story is remembered only as long as a headline may recur. */
async function pruneAlone(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('storyLinks')
    .where('storyId', 'is', null)
    .where('publishedAt', '<', new Date(now.getTime() - seriesDays * dayMs))
    .execute()
}
