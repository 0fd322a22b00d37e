import { type FeedHealth, healthOf, usualGapSecondsMin } from '../../domain/feeds/feed-health.ts'
import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { failureDetailInWords } from '../../domain/reasons/failure-detail.ts'
import { defaultLanguage } from '../../text/language.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import { healthWords, nextTry } from './shown-feed.ts'

export type ShownHealth = {
  health: FeedHealth
  words: string
  serverWords: string | null
  nextTry: string
  /** How often it is asked; null for one that is not. */
  interval: string | null
  lastNews: string
  usualGap: string | null
}

export function toShownHealth(feed: FeedPage, now: Date): ShownHealth {
  const health = healthOf(feed, now)
  return {
    health,
    words: healthWords(feed, { health, now }),
    serverWords: failureDetailInWords(feed.failureDetail, defaultLanguage),
    nextTry: nextTry(feed, now),
    interval: feed.state === 'active' ? span(feed.intervalSeconds) : null,
    lastNews: feed.lastNewEntryAt ? relativeTime(feed.lastNewEntryAt, now) : 'none yet',
    usualGap: feed.usualGapSeconds === null ? null : gapWords(feed.usualGapSeconds),
  }
}

function gapWords(seconds: number): string {
  const said = `every ${span(seconds)}`
  return seconds < usualGapSecondsMin ? `${said}; a night is not counted as silence` : said
}

/** 90 → "2 minutes". */
function span(seconds: number): string {
  const [count, unit] =
    seconds < 5_400
      ? [Math.max(1, Math.round(seconds / 60)), 'minute']
      : seconds < 129_600
        ? [Math.round(seconds / 3_600), 'hour']
        : [Math.round(seconds / 86_400), 'day']
  return count === 1 ? unit : `${count} ${unit}s`
}
