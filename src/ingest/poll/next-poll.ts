import { type FeedState, intervalSecondsMax, intervalSecondsMin } from '../../domain/feeds/feed.ts'
import { openAttemptsMax } from '../../domain/open-attempts.ts'

// When a feed is asked again. Often where something new is likely, seldom where not, ever more seldom where it fails,
// never earlier than its server wishes; and never all feeds at one moment.

export type PollResult =
  /** `newEntries` is null on a first read, when everything is new and nothing is learnt about how often that is. */
  | { kind: 'good'; newEntries: number | null; askAgainAfterMs?: number }
  | { kind: 'failed'; failure: string; retryAfterMs?: number }

export type NextPoll = {
  state: FeedState
  intervalSeconds: number
  failureCount: number
  /** Attempts since the last outcome that came of itself. */
  openAttempts: number
  nextPollAt: Date
}

// Three polls with news bring an hour down to a quarter; thirteen without bring it to a day.
const shorter = 0.6
const longer = 1.3

const dayMs = intervalSecondsMax * 1000

// Longer wishes are a default of somebody's content network (a year is common), not a wish about news.
const askAgainAfterMsMax = 6 * 3_600_000

/** Pure: `random` is a number from 0 to 1 that spreads polls by a tenth to either side. */
export function planNextPoll(
  feed: { intervalSeconds: number; failureCount: number; openAttempts: number },
  result: PollResult,
  { now, random }: { now: Date; random: number },
): NextPoll {
  const jitter = 0.9 + random * 0.2
  const at = (delayMs: number) => new Date(now.getTime() + Math.min(delayMs, dayMs))
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
  const wishMs = Math.min(result.askAgainAfterMs ?? 0, askAgainAfterMsMax)
  const nextPollAt = at(Math.max(intervalSeconds * 1000 * jitter, wishMs))
  return { state: 'active', intervalSeconds, failureCount: 0, openAttempts: 0, nextPollAt }
}

function adaptInterval(intervalSeconds: number, newEntries: number | null): number {
  const factor = newEntries === null ? 1 : newEntries > 0 ? shorter : longer
  const adapted = Math.round(intervalSeconds * factor)
  return Math.min(Math.max(adapted, intervalSecondsMin), intervalSecondsMax)
}
