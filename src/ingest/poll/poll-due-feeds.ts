import { setTimeout as wait } from 'node:timers/promises'
import { recordLastPoll } from '../../domain/feeds/last-poll.ts'
import { type ClaimedFeed, claimDueFeeds, recallFarFeeds, setAsideCrashers } from './due-feeds.ts'
import { createFlights } from './flights.ts'
import { pollFeed } from './poll-feed.ts'
import type { PollDeps, PollOutcome } from './poll-outcome.ts'

// A feed that drips costs nothing but patience: after three seconds it leaves its place to others, so 200 feeds that
// take their whole 20 s do not hold up 800 that answer. 32 places keep two cores busy with reading and storing.
const limits = { placesMax: 32, inFlightMax: 160, slowAfterMs: 3_000 }

// Polls that end within this time are replaced by one claim. Their servers take longer to answer.
const gatherMs = 5

// By the monotonic clock, so that a wrong wall clock cannot stop it.
const recallEveryMs = 60_000
const recordEveryMs = 2_000

export type PollerOptions = {
  signal: AbortSignal
  /** Hears of every poll that ended. */
  onPolled?: (feed: ClaimedFeed, outcome: PollOutcome) => void
  /** Receives how many polls are in flight, whenever that changes. */
  onFlights?: (count: number) => void
}

/**
 * Polls what is due until nothing is left. On abort, polls under way are cut and their claims given back before the
 * promise settles. Any number of workers may do this at once.
 */
export async function pollDueFeeds(deps: PollDeps, options: PollerOptions): Promise<void> {
  const { signal, onPolled, onFlights } = options
  const flights = createFlights(limits)
  let inFlight = 0
  const recall = everySoOften(recallEveryMs, async () => {
    await recallFarFeeds(deps.db, deps.now())
    const aside = await setAsideCrashers(deps.db, deps.now())
    if (aside > 0) deps.log.error({ aside }, 'feeds that ended three processes are set aside')
  })
  const record = everySoOften(recordEveryMs, () => recordLastPoll(deps.db, deps.now()))
  const fly = async (feed: ClaimedFeed) => {
    onFlights?.(++inFlight)
    try {
      const outcome = await pollFeed(deps, feed, signal)
      onPolled?.(feed, outcome)
      if (outcome.kind !== 'cut') await record()
    } catch (error) {
      // The database is away. The claim ends by itself, and the feed is polled again.
      deps.log.error({ err: error, feed: feed.url }, 'a poll could not be finished')
    } finally {
      onFlights?.(--inFlight)
    }
  }
  try {
    while (!signal.aborted) {
      await recall()
      const places = flights.placesFree()
      const claimed = places > 0 ? await claimDueFeeds(deps.db, { now: deps.now(), limit: places }) : []
      for (const feed of claimed) flights.add(fly(feed))
      if (claimed.length > 0 && flights.placesFree() > 0) continue
      if (flights.size() === 0) return
      await flights.nextChange({ waitMs: limits.slowAfterMs, signal })
      await wait(gatherMs, undefined, { signal }).catch(() => undefined)
    }
  } finally {
    await flights.settled()
  }
}

function everySoOften(everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  let lastMs = Number.NEGATIVE_INFINITY
  return async () => {
    const nowMs = performance.now()
    if (nowMs - lastMs < everyMs) return
    lastMs = nowMs
    await work()
  }
}
