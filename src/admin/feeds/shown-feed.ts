import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import { type FeedHealth, healthOf } from '../../domain/feeds/feed-health.ts'
import type { FeedRow } from '../../domain/feeds/feed-queries.ts'
import type { Language } from '../../text/language.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/feeds-desk.ts'

export const healthLabels: Record<FeedHealth, (language: Language) => string> = {
  well: words.well,
  failing: words.failing,
  quiet: words.quiet,
  new: words.notRead,
  paused: words.paused,
  gone: words.gone,
  'set-aside': words.setAside,
}

/** A feed as tables show it, in words; created on the server, so that all rows share one clock. */
export type ShownFeed = {
  id: string
  /** Its title, or its address if it has no title. */
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

type Reading = { now: Date; language: Language }

export function toShownFeed(row: FeedRow, { now, language }: Reading): ShownFeed {
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
    healthWords: healthWords(row, { health, now, language }),
    lastGood: row.lastGoodAt ? relativeTime(row.lastGoodAt, now, language) : adminWords.never(language),
    nextTry: nextTry(row, { now, language }),
  }
}

type Beating = Pick<
  FeedRow,
  'failure' | 'failureCount' | 'lastNewEntryAt' | 'state' | 'nextPollAt' | 'usualGapSeconds'
>

/** The health in a sentence that begins with its name, so that it is never shown by colour alone. */
export function healthWords(
  feed: Beating,
  { health, now, language }: Reading & { health: FeedHealth },
): string {
  const label = healthLabels[health](language)
  if (feed.failure !== null && health !== 'paused') {
    const values = { health: label, failure: describeFeedFailure(feed.failure, language) }
    const state =
      feed.failureCount > 1
        ? words.failedTimes(language, { ...values, count: feed.failureCount })
        : words.failed(language, values)
    return health === 'set-aside' ? words.andSetAside(language, { state }) : state
  }
  if (health !== 'quiet' || !feed.lastNewEntryAt) return label
  return words.quietSince(language, { health: label, ago: relativeTime(feed.lastNewEntryAt, now, language) })
}

export function nextTry(feed: Beating, { now, language }: Reading): string {
  if (feed.state !== 'active') return adminWords.none(language)
  return isDue(feed, now) ? adminWords.now(language) : relativeTime(feed.nextPollAt, now, language)
}

/** Whether a poll is due or in progress; its end plans the next. */
export function isDue({ state, nextPollAt }: Pick<Beating, 'state' | 'nextPollAt'>, now: Date): boolean {
  return state === 'active' && nextPollAt <= now
}
