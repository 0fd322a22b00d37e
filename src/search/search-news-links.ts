import type { Db } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PageKey } from '../domain/fields/page-key.ts'
import { isUuid } from '../domain/fields/record-id.ts'
import type { NewsLink } from '../domain/news-links/news-link.ts'
import { findByIds } from '../domain/news-links/news-link-queries.ts'
import type { Story } from '../domain/stories/story.ts'
import type { Edition } from '../text/language.ts'
import { type CountWay, chooseCount } from './choose-count.ts'
import { findAmongFew } from './find-among-few.ts'
import {
  countByReading,
  countMatches,
  findAllMatches,
  findMatches,
  findNewestMatches,
  type Search,
  setSearchPlannerOptions,
} from './find-matches.ts'
import { findStories } from './find-stories.ts'
import { type Lookup, prepareLookup } from './lookup.ts'
import type { SearchQuery } from './parse-query.ts'
import { cutRankedPage, pagesOfWindow } from './rank-whole-words.ts'

type SearchResult = {
  newsLinks: NewsLink[]
  next: PageKey | null
  /** Only on the first page. */
  stories: Story[]
  /** Exact up to 10,000; `capped`: there are more. */
  count: { total: number; capped: boolean }
}

// As specified: counts are exact up to here, then "10,000+".
const countMax = 10_000
// Common needles are found among this many newest links; the others need the search index.
const newestRows = 2_000
const newestRowsOfCommon = 50_000
// If the newest 2,000 links contain one page of matches, five times as many should contain the window of four pages.
const newestRowsOfWindow = 10_000

const nothing: SearchResult = { newsLinks: [], next: null, stories: [], count: { total: 0, capped: false } }

/**
 * Links whose title, source and description contain all words of the needle, newest first except for the ranking in
 * `rank-whole-words.ts`; every link if the needle is empty.
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
  const { ids, total, hasMore } = await findWindow(db, search, limit)
  const hasStories = after === null && needle !== ''
  const [links, stories] = await Promise.all([
    findByIds(db, ids),
    hasStories ? findStories(db, { needle, linkIds: ids, edition }) : [],
  ])
  return {
    stories,
    ...cutRankedPage({ newsLinks: [...links.values()], hasMore, after }, { needle, limit }),
    count: { total: Math.min(total, countMax), capped: total > countMax },
  }
}

/** `isAll`: there are no further matches below these. */
type Found = { ids: string[]; total: number; isAll: boolean }

/**
 * The newest matches for ranking: a whole window, or only one page if the newest links do not contain a whole window. Later
 * pages of a search that began with a whole window use the same window.
 */
async function findWindow(
  db: Db,
  search: Search & { after: PageKey | null },
  limit: number,
): Promise<{ ids: string[]; total: number; hasMore: boolean }> {
  const leastIds = search.after?.window ? search.limit : limit + 1
  const few = await findAmongFew(db, search, newestRows)
  const { ids, total, isAll } = few ? { ...few, isAll: true } : await findAmongMany(db, search, leastIds)
  if (ids.length === search.limit) return { ids: ids.slice(0, -1), total, hasMore: true }
  return { ids: isAll ? ids : ids.slice(0, limit), total, hasMore: !isAll }
}

/** Finds up to the limit of the search, and at least `leastIds` if there are that many. */
function findAmongMany(db: Db, search: Search, leastIds: number): Promise<Found> {
  return inTransaction(db, async tx => {
    await setSearchPlannerOptions(tx)
    return findNewest(tx, search, leastIds)
  })
}

async function findNewest(tx: Db, search: Search, leastIds: number): Promise<Found> {
  const near = await findNewestMatches(tx, search, newestRows)
  const lookup = { ...search, ...(await prepareLookup(tx, { ...search, density: near.density })) }
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

/** Counts up to `countMax + 1` matches. */
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
