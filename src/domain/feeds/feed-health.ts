import type { FeedState } from './feed.ts'

// Detects readable feeds that have stopped delivering entries, a failure that no server reports.

export const quietAfterGaps = 3

// Outlets publish little at night: eight hours are no silence, however much a feed delivers by day.
export const usualGapSecondsMin = 8 * 3_600

// One long weekend must not make a feed count as slow.
const weightOfNewest = 0.2

type Beat = {
  state: FeedState
  failure: string | null
  lastNewEntryAt: Date | null
  usualGapSeconds: number | null
}

/** Whether no new entry arrived for three times the usual gap between arrivals. */
export function isQuiet(feed: Beat, now: Date): boolean {
  const { state, failure, lastNewEntryAt, usualGapSeconds } = feed
  if (state !== 'active' || failure !== null || !lastNewEntryAt || usualGapSeconds === null) return false
  const silentMs = now.getTime() - lastNewEntryAt.getTime()
  return silentMs > quietAfterGaps * 1000 * Math.max(usualGapSeconds, usualGapSecondsMin)
}

/** Updates the usual gap between two arrivals with one more gap of `gapMs`. */
export function learnGap(usualGapSeconds: number | null, gapMs: number): number {
  const gapSeconds = Math.max(1, gapMs / 1000)
  const learnt =
    usualGapSeconds === null
      ? gapSeconds
      : usualGapSeconds * (1 - weightOfNewest) + gapSeconds * weightOfNewest
  return Math.round(learnt)
}

/** Estimates the usual gap from the dates of a first read: the median. Null for fewer than three dates. */
export function gapOfDates(dates: Date[]): number | null {
  if (dates.length < 3) return null
  const times = dates.map(date => date.getTime()).toSorted((a, b) => a - b)
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? time))
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return Math.max(1, Math.round(middle / 1000))
}

export type FeedHealth = 'well' | 'failing' | 'quiet' | 'new' | 'paused' | 'gone' | 'set-aside'

/** The current health of a feed in one word; the table of feeds filters by the same words. */
export function healthOf(feed: Beat & { lastGoodAt: Date | null }, now: Date): FeedHealth {
  if (feed.state !== 'active') return feed.state
  if (feed.failure !== null) return 'failing'
  if (feed.lastGoodAt === null) return 'new'
  return isQuiet(feed, now) ? 'quiet' : 'well'
}
