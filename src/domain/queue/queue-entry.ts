import type { Article } from '../articles/article-fields.ts'
import type { EntryOrigin, EntryStatus } from './entry.ts'
import type { EntryMark } from './entry-mark-queries.ts'
import type { EntryProposal, EntryStory } from './queue-stories.ts'
import type { ShownJudgement } from './show-judgement.ts'

/** `held`: kept out as duplicates; `snoozed`: waiting from a later time on. */
export type QueueView = 'waiting' | 'held' | 'snoozed'

/** Which entries a page of the queue shows. `from` and `until` limit the time of arrival, or of return from a snooze. */
export type QueueFilter = {
  view: QueueView
  categoryId: string | null
  outletId: string | null
  language: string | null
  origin: EntryOrigin | null
  from: Date | null
  until: Date | null
  /** All of these are in the headline or the source, in any order and case. */
  words: readonly string[]
  sort: QueueSort
}

/** All waiting entries, newest first. */
export const wholeQueue: QueueFilter = {
  view: 'waiting',
  categoryId: null,
  outletId: null,
  language: null,
  origin: null,
  from: null,
  until: null,
  words: [],
  sort: 'arrival',
}

/**
 * `arrival` lists the newest first, page by page. `heat` begins with what several outlets among the newest entries cover and
 * goes on by arrival (`queue-rows.ts`). `outlet` lists only the newest entries, by the name of their outlet.
 */
export type QueueSort = 'arrival' | 'outlet' | 'heat'

/** The part of an entry that decisions and other editors change. */
export type EntryState = {
  id: string
  version: number
  status: EntryStatus
  categoryId: string | null
  featured: boolean
  snoozedUntil: Date | null
  /** The name of the editor who changed it last; null if none has. */
  changedBy: string | null
  /** The published link that it became, or whose duplicate it is. */
  newsLinkId: string | null
}

/** Another entry of the same article, or one held as its duplicate. */
export type EntryOfGroup = {
  id: string
  source: string
  title: string
  url: string
  reason: string | null
  /** Published since, although it was held as a duplicate. */
  isOnSite: boolean
}

/** An `entry` waits; a `decided-entry` does not, because it was rejected or scheduled, for example. */
export type HeldOf = { kind: 'news-link' | 'entry' | 'decided-entry'; title: string; url: string }

/** The joined columns of the news link and the entry that an entry duplicates. */
export type HeldOfColumns = {
  linkTitle: string | null
  linkUrl: string | null
  firstTitle: string | null
  firstUrl: string | null
  firstStatus: EntryStatus | null
}

export function toHeldOf({ linkTitle, linkUrl, ...first }: HeldOfColumns): HeldOf | null {
  if (linkTitle !== null && linkUrl !== null) return { kind: 'news-link', title: linkTitle, url: linkUrl }
  const { firstTitle: title, firstUrl: url, firstStatus: status } = first
  if (title === null || url === null) return null
  return { kind: status === 'waiting' ? 'entry' : 'decided-entry', title, url }
}

export type QueueEntry = Omit<EntryState, 'changedBy' | 'newsLinkId'> &
  Omit<Article, 'category' | 'publishedAt'> &
  ShownJudgement & {
    origin: EntryOrigin
    publishedAt: Date | null
    /** When it arrived; `queuedAt` is this time or the end of its snooze. */
    arrivedAt: Date
    queuedAt: Date
    reason: string | null
    /** The sender's note on a tip, verbatim; '' without a note, and for entries that are not tips. */
    tipNote: string
    tipFrom: string
    /** The name of the account that pasted it; null for other entries. */
    proposedBy: string | null
    /** The address as it is shown: without its scheme, its domain in its own script. */
    shownUrl: string
    /** Notes of further senders. */
    moreTips: { note: string; from: string }[]
    heldOf: HeldOf | null
    /** Newest first. */
    group: EntryOfGroup[]
    outletId: string | null
    story: EntryStory | null
    /** A story that it may belong to; no editor has decided yet. */
    proposal: EntryProposal | null
    mark: EntryMark | null
  }

/** The longest note for a colleague, in characters; also the limit of the table's constraint. */
export const noteMax = 500

// Three months: an entry that sleeps longer is forgotten.
const snoozeMaxMs = 92 * 86_400_000

/** Null for a time until which an entry can be snoozed; the description of the API states the limit as well. */
export function findSnoozeProblem(until: Date, now: Date): 'not-in-the-future' | 'too-far-ahead' | null {
  const aheadMs = until.getTime() - now.getTime()
  // An unreadable time is not ahead.
  if (!(aheadMs > 0)) return 'not-in-the-future'
  return aheadMs < snoozeMaxMs ? null : 'too-far-ahead'
}
