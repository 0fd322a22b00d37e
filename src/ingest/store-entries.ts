import type { Db } from '../database/connect.ts'
import { addNewsLinks, listByCanonicalUrl } from '../domain/news-links/add-news-links.ts'
import { removeSamples } from '../domain/news-links/remove-samples.ts'
import { updateEditedNewsLinks } from '../domain/news-links/update-edited-news-links.ts'
import {
  type EntryEdit,
  type EntryFeed,
  isEdited,
  isRedated,
  type KnownEntry,
  type NewEntry,
} from '../domain/queue/entry.ts'
import {
  insertEntries,
  listJudgedUrls,
  listKnownEntries,
  touchEntries,
  updateEntryTexts,
} from '../domain/queue/entry-queries.ts'
import { explainDuplicate } from './find-duplicate.ts'
import { placeInTime } from './place-in-time.ts'
import type { ReadEntry, UnreadEntry } from './read-feed.ts'
import { toUnreadableEntries } from './unreadable-entries.ts'

export type FeedToFill = EntryFeed & {
  publishing: 'at-once' | 'wait'
  language: string | null
  isFirstRead: boolean
}

export type StoredCounts = {
  published: number
  waiting: number
  duplicates: number
  /** Entries whose text the outlet changed since the last read. */
  edited: number
  unreadable: number
  /** Given twice in one body; the first one counts. */
  repeated: number
}

type FreshEntry = ReadEntry & { createdAt: Date }

// Touching every entry at every read would write fifty rows a poll to learn nothing.
const touchAfterMs = 86_400_000

/**
 * Puts one read of a feed into the database, in the transaction that `tx` is: new entries are published or wait,
 * edits reach what they became, the rest is left as it is. Statements go in bulk, never one an entry.
 */
export async function storeEntries(
  tx: Db,
  read: { feed: FeedToFill; entries: ReadEntry[]; unread: UnreadEntry[]; now: Date },
): Promise<StoredCounts> {
  const { feed, now } = read
  const entries = [...new Map(read.entries.toReversed().map(entry => [entry.canonicalUrl, entry])).values()]
  const unreadable = toUnreadableEntries(read.unread)
  const identities = [...entries.map(entry => entry.canonicalUrl), ...unreadable.map(entry => entry.identity)]
  const known = await listKnownEntries(tx, feed.id, identities)

  const fresh = entries.toReversed().filter(entry => !known.has(entry.canonicalUrl))
  const placed = placeInTime(fresh, { now, isFirstRead: feed.isFirstRead })
  const judged = placed.length === 0 ? [] : await judgeEntries(tx, feed, placed)
  const newUnreadable = unreadable.filter(entry => !known.has(entry.identity))
  await insertEntries(tx, { feed, entries: [...judged, ...newUnreadable], now })

  const edits = findEdits(entries, known)
  await updateEditedNewsLinks(tx, edits, now)
  await updateEntryTexts(tx, edits)
  const stale = [...known.values()].filter(entry => now.getTime() - entry.lastSeenAt.getTime() > touchAfterMs)
  await touchEntries(
    tx,
    stale.map(entry => entry.id),
    now,
  )
  return {
    published: countStatus(judged, 'published'),
    waiting: countStatus(judged, 'waiting'),
    duplicates: countStatus(judged, 'duplicate'),
    edited: edits.length,
    unreadable: newUnreadable.length,
    repeated: read.entries.length - entries.length,
  }
}

async function judgeEntries(tx: Db, feed: FeedToFill, entries: FreshEntry[]): Promise<NewEntry[]> {
  const urls = entries.map(entry => entry.canonicalUrl)
  const judgedUrls = await listJudgedUrls(tx, urls)
  const open = entries.filter(entry => !judgedUrls.has(entry.canonicalUrl))
  const links =
    feed.publishing === 'at-once'
      ? await publishEntries(tx, feed, open)
      : { added: new Map<string, string>(), existing: await listByCanonicalUrl(tx, urls) }
  return entries.map(entry => {
    const judged = judgedUrls.get(entry.canonicalUrl)
    const existing = links.existing.get(entry.canonicalUrl)
    const newsLinkId = links.added.get(entry.canonicalUrl) ?? existing?.id ?? null
    const reason = existing
      ? explainDuplicate(entry.url, existing.url)
      : judged
        ? `${judged.judgement} already`
        : null
    const duplicateOf = !existing && judged?.judgement === 'waiting' ? judged.id : null
    const unjudged = newsLinkId ? 'published' : 'waiting'
    const status = reason ? 'duplicate' : unjudged
    return { ...toNewEntry(entry), status, reason, newsLinkId, duplicateOf }
  })
}

async function publishEntries(tx: Db, feed: FeedToFill, entries: FreshEntry[]) {
  const links = await addNewsLinks(
    tx,
    entries.map(({ title, url, canonicalUrl, description, imageUrl, createdAt, ...entry }) => ({
      title,
      url,
      canonicalUrl,
      description,
      imageUrl,
      createdAt,
      source: feed.outletName,
      sourceIconUrl: feed.outletIconUrl,
      publishedAt: entry.publishedAt ?? createdAt,
      category: feed.category,
      language: entry.language ?? feed.language,
      outletId: feed.outletId,
    })),
  )
  if (links.added.size > 0) await removeSamples(tx)
  return links
}

function toNewEntry(entry: ReadEntry): Omit<NewEntry, 'status' | 'reason' | 'newsLinkId' | 'duplicateOf'> {
  const { title, description, imageUrl, publishedAt, url, canonicalUrl, guid, language } = entry
  const text = { title, description, imageUrl, publishedAt, language }
  return { ...text, identity: canonicalUrl, guid: guid ?? null, url, canonicalUrl, raw: null }
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

/** Several entries dated anew at one moment: that is when the feed was made, not when somebody edited them. */
function datesAreClock(redated: ReadEntry[]): boolean {
  const times = redated.flatMap(entry => entry.publishedAt?.getTime() ?? [])
  return times.length >= 3 && Math.max(...times) - Math.min(...times) < 60_000
}

function countStatus(entries: NewEntry[], status: NewEntry['status']): number {
  return entries.filter(entry => entry.status === status).length
}
