import { createHash } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import type { ReadCategories } from '../../domain/categories/known-categories.ts'
import {
  type Exemptions,
  exemptAddresses,
  listExemptions,
} from '../../domain/duplicates/duplicate-exceptions.ts'
import {
  listKnownEntries,
  rememberGiven,
  touchEntries,
  updateEditedNewsLinks,
  updateEntryTexts,
} from '../../domain/queue/arrivals/entry-queries.ts'
import type { EntryEdit, KnownEntry, NewEntry } from '../../domain/queue/entry.ts'
import { type EntryNote, listRules, noteEdits } from '../../domain/rules/rule-queries.ts'
import type { ReadEntry, UnreadableEntry } from '../feed/read-feed.ts'
import { findEdits, listRenamed, listToRemember } from '../judge/edited-entries.ts'
import { findKnown, type ToJudge } from '../judge/find-known.ts'
import { identifyEntries, listIdentities } from '../judge/identify-entries.ts'
import { judgeEntries } from '../judge/judge-entries.ts'
import { type ArrivingFeed, isForRules, type MatchedEdit, ruleOnEdits } from '../judge/rule-on-arrival.ts'
import { carryOut } from './carry-out.ts'
import { placeInTime } from './place-in-time.ts'

/** `sharedAddresses`: as the last read returned them. */
export type FeedToFill = ArrivingFeed & { isFirstRead: boolean; sharedAddresses: string[] }

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

/** `sharedAddresses`: canonical addresses that several articles of this read have. */
export type StoredRead = { counts: StoredCounts; sharedAddresses: string[]; became: string | null }

// Updating `last_seen_at` at every read would write fifty rows a poll for no gain.
const touchAfterMs = 86_400_000

/** Repeats aside: they were there before. */
export function changesNothing({ repeated: _, ...changes }: StoredCounts): boolean {
  return Object.values(changes).every(count => count === 0)
}

/** Stores one read of a feed: publishes or queues new entries, and passes edits on to entries and links. Statements are in bulk. */
export async function storeEntries(
  tx: Db,
  read: {
    feed: FeedToFill
    entries: ReadEntry[]
    unreadable: UnreadableEntry[]
    now: Date
    readCategories: ReadCategories
  },
): Promise<StoredRead> {
  const { feed, now, readCategories } = read
  const exemptions = await listExemptions(tx, [feed.outletId])
  const readdressed = await readdress(tx, { feed, entries: read.entries, exemptions })
  const unreadable = toUnreadableEntries(read.unreadable)
  const { identities, guids } = listIdentities(readdressed)
  const rows = await listKnownEntries(tx, feed.id, {
    identities: [...identities, ...unreadable.map(entry => entry.identity)],
    guids,
  })
  const { entries, shared } = identifyEntries(readdressed, {
    known: rows,
    sharedBefore: feed.sharedAddresses,
  })
  const known = new Map(rows.map(row => [row.identity, row]))
  const found = findEdits(entries, { known, now })
  const { edits, heldCount, ...ruled } = await judgeEdits(tx, { feed, edits: found, rows, now })
  // This comes first, so that all entries are compared with the headlines that readers see now.
  await updateEditedNewsLinks(tx, edits, now)
  const fresh = entries.filter(entry => !known.has(entry.identity))
  const renamed = listRenamed(entries, { known, edits })
  // Outlets rename and move their feeds, but with their articles.
  const became = known.size === 0 && fresh.length > 0 ? (feed.became ?? null) : null
  const toJudge = {
    feed: { ...feed, became: became ?? feed.unconfirmed ?? null },
    exemptions,
    now,
    readCategories,
    ...ruled,
    fresh: placeInTime(fresh, { now, isFirstRead: feed.isFirstRead }),
    renamed: placeInTime(renamed, { now, isFirstRead: false }),
  }
  const decisions = judgeEntries(toJudge, await findKnown(tx, toJudge))
  const newUnreadable = unreadable.filter(entry => !known.has(entry.identity))
  const carriedOut = await carryOut(tx, { feed, decisions, unreadable: newUnreadable, now })
  await updateEntryTexts(tx, edits)
  await rememberGiven(tx, listToRemember(entries, { known, edits: found }))
  await touchEntries(tx, listStale([...entries, ...unreadable], { known, now }), now)
  const counts = {
    published: countStatus(carriedOut.fresh, 'published'),
    waiting: countStatus(carriedOut.fresh, 'waiting'),
    duplicates: countStatus(carriedOut.fresh, 'duplicate'),
    edited: edits.length + heldCount,
    released: countStatus(carriedOut.renamed, 'published'),
    unreadable: newUnreadable.length,
    repeated: read.entries.length - entries.length,
  }
  return { counts, sharedAddresses: shared, became }
}

