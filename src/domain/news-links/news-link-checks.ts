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

// Lists are in the order of storing (decision 14), so a date in the future buys no place in them. But a page would say "in 7,973
// years", and a feed reader would keep the item on top. A feed's date is moved to the present; a person is asked for another.

// A form without a script is read in India's time, which can be hours ahead of the editor's.
const aheadMaxMs = 86_400_000

/** Whether an article cannot have been published at `publishedAt` for readers who see its link from `readAt` on. */
export function isDatedAhead(publishedAt: Date, readAt: Date): boolean {
  return publishedAt.getTime() - readAt.getTime() > aheadMaxMs
}
