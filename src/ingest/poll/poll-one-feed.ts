import type { Db } from '../../database/connect.ts'
import { rememberCategories } from '../../domain/categories/known-categories.ts'
import type { Outside } from '../outside.ts'
import { claimFeed } from './due-feeds.ts'
import { pollFeed } from './poll-feed.ts'
import type { PollDeps, PollOutcome } from './poll-outcome.ts'
import { gatherUnchanged } from './record-unchanged.ts'

/** Polls one feed now, due or not, while an editor waits; null while its host is busy or backing off. */
export async function pollOneFeed(
  {
    db,
    outside,
    now,
    log,
  }: { db: Db; outside: Pick<Outside, 'fetch' | 'readFeed'>; now: Date; log: PollDeps['log'] },
  feedId: string,
): Promise<PollOutcome | null> {
  const claimed = await claimFeed(db, feedId, now)
  if (!claimed) return null
  const { fetch, readFeed } = outside
  const recordUnchanged = gatherUnchanged(db)
  const once = { recordUnchanged, readCategories: rememberCategories(), now: () => now, random: Math.random }
  return pollFeed({ db, log, fetch, readFeed, ...once }, claimed)
}
