import { describeFeedStep, feedStepAfter, mayHaveMoved } from '../../domain/feeds/feed-failure.ts'
import { type FeedHealth, healthOf, usualGapSecondsMin } from '../../domain/feeds/feed-health.ts'
import type { FeedPage } from '../../domain/feeds/feed-page-queries.ts'
import { bytesOfMegabyte } from '../../domain/feeds/feed-schema.ts'
import type { Polling } from '../../domain/feeds/last-poll.ts'
import { lastReadOf } from '../../domain/feeds/last-read.ts'
import { failureDetailInWords } from '../../domain/reasons/failure-detail.ts'
import { formatDay } from '../../text/format.ts'
import type { Language } from '../../text/language.ts'
import { relativeTime } from '../../ui/time/relative-time.ts'
import * as dashboardWords from '../../words/dashboard.ts'
import * as words from '../../words/feeds-desk.ts'
import { healthWords, nextTry } from './shown-feed.ts'

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
  nextStep: ShownStep | null
}

/** What an editor can do about a failure. */
export type ShownStep = { sentence: string; mayHaveMoved: boolean }

export function toShownHealth(
  feed: FeedPage,
  { now, language }: { now: Date; language: Language },
): ShownHealth {
  const health = healthOf(feed, now)
  const step = feedStepAfter(feed.failure)
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
    nextStep: step && { sentence: describeFeedStep(step, language), mayHaveMoved: mayHaveMoved(step) },
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

/** Whether the next poll is later than the interval alone would have it. */
function isAskedToWait({
  state,
  failureCount,
  intervalSeconds,
  nextPollAt,
  lastPolledAt,
}: FeedPage): boolean {
  if (state !== 'active' || failureCount > 0 || !nextPollAt || !lastPolledAt) return false
  return nextPollAt.getTime() - lastPolledAt.getTime() > intervalSeconds * 1000 * jitterMost
}

/** A poll is moved by up to a tenth (next-poll.ts). */
const jitterMost = 1.2

/** That the feed became another one, while its entries wait for that; null for any other feed. */
export function noteOnOther(
  feed: Pick<FeedPage, 'publishing' | 'lastRead'>,
  language: Language,
): string | null {
  const { changed } = lastReadOf(feed.lastRead)
  if (feed.publishing !== 'wait' || !changed) return null
  return words.becameOther(language, { to: changed.to, day: formatDay(new Date(changed.at), language) })
}

/** Describes in sentences the omissions and guesses of the last read, and a move of the feed; none for an ordinary feed. */
function listReadNotes(feed: FeedPage, language: Language): string[] {
  const lastRead = lastReadOf(feed.lastRead)
  const { leftOut, bytesLeftOut, datesAhead, zonesGuessed, sharedAddresses, announcedUrl } = lastRead
  const limit = feed.bytesMax / bytesOfMegabyte
  const megabytes = Math.max(0.1, Math.round((bytesLeftOut / bytesOfMegabyte) * 10) / 10)
  const notes = [
    feed.movedFrom &&
      feed.movedAt &&
      words.movedFrom(language, { url: feed.movedFrom, day: formatDay(feed.movedAt, language) }),
    noteOnOther(feed, language),
    isAskedToWait(feed) && words.asksToWait(language),
    announcedUrl && words.announcedElsewhere(language, { url: announcedUrl }),
    leftOut > 0 && words.leftOutEntries(language, { count: leftOut }),
    bytesLeftOut > 0 && words.leftOutBytes(language, { megabytes, limit }),
    datesAhead > 0 && words.datesAhead(language, { count: datesAhead }),
    zonesGuessed > 0 && words.zonesGuessed(language, { count: zonesGuessed }),
    ...sharedAddresses.slice(0, 3).map(url => words.sharedAddress(language, { url })),
  ]
  return notes.flatMap(note => note || [])
}

/** What the dashboard and the list of feeds say while no worker polls, or reaches any outlet; null while one does. */
export function describeSilence(
  { isSilent, lastPollAt, awaySince }: Polling,
  { now, language }: { now: Date; language: Language },
): string | null {
  if (!isSilent)
    return awaySince && dashboardWords.networkAway(language, { ago: relativeTime(awaySince, now, language) })
  if (!lastPollAt) return dashboardWords.silentFromStart(language)
  return dashboardWords.silent(language, { ago: relativeTime(lastPollAt, now, language) })
}
