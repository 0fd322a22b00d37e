import type { Db } from '../../database/connect.ts'
import { rememberCategories } from '../../domain/categories/known-categories.ts'
import { userAgentOf } from '../fetch/safe-fetch.ts'
import { type Outside, openOutside } from '../outside.ts'
import { type ClaimedFeed, claimFeed } from './due-feeds.ts'
import { watchOwnNetwork } from './own-network.ts'
import { pollDueFeeds } from './poll-due-feeds.ts'
import { pollFeed } from './poll-feed.ts'
import type { PollDeps, PollOutcome } from './poll-outcome.ts'
import { gatherUnchanged } from './record-unchanged.ts'

type PollNowResult = { ok: true; count: number; failed: number } | { ok: false; reason: 'unknown' | 'busy' }

type OnPolled = (feed: ClaimedFeed, outcome: PollOutcome) => void

/** Polls one feed, due or not, or all due feeds, and reports each outcome. For a command, not a server. */
export async function pollNow(
  deps: { db: Db; fetchAllow: string[]; now: () => Date },
  { url, onPolled }: { url: string | null; onPolled: OnPolled },
): Promise<PollNowResult> {
  const { db, now } = deps
  const outside = openOutside({ allow: new Set(deps.fetchAllow), userAgent: userAgentOf(null), now })
  const log = { debug: () => undefined, error: () => undefined }
  const ownNetwork = watchOwnNetwork({ db, now, log })
  const pollDeps = { ...onceDeps({ db, outside, clock: now, log }), ownNetwork }
  try {
    return await (url === null ? pollAll(pollDeps, onPolled) : pollOne(pollDeps, url, onPolled))
  } finally {
    await outside.close()
  }
}

type Once = { db: Db; outside: Pick<Outside, 'fetch' | 'readFeed'>; clock: () => Date; log: PollDeps['log'] }

function onceDeps({ db, outside: { fetch, readFeed }, clock, log }: Once): PollDeps {
  const once = { recordUnchanged: gatherUnchanged(db), readCategories: rememberCategories() }
  return { db, fetch, readFeed, log, now: clock, random: Math.random, ...once }
}

async function pollAll(deps: PollDeps, onPolled: OnPolled): Promise<PollNowResult> {
  let count = 0
  let failed = 0
  await pollDueFeeds(deps, {
    signal: new AbortController().signal,
    onPolled: (feed, outcome) => {
      count += 1
      if (outcome.kind === 'failed') failed += 1
      onPolled(feed, outcome)
    },
  })
  return { ok: true, count, failed }
}

async function pollOne(deps: PollDeps, url: string, onPolled: OnPolled): Promise<PollNowResult> {
  const feed = await deps.db.selectFrom('feeds').select('id').where('url', '=', url).executeTakeFirst()
  if (!feed) return { ok: false, reason: 'unknown' }
  const claimed = await claimFeed(deps.db, feed.id, deps.now())
  if (!claimed) return { ok: false, reason: 'busy' }
  const outcome = await pollFeed(deps, claimed)
  onPolled(claimed, outcome)
  return { ok: true, count: 1, failed: outcome.kind === 'failed' ? 1 : 0 }
}

/** Polls one feed now, due or not, while an editor waits; null while its host is busy or backing off. */
export async function pollOneFeed(once: Once, feedId: string): Promise<PollOutcome | null> {
  const claimed = await claimFeed(once.db, feedId, once.clock())
  return claimed && pollFeed(onceDeps(once), claimed)
}
