import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import { type FeedHealth, healthOf } from '../../domain/feeds/feed-health.ts'
import type { FeedRow } from '../../domain/feeds/feed-table-queries.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'

export const healthLabels: Record<FeedHealth, string> = {
  well: 'Well',
  failing: 'Failing',
  quiet: 'Quiet',
  new: 'Not read yet',
  paused: 'Paused',
  gone: 'Gone',
  'set-aside': 'Set aside',
}

/** A feed as tables show it, in words; made by the server, whose clock all rows share. */
export type ShownFeed = {
  id: string
  /** Its title, or its address where it has none. */
  name: string
  url: string
  outletId: string
  outletName: string
  categoryName: string
  isWaiting: boolean
  health: FeedHealth
  healthWords: string
  lastGood: string
  nextTry: string
}

export function toShownFeed(row: FeedRow, now: Date): ShownFeed {
  const { id, url, title, outletId, outletName, categoryName } = row
  const health = healthOf(row, now)
  return {
    id,
    url,
    outletId,
    outletName,
    categoryName,
    health,
    name: title || url,
    isWaiting: row.publishing === 'wait',
    healthWords: healthWords(row, { health, now }),
    lastGood: row.lastGoodAt ? relativeTime(row.lastGoodAt, now) : 'never',
    nextTry: nextTry(row, now),
  }
}

type Beating = Pick<
  FeedRow,
  'failure' | 'failureCount' | 'lastNewEntryAt' | 'state' | 'nextPollAt' | 'usualGapSeconds'
>

/** The health in a sentence, with its name first: never by colour alone. */
export function healthWords(feed: Beating, { health, now }: { health: FeedHealth; now: Date }): string {
  const label = healthLabels[health]
  if (feed.failure !== null && health !== 'paused') {
    const times = feed.failureCount > 1 ? ` ${feed.failureCount} times in a row.` : ''
    const next = health === 'set-aside' ? ' It is read again only when you poll it.' : ''
    return `${label}: ${describeFeedFailure(feed.failure)}${times}${next}`
  }
  if (health === 'quiet' && feed.lastNewEntryAt)
    return `${label}: the last news came ${relativeTime(feed.lastNewEntryAt, now)}, three times its usual gap.`
  return label
}

export function nextTry({ state, nextPollAt }: Beating, now: Date): string {
  if (state !== 'active') return 'none'
  return nextPollAt <= now ? 'now' : relativeTime(nextPollAt, now)
}
