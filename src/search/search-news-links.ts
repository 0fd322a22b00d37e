import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { isUuid } from '../domain/is-uuid.ts'
import type { NewsLink, NewsLinkKey } from '../domain/news-links/news-link.ts'
import { selectNewsLinks, toPage } from '../domain/news-links/news-link-queries.ts'
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
import { type Lookup, prepareLookup } from './lookup.ts'
import type { SearchQuery } from './parse-query.ts'

export type SearchResult = {
  newsLinks: NewsLink[]
  next: NewsLinkKey | null
  /** Exact up to 10,000; `capped` says that there are more. */
  count: { total: number; capped: boolean }
}

// Specification and product: exact up to here, then "10,000+".
const countMax = 10_000
// What is common shows among the newest links at once; what is not found there is left to the index.
const newestRows = 2_000
const newestRowsOfCommon = 50_000

const nothing: SearchResult = { newsLinks: [], next: null, count: { total: 0, capped: false } }

/** Links whose title, source or description contains the needle, newest first; every link when it is empty. */
export async function searchNewsLinks(
  db: Db,
  options: { query: SearchQuery; categoryId: string | null; after: NewsLinkKey | null; limit: number },
): Promise<SearchResult> {
  const { query, categoryId, after, limit } = options
  if (categoryId !== null && !isUuid(categoryId)) return nothing
  const search = { needle: query.needle, categoryId, after, limit: limit + 1 }
  return inTransaction(db, async tx => {
    await keepToSearchPlans(tx)
    const { ids, total } = await findPage(tx, search)
    const isFound = sql<boolean>`news_links.id = any(${ids}::uuid[])`
    const rows = ids.length > 0 ? await selectNewsLinks(tx).where(isFound).execute() : []
    return {
      ...toPage(rows, limit),
      count: { total: Math.min(total, countMax), capped: total > countMax },
    }
  })
}

async function findPage(tx: Db, search: Search): Promise<{ ids: string[]; total: number }> {
  const { ids, density } = await findNewestMatches(tx, search, newestRows)
  const isFull = ids.length === search.limit
  const lookup = { ...search, ...(await prepareLookup(tx, { ...search, density })) }
  if (!isFull && (await isAllWalked(tx, lookup)))
    return { ids, total: await countByReading(tx, search, newestRows) }
  const way = await chooseCount(tx, lookup, countMax)
  if (isFull) return { ids, total: await count(tx, lookup, way) }
  const matches = way === 'more' ? null : await findMatches(tx, lookup, countMax + 1)
  if (matches && matches.total <= countMax) return matches
  const found = await findNewestMatches(tx, search, newestRowsOfCommon)
  return {
    ids: found.ids.length === search.limit ? found.ids : await findAllMatches(tx, lookup),
    total: countMax + 1,
  }
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
