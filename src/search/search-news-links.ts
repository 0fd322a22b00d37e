import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { isUuid } from '../domain/is-uuid.ts'
import type { NewsLink } from '../domain/news-links/news-link.ts'
import { selectNewsLinks } from '../domain/news-links/news-link-queries.ts'
import type { Story } from '../domain/stories/story.ts'
import type { Edition } from '../text/language.ts'
import { type CountWay, chooseCount } from './choose-count.ts'
import {
  countByReading,
  countMatches,
  findAllMatches,
  findMatches,
  findNewestMatches,
  hasMoreThan,
  keepToSearchPlans,
  type Search,
} from './find-matches.ts'
import { findStories } from './find-stories.ts'
import { type Lookup, prepareLookup } from './lookup.ts'
import type { PageKey } from './page-key.ts'
import type { SearchQuery } from './parse-query.ts'
import { cutRankedPage, pagesOfWindow } from './rank-whole-words.ts'

export type SearchResult = {
  newsLinks: NewsLink[]
  next: PageKey | null
  /** Only above the first page. */
  stories: Story[]
  /** Exact up to 10,000; `capped` says that there are more. */
  count: { total: number; capped: boolean }
}

// Specification and product: exact up to here, then "10,000+".
const countMax = 10_000
// Common needles are found among the newest links at once; the others need the index.
const newestRows = 2_000
const newestRowsOfCommon = 50_000
// A page found in the newest 2,000 links means a window of four pages in five times as many.
const newestRowsOfWindow = 10_000

const nothing: SearchResult = { newsLinks: [], next: null, stories: [], count: { total: 0, capped: false } }

/**
 * Links whose title, source and description contain all words of the needle, newest first but for `rank-whole-words.ts`;
 * every link when it is empty.
 */
export async function searchNewsLinks(
  db: Db,
  options: {
    query: SearchQuery
    categoryId: string | null
    edition?: Edition | null
    after: PageKey | null
    limit: number
  },
): Promise<SearchResult> {
  const { query, categoryId, edition = null, after, limit } = options
  if (categoryId !== null && !isUuid(categoryId)) return nothing
  const { needle } = query
  const search = { needle, categoryId, edition, after, limit: pagesOfWindow * limit + 1 }
  return inTransaction(db, async tx => {
    await keepToSearchPlans(tx)
    const { ids, total, hasMore } = await findWindow(tx, search, limit)
    const isFound = sql<boolean>`news_links.id = any(${ids}::uuid[])`
    const rows = ids.length > 0 ? await selectNewsLinks(tx).where(isFound).execute() : []
    const hasStories = after === null && needle !== ''
    return {
      stories: hasStories ? await findStories(tx, { needle, linkIds: ids, edition }) : [],
      ...cutRankedPage({ newsLinks: rows, hasMore, after }, { needle, limit }),
      count: { total: Math.min(total, countMax), capped: total > countMax },
    }
  })
}

/** `isAll`: no further match stands below these. */
type Found = { ids: string[]; total: number; isAll: boolean }

/**
 * The newest matches, to be ranked: a window of them, or one page where a window would have to be looked for further
 * down than the newest links. A search that began with a whole window goes on in it.
 */
async function findWindow(
  tx: Db,
  search: Search & { after: PageKey | null },
  limit: number,
): Promise<{ ids: string[]; total: number; hasMore: boolean }> {
  const { ids, total, isAll } = await findNewest(tx, search, search.after?.skip ? search.limit : limit + 1)
  if (ids.length === search.limit) return { ids: ids.slice(0, -1), total, hasMore: true }
  return { ids: isAll ? ids : ids.slice(0, limit), total, hasMore: !isAll }
}

/** Up to the limit of the search, and at least `leastIds` where there are so many. */
async function findNewest(tx: Db, search: Search, leastIds: number): Promise<Found> {
  const near = await findNewestMatches(tx, search, newestRows)
  const lookup = { ...search, ...(await prepareLookup(tx, { ...search, density: near.density })) }
  if (near.ids.length < search.limit && (await isAllWalked(tx, lookup)))
    return { ids: near.ids, total: await countByReading(tx, search, newestRows), isAll: true }
  const way = await chooseCount(tx, lookup, countMax)
  if (near.ids.length >= leastIds) {
    const isFull = near.ids.length === search.limit
    const { ids } = isFull ? near : await findNewestMatches(tx, search, newestRowsOfWindow)
    return { ids, total: await count(tx, lookup, way), isAll: false }
  }
  const matches = way === 'more' ? null : await findMatches(tx, lookup, countMax + 1)
  if (matches && matches.total <= countMax) return { ...matches, isAll: true }
  const found = await findNewestMatches(tx, search, newestRowsOfCommon)
  const isFull = found.ids.length === search.limit
  return { ids: isFull ? found.ids : await findAllMatches(tx, lookup), total: countMax + 1, isAll: true }
}

/** Whether the newest are all there are. Not asked where there are said to be many times as many. */
async function isAllWalked(tx: Db, lookup: Search & Lookup): Promise<boolean> {
  const { table, categoryShare } = lookup
  if (table.links * categoryShare > 4 * newestRows) return false
  return !(await hasMoreThan(tx, lookup, newestRows))
}

/** Up to `countMax + 1`. */
async function count(tx: Db, lookup: Lookup, way: CountWay): Promise<number> {
  switch (way) {
    case 'more':
      return countMax + 1
    case 'read':
      return countByReading(tx, lookup, countMax + 1)
    case 'look up':
      return countMatches(tx, lookup, countMax + 1)
  }
}
