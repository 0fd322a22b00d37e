import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import { isInLanguage } from '../editions/is-in-edition.ts'
import type { NewsLinkPage } from './news-link.ts'
import { isInCategory, selectNewsLinks } from './news-link-queries.ts'

/** All conditions must hold; null matches every link. `from` and `to` bound the time when the link was added to the site. */
export type NewsLinkFilter = {
  categoryId: string | null
  /** The first part of a tag: `hi` of `hi-IN`. */
  language: string | null
  outletId: string | null
  storyId: string | null
  from: Date | null
  to: Date | null
}

/** One page of the public links, newest first, below `after`. The filtered column leads the order, for its index (`isInCategory`). */
export async function listNewsLinksBy(
  db: Db,
  { filter, after, limit }: { filter: NewsLinkFilter; after: TimeKey | null; limit: number },
): Promise<NewsLinkPage> {
  const { categoryId, language, outletId, storyId, from, to } = filter
  let query = selectNewsLinks(db).clearOrderBy()
  if (outletId) query = query.where(sql<boolean>`news_links.outlet_id = any(array[${outletId}::uuid])`)
  if (categoryId) query = query.where(isInCategory(sql`${categoryId}::uuid`))
  if (language) query = query.where(isInLanguage(language))
  // As an array, the story's few link ids are read first; a subquery might be evaluated for every link of the site.
  if (storyId)
    query = query.where(
      sql<boolean>`news_links.id = any(array(select news_link_id from story_links where story_id = ${storyId}))`,
    )
  if (from) query = query.where('newsLinks.createdAt', '>=', from)
  if (to) query = query.where('newsLinks.createdAt', '<', to)
  if (after) query = query.where(isBelow('news_links.created_at', after))
  if (outletId) query = query.orderBy('newsLinks.outletId')
  else if (categoryId) query = query.orderBy('newsLinks.category')
  const rows = await query
    .orderBy('newsLinks.createdAt', 'desc')
    .orderBy('newsLinks.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = slicePage(rows, { limit, keyOf: ({ createdAt, id }) => ({ at: createdAt, id }) })
  return { newsLinks: page.rows, next: page.next }
}

/** The outlet's id of each of these links, by link id; links without an outlet are missing. */
export async function findOutletsOfLinks(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('newsLinks')
    .innerJoin('outlets', 'outlets.id', 'newsLinks.outletId')
    .select(['newsLinks.id', 'outlets.id as outletId'])
    .where('newsLinks.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, outletId }) => [id, outletId]))
}
