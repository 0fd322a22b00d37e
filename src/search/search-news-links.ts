import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { hasEachWord, joinSpellings } from '../database/contains-words.ts'
import { compiledOnce } from '../database/quick-lane.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PageKey } from '../domain/fields/page-key.ts'
import { isUuid } from '../domain/fields/record-id.ts'
import type { NewsLink } from '../domain/news-links/news-link.ts'
import { findByIds } from '../domain/news-links/news-link-queries.ts'
import { isPublic, leadOfStoryIn, storyColumnsIn } from '../domain/stories/public-story.ts'
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
import { type Lookup, prepareLookup } from './lookup.ts'
import { type SearchQuery, spelledWordsOf } from './parse-query.ts'
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

const matchingStoriesMax = 3

// Few stories have a name given by an editor; those older than this many are found by their headlines.
const namedMax = 1_000

/**
 * Public stories whose name or headline contains all words of the needle, those with the most matching headlines first.
 * `linkIds`: the newest matching links; no other headlines are read.
 */
function findStories(
  db: Db,
  {
    needle,
    linkIds,
    edition = null,
  }: { needle: string; linkIds: readonly string[]; edition?: Edition | null },
): Promise<Story[]> {
  return listStories(db, { words: joinSpellings(spelledWordsOf(needle)), linkIds }, edition)
}

const listStories = compiledOnce(
  (
    _: Db,
    { words, linkIds }: { words: readonly string[]; linkIds: readonly string[] },
    edition: Edition | null,
  ) => {
    const hasWords = hasEachWord(words, sql`folded`)
    return sql<Story>`
      with matches as materialized (
        select own.story_id as id
        from story_links own join news_links link on link.id = own.news_link_id
          cross join lateral search_fold(link.title) as folded
        where own.news_link_id = any(${linkIds}::uuid[]) and own.story_id is not null and ${hasWords}
        union all
        select id from (
          select id, title from stories story where title is not null and ${isPublic}
          order by public_last_at desc limit ${sql.lit(namedMax)}
        ) named cross join lateral search_fold(named.title) as folded
        where ${hasWords}
      ), best as materialized (
        select story.*, hits
        from (select id, count(*) as hits from matches group by id) counted join stories story using (id)
        where ${isPublic} order by hits desc, public_last_at desc, id desc limit ${sql.lit(matchingStoriesMax)}
      )
      select ${storyColumnsIn(edition)} from best story cross join lateral ${leadOfStoryIn(edition)} lead
      order by hits desc, story.public_last_at desc, story.id desc`
  },
)
