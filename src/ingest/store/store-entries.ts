import type { Db } from '../../database/connect.ts'
import { type Exemptions, listExemptions } from '../../domain/duplicates/duplicate-exceptions.ts'
import { exemptAddresses } from '../../domain/duplicates/exempt-addresses.ts'
import {
  listKnownEntries,
  touchEntries,
  updateEntryTexts,
} from '../../domain/queue/arrivals/entry-queries.ts'
import { updateEditedNewsLinks } from '../../domain/queue/arrivals/update-edited-news-links.ts'
import {
  type EntryEdit,
  isEdited,
  isRedated,
  type KnownEntry,
  type NewEntry,
} from '../../domain/queue/entry.ts'
import type { ReadEntry, UnreadableEntry } from '../feed/read-feed.ts'
import { findKnown } from '../judge/find-known.ts'
import { judgeEntries } from '../judge/judge-entries.ts'
import { listRenamed } from '../judge/renamed-entries.ts'
import type { ArrivingFeed } from '../judge/rule-on-arrival.ts'
import { carryOut } from './carry-out.ts'
import { placeInTime } from './place-in-time.ts'
import { toUnreadableEntries } from './unreadable-entries.ts'

export type FeedToFill = ArrivingFeed & { isFirstRead: boolean }

export type StoredCounts = {
  published: number
  waiting: number
  duplicates: number
  /** Entries whose text the outlet changed since the last read. */
  edited: number
  /** Edited entries that were held or alike and are published under their new headline. */
  released: number
  unreadable: number
  /** Entries that repeat an earlier one of the same body; the first counts. */
  repeated: number
}

// Updating `last_seen_at` at every read would write fifty rows a poll for no gain.
const touchAfterMs = 86_400_000

/**
 * Stores one read of a feed inside the transaction `tx`: publishes or queues new entries and passes edits on to the
 * entries and news links made from earlier reads. Statements are in bulk, never one per entry.
 */
export async function storeEntries(
  tx: Db,
  read: { feed: FeedToFill; entries: ReadEntry[]; unreadable: UnreadableEntry[]; now: Date },
): Promise<StoredCounts> {
  const { feed, now } = read
  const exemptions = await listExemptions(tx, [feed.outletId])
  const readdressed = await readdress(tx, { feed, entries: read.entries, exemptions })
  const entries = [...new Map(readdressed.toReversed().map(entry => [entry.canonicalUrl, entry])).values()]
  const unreadable = toUnreadableEntries(read.unreadable)
  const identities = [...entries.map(entry => entry.canonicalUrl), ...unreadable.map(entry => entry.identity)]
  const known = await listKnownEntries(tx, feed.id, identities)

  const edits = findEdits(entries, known)
  // This comes first, so that all entries are compared with the headlines that readers see now.
  await updateEditedNewsLinks(tx, edits, now)
  const inOrder = entries.toReversed()
  const fresh = inOrder.filter(entry => !known.has(entry.canonicalUrl))
  const renamed = listRenamed(inOrder, { known, edits })
  const toJudge = {
    feed,
    exemptions,
    now,
    fresh: placeInTime(fresh, { now, isFirstRead: feed.isFirstRead }),
    renamed: placeInTime(renamed, { now, isFirstRead: false }),
  }
  const decisions = judgeEntries(toJudge, await findKnown(tx, toJudge))
  const newUnreadable = unreadable.filter(entry => !known.has(entry.identity))
  const carriedOut = await carryOut(tx, { feed, decisions, unreadable: newUnreadable, now })
  await updateEntryTexts(tx, edits)
  await touchEntries(tx, listStale(known, now), now)
  return {
    published: countStatus(carriedOut.fresh, 'published'),
    waiting: countStatus(carriedOut.fresh, 'waiting'),
    duplicates: countStatus(carriedOut.fresh, 'duplicate'),
    edited: edits.length,
    released: countStatus(carriedOut.renamed, 'published'),
    unreadable: newUnreadable.length,
    repeated: read.entries.length - entries.length,
  }
}

function listStale(known: Map<string, KnownEntry>, now: Date): string[] {
  const isStale = ({ lastSeenAt }: KnownEntry) => now.getTime() - lastSeenAt.getTime() > touchAfterMs
  return [...known.values()].filter(isStale).map(({ id }) => id)
}

/** Applies the editors' exceptions for telling two articles of an outlet apart, except to entries already known. */
async function readdress(
  tx: Db,
  { feed, entries, exemptions }: { feed: FeedToFill; entries: ReadEntry[]; exemptions: Exemptions },
): Promise<ReadEntry[]> {
  const exceptions = exemptions.get(feed.outletId) ?? []
  const changed = new Map(
    entries
      .map(entry => [entry, exemptAddresses(entry.givenUrl, exceptions)] as const)
      .filter(([, to]) => to),
  )
  if (changed.size === 0) return entries
  const usual = [...changed.keys()].map(entry => entry.canonicalUrl)
  const known = await listKnownEntries(tx, feed.id, usual)
  return entries.map(entry => (known.has(entry.canonicalUrl) ? entry : { ...entry, ...changed.get(entry) }))
}

function findEdits(entries: ReadEntry[], known: Map<string, KnownEntry>): EntryEdit[] {
  const pairs = entries.flatMap(entry => {
    const was = known.get(entry.canonicalUrl)
    return was ? [{ was, entry }] : []
  })
  const isClock = datesAreClock(
    pairs.filter(({ was, entry }) => isRedated(was, entry)).map(pair => pair.entry),
  )
  return pairs.flatMap(({ was, entry }) => {
    const publishedAt = isClock ? was.publishedAt : (entry.publishedAt ?? was.publishedAt)
    const { title, description, imageUrl } = entry
    const now = { id: was.id, title, description, imageUrl, publishedAt }
    return isEdited(was, now) ? [now] : []
  })
}

/** Several new dates within a minute show when the feed was generated, not when an editor changed the articles. */
function datesAreClock(redated: ReadEntry[]): boolean {
  const times = redated.flatMap(entry => entry.publishedAt?.getTime() ?? [])
  return times.length >= 3 && Math.max(...times) - Math.min(...times) < 60_000
}

function countStatus(entries: Pick<NewEntry, 'status'>[], status: NewEntry['status']): number {
  return entries.filter(entry => entry.status === status).length
}
