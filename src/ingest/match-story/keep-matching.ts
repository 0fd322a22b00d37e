import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../database/connect.ts'
import { keepWorking } from '../../database/keep-working.ts'
import { seriesDays } from '../../domain/stories/matching/series-key.ts'
import { enrollArticles } from './enroll-articles.ts'
import { batchMax, type MatchDeps, placeDue } from './place-due.ts'
import { rearrangeStories } from './rearrange-stories.ts'
import { recountStories } from './recount-stories.ts'

/** An article has its place within a minute of arriving; looking for new ones takes a few milliseconds. */
const idleMs = 10_000
const passEveryMs = 600_000

/** New articles are looked for after so many batches: the newest come first, and a backlog holds none of them back. */
const batchesPerRound = 20

/**
 * Polls share this thread: while there are any, they have it alone after each batch for three times as long as the batch took.
 */
const restPerBatch = 3

/**
 * Without polls nobody waits on this thread, and a longer batch takes less time an article: what its articles have in common
 * is read, counted and written once.
 */
const idleBatchMax = 2 * batchMax

const dayMs = 86_400_000

/** Looking back this far finds what a transaction brought late; each pass looks at all that is still news. */
const recentMs = 900_000
const newsMs = 3 * dayMs

/** Places what arrives and arranges stories anew every ten minutes, until aborted. */
export async function keepMatching(
  deps: MatchDeps & { log: Logger },
  { signal, isPolling }: { signal: AbortSignal; isPolling: () => boolean },
): Promise<void> {
  let passDueMs = 0
  const rest = async (tookMs: number) => {
    const ms = isPolling() ? tookMs * restPerBatch : 0
    await wait(ms, undefined, { signal }).catch(() => undefined)
  }
  const work = async () => {
    const isPassDue = performance.now() >= passDueMs
    await matchNew(deps, { isPassDue, signal, rest, isPolling })
    if (isPassDue) passDueMs = performance.now() + passEveryMs
  }
  await keepWorking(work, { everyMs: idleMs, name: 'matching stories', log: deps.log, signal })
}

type Running = {
  signal: AbortSignal
  rest: (tookMs: number) => Promise<void>
  isPolling?: () => boolean
}

/** One round: what is new gets its place; in a pass renamed articles too, and then stories are arranged anew. */
export async function matchNew(
  deps: MatchDeps & { log: Logger },
  { isPassDue, ...running }: Running & { isPassDue: boolean },
): Promise<void> {
  const { db, now, words, window, log } = deps
  const since = new Date(now().getTime() - (isPassDue ? newsMs : recentMs))
  if (isPassDue) {
    await words.load(db)
    await window.refresh(db, now())
    await pruneAlone(db, now())
    await markRenamed(db, now())
  }
  do {
    await enrollArticles(db, { now: now(), since })
  } while ((await placeRound(deps, running)) > 0)
  await recountStories(deps, running)
  if (!isPassDue) return
  const moved = await rearrangeStories(deps, running)
  log.debug({ moved }, 'stories are arranged anew')
}

/** Returns how many articles were placed. */
async function placeRound(
  deps: MatchDeps & { log: Logger },
  { signal, rest, isPolling = () => true }: Running,
): Promise<number> {
  let total = 0
  for (let batch = 0; batch < batchesPerRound && !signal.aborted; batch++) {
    const startedMs = performance.now()
    const placed = await placeDue(deps, isPolling() ? batchMax : idleBatchMax)
    if (placed === 0) break
    total += placed
    deps.log.debug({ placed }, 'articles have their places in stories')
    await rest(performance.now() - startedMs)
  }
  return total
}

/** Live blogs change their headline, and with it what they tell. */
async function markRenamed(db: Db, now: Date): Promise<void> {
  await sql`
    update story_links place set status = 'due', attempts = 0
    where status = 'placed' and published_at > ${new Date(now.getTime() - newsMs)} and (
      exists (select from news_links where id = place.news_link_id and title <> place.title and not is_sample)
      or exists (select from entries where id = place.entry_id and title <> place.title and not is_sample))`.execute(
    db,
  )
}

/** An article that is in no story is remembered only as long as a headline may recur. */
async function pruneAlone(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('storyLinks')
    .where('storyId', 'is', null)
    .where('publishedAt', '<', new Date(now.getTime() - seriesDays * dayMs))
    .execute()
}
