import { openAttemptsMax } from '../../database/lease.ts'
import { type FeedState, intervalSecondsMax, intervalSecondsMin } from '../../domain/feeds/feed.ts'

// Decides when a feed is polled again: soon where news is likely, ever later where it fails, never all feeds at one moment.

export type PollResult =
  /** `newEntries`: null on the first read, when every entry is new. `freshForMs`: how long the content is declared fresh. */
  | { kind: 'good'; newEntries: number | null; freshForMs?: number }
  | { kind: 'failed'; failure: string; retryAfterMs?: number }

export type NextPoll = {
  state: FeedState
  intervalSeconds: number
  failureCount: number
  /** Attempts since the last outcome other than a crash. */
  openAttempts: number
  nextPollAt: Date
}

// Three polls with news shorten an hour to a quarter of it; thirteen without news lengthen it to a day.
const shorter = 0.6
const longer = 1.3

const delayMsMax = intervalSecondsMax * 1000

// Longer cache times are defaults of content networks (a year is common) and say nothing about news.
const freshForMsMax = 6 * 3_600_000

// Feeds with news every few minutes declare `<ttl>1440</ttl>`: after the first read, four learnt intervals or an hour are the most.
const freshIntervalsMax = 4
const freshForMsLeast = 3_600_000

/** Pure. `random`, from 0 to 1, moves the poll by up to a tenth either way. */
export function planNextPoll(
  feed: { intervalSeconds: number; failureCount: number; openAttempts: number },
  result: PollResult,
  { now, random }: { now: Date; random: number },
): NextPoll {
  const jitter = 0.9 + random * 0.2
  const at = (delayMs: number) => new Date(now.getTime() + Math.min(delayMs, delayMsMax))
  if (result.kind === 'failed') {
    const failureCount = feed.failureCount + 1
    const backOffMs = feed.intervalSeconds * 1000 * 2 ** Math.min(failureCount - 1, 20)
    const delayMs = Math.max(backOffMs * jitter, result.retryAfterMs ?? 0)
    const openAttempts = result.failure === 'crashed-the-reader' ? feed.openAttempts : 0
    const isAside = openAttempts >= openAttemptsMax
    const state = isAside ? 'set-aside' : result.failure === 'gone' ? 'gone' : 'active'
    const { intervalSeconds } = feed
    return { state, intervalSeconds, failureCount, openAttempts, nextPollAt: at(delayMs) }
  }
  const intervalSeconds = adaptInterval(feed.intervalSeconds, result.newEntries)
  const learntMs = Math.max(intervalSeconds * 1000 * freshIntervalsMax, freshForMsLeast)
  const serverMsMax = result.newEntries === null ? freshForMsMax : Math.min(freshForMsMax, learntMs)
  const serverMs = Math.min(result.freshForMs ?? 0, serverMsMax)
  const nextPollAt = at(Math.max(intervalSeconds * 1000 * jitter, serverMs))
  return { state: 'active', intervalSeconds, failureCount: 0, openAttempts: 0, nextPollAt }
}

function adaptInterval(intervalSeconds: number, newEntries: number | null): number {
  const factor = newEntries === null ? 1 : newEntries > 0 ? shorter : longer
  const adapted = Math.round(intervalSeconds * factor)
  return Math.min(Math.max(adapted, intervalSecondsMin), intervalSecondsMax)
}
