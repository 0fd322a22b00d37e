import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockCategory } from '../news-links/news-link-checks.ts'
import type { Outlet } from '../outlets/outlet.ts'
import { type Joining, resolveOutlets } from '../outlets/resolve-outlets.ts'
import { recordChange } from '../revisions/record-change.ts'
import type { Editor } from '../revisions/revision.ts'
import { withNewIds } from '../revisions/write-record.ts'
import { type Categorizing, hostOfFeed, normalizeFeedUrl, type Publishing } from './feed.ts'

export type NewFeed = {
  url: string
  /** Id of the category its entries go to. */
  category: string
  publishing?: Publishing
  categorizing?: Categorizing
  title?: string
  outletName?: string
  /** For a new outlet without an `outletName`. */
  guessedOutletName?: string
  /** An address on the outlet's own site; without it, the feed's host identifies the outlet. */
  siteUrl?: string
  language?: string | null
  bytesMax?: number
  /** Added without being polled. */
  isPaused?: boolean
}

type AddFeedResult =
  | { ok: true; id: string; url: string; batchId: string; joined: Outlet | null }
  | { ok: false; reason: 'bad-address' | 'no-such-category' }
  | { ok: false; reason: 'known'; url: string }

// The longest news feed seen has 2 MB.
const defaultBytesMax = 5 * 1024 * 1024

type Write = Editor & { batchId?: string; joining?: Joining }

/** Adds a feed, due at once, and its outlet if that is new. `joined`: the outlet of the same name on its site, which it joins. */
export async function addFeed(db: Db, feed: NewFeed, write: Write): Promise<AddFeedResult> {
  const url = normalizeFeedUrl(feed.url)
  if (url === null) return { ok: false, reason: 'bad-address' }
  return inTransaction(db, async tx => {
    // Locks in the same order as `updateFeed`.
    await takeLock(tx, 'outlet hosts')
    if (!(await lockCategory(tx, feed.category))) return { ok: false, reason: 'no-such-category' }
    const { added, joined, batchId } = await addFeeds(tx, [{ ...feed, url }], write)
    const id = added.get(url)
    return id
      ? { ok: true, id, url, batchId, joined: joined.get(url) ?? null }
      : { ok: false, reason: 'known', url }
  })
}

/** Adds the unknown feeds, all or none, in few statements. Addresses must be normalized; returns the new ids by address. */
export async function addFeeds(
  db: Db,
  feeds: NewFeed[],
  { by, now, batchId = randomUUID(), joining }: Write,
): Promise<{ added: Map<string, string>; joined: Map<string, Outlet>; batchId: string }> {
  return inTransaction(db, async tx => {
    await takeLock(tx, 'outlet hosts')
    const urls = feeds.map(({ url }) => url)
    const known = await listKnownFeeds(tx, urls)
    const fresh = [...new Map(feeds.toReversed().map(feed => [feed.url, feed])).values()]
      .toReversed()
      .filter(feed => !known.has(feed.url))
    if (fresh.length === 0) return { added: new Map(), joined: new Map(), batchId }
    const write = { by, now, batchId }
    const hints = fresh.map(feed => ({ feed, ...toHint(feed) }))
    const identified = await withNewIds(tx, await resolveOutlets(tx, hints, { ...write, joining }))
    const rows = identified.map(({ feed, ...ids }) => toRow(feed, { ...ids, now }))
    const ids = rows.map(({ id }) => id)
    const { result } = await recordChange(tx, { table: 'feeds', ids, action: 'add', ...write }, () =>
      insertFeeds(tx, rows),
    )
    const joined = identified.flatMap(({ feed, joined }) => (joined ? [[feed.url, joined] as const] : []))
    return { added: new Map(result.map(({ url, id }) => [url, id])), joined: new Map(joined), batchId }
  })
}

/** Those of the addresses at which a feed exists, by http or by https: the same feed, which a list may have in both forms. */
export async function listKnownFeeds(db: Db, urls: string[]): Promise<Set<string>> {
  const known = await listKnownUrls(db, urls.flatMap(bothSchemes))
  return new Set(urls.filter(url => bothSchemes(url).some(one => known.has(one))))
}

/** The address with https first. With a port of its own, http and https may be two servers. */
export function bothSchemes(url: string): string[] {
  const { port, protocol } = new URL(url)
  if (port !== '') return [url]
  return protocol === 'https:' ? [url, url.replace(/^https/, 'http')] : [url.replace(/^http/, 'https'), url]
}

/** Those of the addresses at which a feed exists, apart from the one with `exceptId`. */
export async function listKnownUrls(db: Db, urls: string[], exceptId?: string): Promise<Set<string>> {
  const all = db.selectFrom('feeds').select('url').where('url', '=', sql<string>`any(${urls})`)
  const others = exceptId === undefined ? all : all.where('id', '!=', exceptId)
  const rows = await others.execute()
  return new Set(rows.map(row => row.url))
}

export function toHint({ url, outletName, guessedOutletName, siteUrl, language }: Omit<NewFeed, 'category'>) {
  return { feedUrl: url, siteUrl, name: outletName, guessedName: guessedOutletName, language }
}

function toRow(feed: NewFeed, { id, outletId, now }: { id: string; outletId: string; now: Date }) {
  const { url, title = '', category, publishing = 'at-once', language = null } = feed
  const { categorizing = 'by-content', bytesMax = defaultBytesMax, isPaused = false } = feed
  const times = { nextPollAt: now, createdAt: now, updatedAt: now }
  return {
    id,
    outletId,
    url,
    host: hostOfFeed(url),
    title,
    category,
    publishing,
    categorizing,
    language,
    bytesMax,
    state: isPaused ? ('paused' as const) : ('active' as const),
    ...times,
  }
}

// PostgreSQL takes 65,535 parameters at most; a row has fourteen.
const rowsOfStatement = 1_000

async function insertFeeds(tx: Db, rows: ReturnType<typeof toRow>[]) {
  const added: { id: string; url: string }[] = []
  for (let at = 0; at < rows.length; at += rowsOfStatement) {
    const some = await tx
      .insertInto('feeds')
      .values(rows.slice(at, at + rowsOfStatement))
      // A poll may have moved another feed to this address in the meantime.
      .onConflict(conflict => conflict.column('url').doNothing())
      .returning(['id', 'url'])
      .execute()
    added.push(...some)
  }
  return added
}
