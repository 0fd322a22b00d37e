import { pause } from '../../concurrency/pause.ts'
import { findWriteRefusal } from '../../database/database-error.ts'
import { keepWorking } from '../../database/keep-working.ts'
import { recordLastPoll } from '../../domain/feeds/last-poll.ts'
import { type ClaimedFeed, claimDueFeeds, rescheduleFarFeeds, setAsideCrashers } from './due-feeds.ts'
import { pollFeed } from './poll-feed.ts'
import type { PollDeps, PollOutcome } from './poll-outcome.ts'

// A slow feed frees its place after three seconds: 200 that take 20 s do not delay 800 that respond. 32 keep two cores busy.
const limits = { placesMax: 32, inFlightMax: 160, slowAfterMs: 3_000 }

// Polls that end within this time are replaced by a single claim. Their servers take longer than this to respond.
const gatherMs = 5

// Measured on the monotonic clock, so that a wrong wall clock cannot stop it.
const maintainEveryMs = 60_000
const recordEveryMs = 2_000

export type PollerOptions = {
  signal: AbortSignal
  onPolled?: (feed: ClaimedFeed, outcome: PollOutcome) => void
  onFlights?: (count: number) => void
}

/** Polls due feeds until none is left, or until aborted, which cancels polls in flight and releases their claims. */
export async function pollDueFeeds(deps: PollDeps, options: PollerOptions): Promise<void> {
  const { signal, onPolled, onFlights } = options
  const flights = createFlights(limits)
  let inFlight = 0
  const maintain = atMostEvery(maintainEveryMs, async () => {
    await rescheduleFarFeeds(deps.db, deps.now())
    const aside = await setAsideCrashers(deps.db, deps.now())
    if (aside > 0) deps.log.error({ aside }, 'feeds that crashed three processes are set aside')
  })
  const record = atMostEvery(recordEveryMs, () => recordLastPoll(deps.db, deps.now()))
  const fly = async (feed: ClaimedFeed) => {
    onFlights?.(++inFlight)
    try {
      const outcome = await pollFeed(deps, feed, signal)
      onPolled?.(feed, outcome)
      if (outcome.kind !== 'cut') await record()
    } catch (error) {
      // The database is unreachable or refuses writes. The claim expires, and the feed is polled again.
      if (!findWriteRefusal(error))
        deps.log.error({ err: error, feed: feed.url }, 'a poll could not be finished')
    } finally {
      onFlights?.(--inFlight)
    }
  }
  try {
    while (!signal.aborted) {
      await maintain()
      const free = flights.placesFree()
      const places = deps.ownNetwork?.limitPolls(free) ?? free
      const claimed = places > 0 ? await claimDueFeeds(deps.db, { now: deps.now(), limit: places }) : []
      for (const feed of claimed) flights.add(fly(feed))
      if (claimed.length > 0 && flights.placesFree() > 0) continue
      if (flights.size() === 0) return
      await flights.nextChange({ waitMs: limits.slowAfterMs, signal })
      await pause(gatherMs, signal)
    }
  } finally {
    await flights.settled()
  }
}

function atMostEvery(everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  let lastMs = Number.NEGATIVE_INFINITY
  return async () => {
    const nowMs = performance.now()
    if (nowMs - lastMs < everyMs) return
    lastMs = nowMs
    await work()
  }
}

// The longest delay of a due poll. Each round costs one cheap query.
const idleMs = 5_000

/** Polls due feeds now and as they become due, until aborted. Waits while the database is unreachable. */
export async function keepPolling(deps: PollDeps, options: PollerOptions): Promise<void> {
  const { log } = deps
  const { signal } = options
  await keepWorking(() => pollDueFeeds(deps, options), { everyMs: idleMs, name: 'polling', log, signal })
}

type Limits = { placesMax: number; inFlightMax: number; slowAfterMs: number }

/** Polls in flight. A slow one frees its place, one of `placesMax`, after `slowAfterMs`, as long as fewer than `inFlightMax` are open. */
export function createFlights(limits: Limits, monotonicMs: () => number = () => performance.now()) {
  const startedAtMs = new Map<Promise<unknown>, number>()
  /** How many more polls may start now. */
  const placesFree = () => {
    const quickSinceMs = monotonicMs() - limits.slowAfterMs
    const quick = [...startedAtMs.values()].filter(started => started > quickSinceMs).length
    return Math.max(0, Math.min(limits.placesMax - quick, limits.inFlightMax - startedAtMs.size))
  }
  return {
    add(flight: Promise<unknown>) {
      const tracked: Promise<unknown> = flight.finally(() => startedAtMs.delete(tracked))
      startedAtMs.set(tracked, monotonicMs())
    },
    size: () => startedAtMs.size,
    placesFree,
    nextChange: (waiting: Waiting) => waitForChange([...startedAtMs.keys()], waiting),
    settled: () => Promise.all(startedAtMs.keys()),
  }
}

type Waiting = { waitMs: number; signal: AbortSignal }

/** Resolves when a flight ends, after `waitMs`, or on abort. */
async function waitForChange(flights: Promise<unknown>[], { waitMs, signal }: Waiting): Promise<void> {
  if (signal.aborted) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, waitMs)
  const onAbort = () => resolve()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    await Promise.race([promise, ...flights])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}
