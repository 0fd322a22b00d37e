import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { insertRows } from '../../database/insert-rows.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import type { NewArticle } from '../articles/article-fields.ts'
import { findOutletAt } from '../outlets/find-outlet-at.ts'
import { acceptWaiting, lockWaiting } from '../revisions/waiting-entries.ts'
import { addRecord } from '../revisions/write-record.ts'
import { findDuplicateOf, lockCategory, type NewsLinkDuplicate } from './news-link-checks.ts'
import { type NewsLinkInput, publishedAtOf, toArticle } from './news-link-schema.ts'
import { removeSamples } from './remove-samples.ts'

type AddNewsLinkResult =
  | { ok: true; id: string; batchId: string }
  | { ok: false; reason: 'duplicate'; of: NewsLinkDuplicate | null }
  | { ok: false; reason: 'no-such-category' }

/** Publishes a link: row, revision, removal of samples and notification. An entry that waits at `canonicalUrl` is accepted with it. */
export async function addNewsLink(
  db: Db,
  {
    input,
    canonicalUrl,
    takeDownAt = null,
    by,
    now,
  }: { input: NewsLinkInput; canonicalUrl: string; takeDownAt?: Date | null; by: Authorized; now: Date },
): Promise<AddNewsLinkResult> {
  return inTransaction(db, async tx => {
    const waiting = await lockWaiting(tx, [canonicalUrl])
    if (!(await lockCategory(tx, input.category))) return { ok: false, reason: 'no-such-category' }
    const outlet = await findOutletAt(tx, input.url)
    const values = {
      language: null,
      ...toArticle(input),
      canonicalUrl,
      takeDownAt,
      outletId: outlet?.id ?? null,
      publishedAt: publishedAtOf(input) ?? now,
    }
    const added = await addRecord(tx, { table: 'news_links', values, by, now })
    if (added) {
      await acceptWaiting(tx, { ids: waiting, by, now, batchId: added.batchId })
      await removeSamples(tx)
      return { ok: true, ...added }
    }
    return { ok: false, reason: 'duplicate', of: await findDuplicateOf(tx, canonicalUrl) }
  })
}

type NewNewsLink = NewArticle & {
  canonicalUrl: string
  outletId: string | null
  createdAt: Date
  /** The keys that find duplicates of its headline (`domain/duplicates`). */
  headlineKeys: string[]
}

export type AddedNewsLinks = {
  /** Ids of what was added, by canonical address. */
  added: Map<string, string>
  /** Links that existed before, or were added concurrently, by canonical address. */
  existing: Map<string, { id: string; url: string }>
}

/** Inserts in the order of the canonical addresses: feeds with the same links wait for each other instead of deadlocking. */
export async function addNewsLinks(db: Db, newsLinks: NewNewsLink[]): Promise<AddedNewsLinks> {
  if (newsLinks.length === 0) return { added: new Map(), existing: new Map() }
  const inOrder = newsLinks.toSorted((a, b) => (a.canonicalUrl < b.canonicalUrl ? -1 : 1))
  const rows = inOrder.map(newsLink => ({ ...newsLink, updatedAt: newsLink.createdAt }))
  const inserted = await sql<{ id: string; canonicalUrl: string }>`
    ${insertRows('newsLinks', rows)} on conflict (canonical_url) do nothing
    returning id, canonical_url as "canonicalUrl"`.execute(db)
  const added = new Map(inserted.rows.map(row => [row.canonicalUrl, row.id]))
  const others = inOrder.map(newsLink => newsLink.canonicalUrl).filter(url => !added.has(url))
  return { added, existing: await listByCanonicalUrl(db, others) }
}

export async function listByCanonicalUrl(
  db: Db,
  canonicalUrls: string[],
): Promise<Map<string, { id: string; url: string }>> {
  if (canonicalUrls.length === 0) return new Map()
  const rows = await db
    .selectFrom('newsLinks')
    .select(['id', 'url', 'canonicalUrl'])
    .where('canonicalUrl', '=', sql<string>`any(${canonicalUrls})`)
    .execute()
  return new Map(rows.map(({ id, url, canonicalUrl }) => [canonicalUrl, { id, url }]))
}
