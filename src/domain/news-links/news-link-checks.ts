import type { Db } from '../../database/connect.ts'
import { isUuid } from '../is-uuid.ts'

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
  if (!isUuid(id)) return false
  const category = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return category !== undefined
}
