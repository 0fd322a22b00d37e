import { sql } from 'kysely'
import { canonicalUrl, displayUrl } from '../../address/canonical-url.ts'
import type { Db } from '../../database/connect.ts'
import {
  type Addresses,
  type DuplicateException,
  exemptAddresses,
  listExemptions,
} from '../duplicates/duplicate-exceptions.ts'
import { isUuid } from '../fields/record-id.ts'
import { findOutletAt } from '../outlets/find-outlet-at.ts'

/**
 * The address to show to readers for one that was typed or sent, and the canonical address that identifies its article.
 * Both are cleaned of tracking as a feed's are, unless the outlet needs the parameter. Null where no article can have it.
 */
export async function findAddresses(db: Db, given: string): Promise<Addresses | null> {
  const [shown, canonical] = [displayUrl(given), canonicalUrl(given)]
  if (!shown.ok || !canonical.ok) return null
  const usual = { url: shown.url, canonicalUrl: canonical.url }
  return exemptAddresses(given, await listExceptionsAt(db, shown.url)) ?? usual
}

async function listExceptionsAt(db: Db, url: string): Promise<DuplicateException[]> {
  const outlet = await findOutletAt(db, url)
  return outlet ? ((await listExemptions(db, [outlet.id])).get(outlet.id) ?? []) : []
}

// A feed's id or the part behind `#` tells some articles of one address apart, and their identity carries it
// (ingest/judge/identify-entries.ts). An address typed in a form has no such mark, so a saved link keeps its own.

/** The limit of `news_links.canonical_url`, in bytes. */
export const identityBytesMax = 2048

/** The identity after a save: the stored one if the address still names the same page, else that of the typed address. */
export function keepIdentity(stored: string | null, typed: string): string {
  if (stored === null) return typed
  const mark = typed.includes('#') ? '/' : '#'
  return stored.startsWith(`${typed}${mark}`) ? stored : typed
}

/** The existing link with the same address, for the message that names it. */
export type NewsLinkDuplicate = { id: string; title: string; url: string }

/** Null where the conflicting link has been deleted since. */
export async function findDuplicateOf(db: Db, canonicalUrl: string): Promise<NewsLinkDuplicate | null> {
  const newsLink = await db
    .selectFrom('newsLinks')
    .select(['id', 'title', 'url'])
    .where('canonicalUrl', '=', canonicalUrl)
    .executeTakeFirst()
  return newsLink ?? null
}

/** Locks the category against being deleted until the transaction ends. */
export async function lockCategory(tx: Db, id: string): Promise<boolean> {
  return (await lockCategories(tx, [id])).size > 0
}

/** Returns those that exist, locked in the order of their ids. */
export async function lockCategories(tx: Db, ids: string[]): Promise<Set<string>> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from categories where id = any(${known}::uuid[]) order by id for key share`.execute(tx)
  const standing = new Set(rows.map(row => row.id))
  return new Set(known.filter(id => standing.has(id.toLowerCase())))
}

// Lists are in the order of storing (decision 14), so a date in the future buys no place in them. But a page would say "in 7,973
// years", and a feed reader would keep the item on top. A feed's date is moved to the present; a person is asked for another.

// A form without a script is read in India's time, which can be hours ahead of the editor's.
const aheadMaxMs = 86_400_000

/** Whether an article cannot have been published at `publishedAt` for readers who see its link from `readAt` on. */
export function isDatedAhead(publishedAt: Date, readAt: Date): boolean {
  return publishedAt.getTime() - readAt.getTime() > aheadMaxMs
}
