import type { CategoryJudgement } from '../categories/decide-category.ts'
import type { EntryReason } from '../reasons/entry-reason.ts'

/** The outcome of an entry. `unreadable` entries are kept with what the feed sent, `scheduled` ones are published at their time. */
export type EntryStatus = 'waiting' | 'published' | 'duplicate' | 'rejected' | 'unreadable' | 'scheduled'

/** The fields of an entry that an outlet may edit later. */
export type EntryText = { title: string; description: string; imageUrl: string; publishedAt: Date | null }

/** `guid` and `given`: what the feed says now. */
export type EntryEdit = EntryText & { id: string; guid: string | null; given: string }

export type KnownEntry = EntryText & {
  id: string
  identity: string
  canonicalUrl: string | null
  guid: string | null
  /** Digests of the texts that the feed gave for it; '' if none were stored. */
  given: string
  status: EntryStatus
  newsLinkId: string | null
  duplicateRule: DuplicateRule | null
  category: string | null
  language: string | null
  lastSeenAt: Date
  version: number
  /** The version after the last poll; any other version means that an editor has changed the entry. */
  judgedVersion: number
}

export type EntryOrigin = 'feed' | 'paste' | 'bookmarklet' | 'tip'

/** The values that a feed lends to each of its entries: the names under which they would be printed, and where they would go. */
export type EntryFeed = {
  id: string
  outletId: string
  outletName: string
  outletIconUrl: string
  category: string
}

export function lentBy({ outletId, outletName, outletIconUrl }: EntryFeed) {
  return { outletId, source: outletName, sourceIconUrl: outletIconUrl }
}

/** The rule by which an entry is held as a duplicate, or grouped with another outlet's article. */
export type DuplicateRule = 'address' | 'headline' | 'wording' | 'text'

export type NewEntry = EntryText & {
  identity: string
  guid: string | null
  given: string
  url: string
  canonicalUrl: string | null
  language: string | null
  status: EntryStatus
  reason: EntryReason | null
  raw: string | null
  /** The outlet's own sections and subjects. */
  tags: string[]
  newsLinkId: string | null
  /** The entry that this one duplicates or is grouped with. */
  duplicateOf: string | null
  duplicateRule: DuplicateRule | null
  /** The address as the feed gave it, if it had to be cleaned to detect the duplicate; otherwise ''. */
  givenUrl: string
  /** The time that determines its place among the news links if it is published. */
  placedAt: Date | null
} & Partial<EntryRuling>

/** The judgement on arrival, by content and by rules; without it the category is the feed's and the entry is undecided. */
export type EntryRuling = {
  category: string
  categoryJudgement: CategoryJudgement | null
  ruleId: string | null
  decidedAt: Date | null
}

/** Whether the outlet changed text or values that readers see. A removed date is not a change. */
export function isEdited(was: EntryText, now: EntryText): boolean {
  return (
    was.title !== now.title ||
    was.description !== now.description ||
    was.imageUrl !== now.imageUrl ||
    isRedated(was, now)
  )
}

export function isRedated(was: EntryText, now: EntryText): boolean {
  return now.publishedAt !== null && was.publishedAt?.getTime() !== now.publishedAt.getTime()
}
