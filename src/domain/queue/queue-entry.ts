import type { EntryOrigin, EntryStatus } from './entry.ts'
import type { EntryMark } from './entry-mark-queries.ts'
import type { CategoryProposal } from './propose-category.ts'
import type { EntryProposal, EntryStory } from './queue-stories.ts'

/** `held`: as duplicates of something; `snoozed`: waiting, but not yet. */
export type QueueView = 'waiting' | 'held' | 'snoozed'

/** Which entries a page of the queue shows. `from` and `until` bound the time at which they came, or came back. */
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

/** All that waits, the newest first. */
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

/** `arrival`: the newest first, page by page. The others order the newest `sortedMax`, and list no more than these. */
export type QueueSort = 'arrival' | 'outlet' | 'heat'

export type QueueKey = { queuedAt: Date; id: string }

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
}

/** One of the others that are the same article, or are held as such. */
export type EntryOfGroup = { id: string; source: string; title: string; url: string; reason: string | null }

export type HeldOf = { kind: 'news-link' | 'entry'; title: string; url: string }

/** The news link and the entry that an entry is held of, joined to it. */
export type HeldOfColumns = {
  linkTitle: string | null
  linkUrl: string | null
  firstTitle: string | null
  firstUrl: string | null
}

export function toHeldOf({ linkTitle, linkUrl, firstTitle, firstUrl }: HeldOfColumns): HeldOf | null {
  if (linkTitle !== null && linkUrl !== null) return { kind: 'news-link', title: linkTitle, url: linkUrl }
  return firstTitle !== null && firstUrl !== null ? { kind: 'entry', title: firstTitle, url: firstUrl } : null
}

export type QueueEntry = Omit<EntryState, 'changedBy'> & {
  origin: EntryOrigin
  title: string
  description: string
  url: string
  imageUrl: string
  source: string
  sourceIconUrl: string
  language: string | null
  publishedAt: Date | null
  /** When it came to us; `queuedAt` is this or the end of its snooze. */
  arrivedAt: Date
  queuedAt: Date
  reason: string | null
  /** The sender's note on a tip, word for word; '' without one, and for an entry that is no tip. */
  tipNote: string
  tipFrom: string
  /** The name of the account that pasted it; null for what came otherwise. */
  proposedBy: string | null
  /** Notes of further senders. */
  moreTips: { note: string; from: string }[]
  heldOf: HeldOf | null
  /** Newest first. */
  group: EntryOfGroup[]
  outletId: string | null
  story: EntryStory | null
  /** A story that it may belong to; no editor has decided yet. */
  proposal: EntryProposal | null
  /** Another category than its own, which accepting it applies. */
  categoryProposal: CategoryProposal | null
  mark: EntryMark | null
}
