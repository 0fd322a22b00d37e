import { type FeedHealth, healthOf, usualGapSecondsMin } from '../../domain/feeds/feed-health.ts'
import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { failureDetailInWords } from '../../domain/reasons/failure-detail.ts'
import type { Language } from '../../text/language.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as words from '../../words/feeds-desk.ts'
import { healthWords, nextTry } from './shown-feed.ts'
import { listReadNotes } from './shown-last-read.ts'

export type ShownHealth = {
  health: FeedHealth
  words: string
  serverWords: string | null
  nextTry: string
  /** The poll interval; null for a feed that is not polled. */
  interval: string | null
  lastNews: string
  usualGap: string | null
  readNotes: string[]
}

export function toShownHealth(
  feed: FeedPage,
  { now, language }: { now: Date; language: Language },
): ShownHealth {
  const health = healthOf(feed, now)
  return {
    health,
    words: healthWords(feed, { health, now, language }),
    serverWords: failureDetailInWords(feed.failureDetail, language),
    nextTry: nextTry(feed, { now, language }),
    interval: feed.state === 'active' ? span(feed.intervalSeconds, language) : null,
    lastNews: feed.lastNewEntryAt
      ? relativeTime(feed.lastNewEntryAt, now, language)
      : words.noneYet(language),
    usualGap: feed.usualGapSeconds === null ? null : gapWords(feed.usualGapSeconds, language),
    readNotes: listReadNotes(feed, language),
  }
}

function gapWords(seconds: number, language: Language): string {
  const write = seconds < usualGapSecondsMin ? words.everyShortGap : words.everyGap
  return write(language, { span: span(seconds, language) })
}

/** 90 → "2 minutes". */
function span(seconds: number, language: Language): string {
  if (seconds < 5_400) return words.minutes(language, { count: Math.max(1, Math.round(seconds / 60)) })
  return seconds < 129_600
    ? words.hours(language, { count: Math.round(seconds / 3_600) })
    : words.days(language, { count: Math.round(seconds / 86_400) })
}
