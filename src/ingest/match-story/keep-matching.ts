import { sql } from 'kysely'
import type { Logger } from 'pino'
import { pause } from '../../concurrency/pause.ts'
import type { Db } from '../../database/connect.ts'
import { keepWorking } from '../../database/keep-working.ts'
import { LockBusy } from '../../database/locks.ts'
import { isPending } from '../../domain/articles/entry-status.ts'
import { settleShownStories } from '../../domain/front/front-queries.ts'
import { binDays } from '../../domain/revisions/bin.ts'
import { originalOf } from '../../domain/stories/load-articles.ts'
import { seriesDays } from '../../domain/stories/matching/is-series.ts'
import { recountSome } from '../../domain/stories/recount-stories.ts'
import { pruneEmptyStories, pruneSmallStories } from '../../domain/stories/refresh-stories.ts'
import { enrollArticles } from './due-articles.ts'
import { batchMax, type MatchDeps, placeDue } from './place-due.ts'
import { rearrangeStories } from './rearrange-stories.ts'

/** Places an article within a minute of its arrival; a check for new ones takes a few milliseconds. */
const idleMs = 10_000
const passEveryMs = 600_000

/** Editors and other workers soon leave the lock of the stories; a session that hangs would stop all matching. */
const busyTimesPerWarning = 5

/** Checks for new articles after this many batches: the newest are placed first, so a backlog does not delay them. */
const batchesPerRound = 20

/** Polls share this thread: while any run, matching pauses after each batch for three times as long as the batch took. */
const restPerBatch = 3

/** Without polls nothing else waits for this thread, and what the articles of a larger batch have in common is done once. */
const idleBatchMax = 2 * batchMax

const dayMs = 86_400_000

/** An editor who rejected one article of a story of two by mistake notices it on the same day. */
const smallMs = dayMs

/** Finds rows of transactions that committed this late; each pass checks all articles that are still news. */
const recentMs = 900_000
const newsMs = 3 * dayMs
/** A pass rearranges articles of two days, so it makes no newer proposal about older ones. */
const proposedMs = 2 * dayMs

/** Places arriving articles, and rearranges stories every ten minutes, until aborted. */
export async function keepMatching(
  deps: MatchDeps & { log: Logger },
  options: { signal: AbortSignal; isPolling: () => boolean; everyMs?: number },
): Promise<void> {
  const { signal, isPolling, everyMs = idleMs } = options
  let passDueMs = 0
  let busyTimes = 0
  const rest = (tookMs: number) => pause(isPolling() ? tookMs * restPerBatch : 0, signal)
  const work = async () => {
    const isPassDue = performance.now() >= passDueMs
    try {
      await matchNew(deps, { isPassDue, signal, rest, isPolling })
      if (isPassDue) passDueMs = performance.now() + passEveryMs
      busyTimes = 0
    } catch (error) {
      // Another worker is busy with stories: this one tries again at its next turn.
      if (!(error instanceof LockBusy)) throw error
      busyTimes += 1
      if (busyTimes % busyTimesPerWarning === 0)
        deps.log.warn(
          { times: busyTimes, reason: error.message },
          'matching waits for others and will be retried',
        )
    }
  }
  await keepWorking(work, { everyMs, name: 'matching stories', log: deps.log, signal })
}

type Running = { signal: AbortSignal; rest: (tookMs: number) => Promise<void>; isPolling?: () => boolean }

/** One round places new articles; a pass also places renamed articles and then rearranges stories. */
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
    await pruneProposals(db, now())
    await pruneEmptyStories(db, new Date(now().getTime() - binDays * dayMs))
    await pruneSmallStories(db, new Date(now().getTime() - smallMs))
    await markRenamed(db, now())
  }
  do {
    await enrollArticles(db, { now: now(), since })
  } while ((await placeRound(deps, running)) > 0)
  await recountStories(deps, running)
  if (!isPassDue) return
  await settleShownStories(db, now())
  const moved = await rearrangeStories(deps, running)
  log.debug({ moved }, 'rearranged stories')
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
    deps.log.debug({ placed }, 'placed articles in stories')
    await rest(performance.now() - startedMs)
  }
  return total
}

/** Live blogs change their headline, and with it their subject. A place whose article was away has no headline. */
async function markRenamed(db: Db, now: Date): Promise<void> {
  await sql`
    update story_links place set status = 'due', attempts = 0
    where status = 'placed' and published_at > ${new Date(now.getTime() - newsMs)} and (
      exists (select from news_links link left join lateral (${originalOf(sql`link.id`)}) original on true
        where link.id = place.news_link_id and coalesce(original.title, link.title) <> place.title and not is_sample)
      or exists (select from entries
        where id = place.entry_id and title <> place.title and not is_sample and ${isPending}))`.execute(db)
}

/** An article without a story is remembered only as long as its headline may recur. */
async function pruneAlone(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('storyLinks')
    .where('storyId', 'is', null)
    .where('publishedAt', '<', new Date(now.getTime() - seriesDays * dayMs))
    .execute()
}

/** A proposal that no editor decided leaves with the news: when nothing was added to its sides for two days. Decided ones stay. */
async function pruneProposals(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - proposedMs)
  await sql`
    delete from story_proposals proposal
    where state = 'open' and created_at < ${before} and not exists (
      select from story_links place left join stories story on story.id = place.story_id
      where place.canonical_url in (proposal.first_url, proposal.second_url)
        and greatest(place.published_at, story.last_at) > ${before})`.execute(db)
}

/** Recounts the stories whose links or outlets were changed by others, such as editors. Returns how many. */
async function recountStories(
  { db, now }: { db: Db; now: () => Date },
  { signal, rest }: { signal: AbortSignal; rest: (tookMs: number) => Promise<void> },
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

/** Queues the stories of outlets whose owner or home page changed, latest first. */
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
