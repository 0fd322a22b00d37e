import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { insertRows } from '../../database/insert-rows.ts'
import type { NewArticle } from '../articles/article-fields.ts'

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
