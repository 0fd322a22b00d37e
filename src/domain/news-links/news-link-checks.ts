import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../fields/record-id.ts'

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