/**
 * The edits to apply. A rule that would hold or reject the new words of an article that readers see, or will at its time, keeps
 * its edit from it until the outlet changes them again. `rules` is null if no edit needed them.
 */
async function judgeEdits(
  tx: Db,
  { feed, edits, rows, now }: { feed: FeedToFill; edits: EntryEdit[]; rows: KnownEntry[]; now: Date },
): Promise<Pick<ToJudge, 'rules' | 'editHits'> & { edits: EntryEdit[]; heldCount: number }> {
  const known = new Map(rows.map(row => [row.id, row]))
  const changes = edits.flatMap(edit => {
    const was = known.get(edit.id)
    return was && isForRules(was, edit) ? [{ was, edit }] : []
  })
  if (changes.length === 0) return { rules: null, editHits: [], edits, heldCount: 0 }
  const rules = await listRules(tx)
  const matched = ruleOnEdits(changes, { feed, rules })
  const notes = matched.map(one => toNote(one, now))
  const noted = await noteEdits(tx, notes, now)
  const fresh = matched.filter(({ was }) => noted.has(was.id))
  const isHeld = ({ was }: MatchedEdit) => was.status !== 'waiting'
  const heldIds = new Set(matched.filter(isHeld).map(({ was }) => was.id))
  return {
    rules,
    editHits: fresh.map(({ rule }) => rule.id),
    edits: edits.filter(({ id }) => !heldIds.has(id)),
    heldCount: fresh.filter(isHeld).length,
  }
}

function toNote({ was, edit, rule: { name } }: MatchedEdit, now: Date): EntryNote {
  if (was.status === 'waiting') return { id: was.id, reason: { code: 'by-rule', name } }
  const text = was.title === edit.title ? edit.description : edit.title
  return { id: was.id, reason: { code: 'change-held', name, text, at: now.toISOString() } }
}

function listStale(
  listed: { identity: string }[],
  { known, now }: { known: Map<string, KnownEntry>; now: Date },
): string[] {
  const isStale = ({ lastSeenAt }: KnownEntry) => now.getTime() - lastSeenAt.getTime() > touchAfterMs
  return listed
    .flatMap(({ identity }) => known.get(identity) ?? [])
    .filter(isStale)
    .map(({ id }) => id)
}

type Arriving = { feed: Pick<FeedToFill, 'id' | 'outletId'>; entries: ReadEntry[]; exemptions: Exemptions }

/** Applies the editors' exceptions for telling two articles of an outlet apart, except to entries already known. */
export async function readdress(tx: Db, { feed, entries, exemptions }: Arriving): Promise<ReadEntry[]> {
  const exceptions = exemptions.get(feed.outletId) ?? []
  const changed = new Map(
    entries
      .map(entry => [entry, exemptAddresses(entry.givenUrl, exceptions)] as const)
      .filter(([, to]) => to),
  )
  if (changed.size === 0) return entries
  const usual = [...changed.keys()].map(entry => entry.canonicalUrl)
  const known = await listKnownEntries(tx, feed.id, { identities: usual, guids: [] })
  const isKnown = new Set(known.map(({ identity }) => identity))
  return entries.map(entry => (isKnown.has(entry.canonicalUrl) ? entry : { ...entry, ...changed.get(entry) }))
}

function countStatus(entries: Pick<NewEntry, 'status'>[], status: NewEntry['status']): number {
  return entries.filter(entry => entry.status === status).length
}

// Enough to see why the entry could not be read.
const rawLengthMax = 2000

/** Unreadable items as entries to store, without repeats, with the reason and the feed's own text. */
export function toUnreadableEntries(unreadable: UnreadableEntry[]): NewEntry[] {
  const entries = unreadable.map(({ reason, raw }) => {
    // PostgreSQL takes neither NUL nor half a surrogate pair.
    const excerpt = raw.slice(0, rawLengthMax).toWellFormed().replaceAll('\0', '')
    const identity = `unreadable:${createHash('sha256').update(`${reason} ${excerpt}`).digest('base64url')}`
    return { ...blank, tags: [], identity, reason: { code: reason }, raw: excerpt }
  })
  return [...new Map(entries.map(entry => [entry.identity, entry])).values()]
}

const blank = {
  guid: null,
  given: '',
  url: '',
  canonicalUrl: null,
  title: '',
  description: '',
  imageUrl: '',
  publishedAt: null,
  language: null,

  status: 'unreadable',
  newsLinkId: null,
  duplicateOf: null,
  duplicateRule: null,
  givenUrl: '',
  placedAt: null,
} as const
