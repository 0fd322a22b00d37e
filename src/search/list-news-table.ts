import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { isAbove, isBelow, slicePage, type TimeKey } from '../database/slice-page.ts'
import { inTransaction } from '../database/transaction.ts'
import { contains, hasGrams, setSearchPlannerOptions } from './find-matches.ts'
import { prepareLookup } from './lookup.ts'

export type NewsTableFilter = {
  /** As returned by `parseQuery`; title or source must contain it (specification §5). '' matches all. */
  needle: string
  /** The canonical address of the only link, if one was typed instead of words. */
  address?: string | null
  categoryId: string | null
  /** A source, or part of the names of outlets that have links, in any case, if no link has it. '' matches all. */
  source: string
  featured: boolean
  /** Added at or after `from` and before `until`. */
  from: Date | null
  until: Date | null
}

export type NewsTableRow = Awaited<ReturnType<typeof readRows>>[number]

/** `hasMoreSources`: more outlets match the source of the filter than are listed. */
type NewsTablePage = { rows: NewsTableRow[]; next: TimeKey | null; hasMoreSources: boolean }
export type NewsTableSort = 'newest' | 'oldest'

type Asked = { filter: NewsTableFilter; sort: NewsTableSort; after: TimeKey | null; limit: number }
type Listing = Asked & { sources: string[] }

// Common words are found by walking this many links; rarer words need the search index.
const walkedRows = 5_000
// With this many matches in the first walk, one four times as long will fill the page, and costs less than sorting the tens
// of thousands of matches that the index would return.
const denseRows = 15
const walkedFurtherRows = 20_000

/** One page of the admin table. Works in two steps, because no single plan is fast for both common and rare words. */
export async function listNewsTable(db: Db, asked: Asked): Promise<NewsTablePage> {
  return inTransaction(db, async tx => {
    await setSearchPlannerOptions(tx)
    const found = await findSources(tx, asked.filter.source)
    const listing = { ...asked, sources: found.slice(0, sourcesMax) }
    const ids = await findIds(tx, listing)
    const rows = ids.length === 0 ? [] : await readRows(tx, ids, listing.sort)
    return { ...toTablePage(rows, asked.limit), hasMoreSources: found.length > sourcesMax }
  })
}

// As many outlets as one owner has in all languages; each is a further range of the index.
export const sourcesMax = 20

/** One more than are listed shows that there are more. */
async function findSources(tx: Db, typed: string): Promise<string[]> {
  if (typed === '') return []
  const { rows } = await sql<{ name: string }>`
    with exact as (select ${typed} as name where exists (select from news_links where source = ${typed}))
    select name from exact union all
    (select name from outlets where not exists (select from exact)
      and strpos(search_fold(name), search_fold(${typed})) > 0
      and exists (select from news_links where source = outlets.name) order by name limit ${sourcesMax + 1})`.execute(
    tx,
  )
  return rows.length > 0 ? rows.map(row => row.name) : [typed]
}

async function findIds(tx: Db, listing: Listing): Promise<string[]> {
  const { filter, sort, limit } = listing
  const wanted = limit + 1
  const order = orderBy(sort)
  if (filter.needle === '' || filter.address) {
    return idsOf(
      tx,
      sql`select id from news_links where ${filtered(listing)} order by ${order} limit ${wanted}`,
    )
  }
  const near = await walk(tx, listing, walkedRows)
  if (near.length === wanted || !(await hasMoreThan(tx, listing, walkedRows))) return near
  if (near.length >= denseRows) {
    const further = await walk(tx, listing, walkedFurtherRows)
    if (further.length === wanted) return further
  }
  const lookup = await prepareLookup(tx, { ...filter, density: near.length / walkedRows })
  return idsOf(
    tx,
    sql`with matches as materialized (
      select id, created_at from news_links
      where ${hasGrams(lookup)}
        and ${isInTitleOrSource(filter)} and ${filtered(listing)}
    ) select id from matches order by ${order} limit ${wanted}`,
  )
}

/** The first matches among the first `rows` links that pass the filters. */
async function walk(tx: Db, listing: Listing, rows: number): Promise<string[]> {
  return idsOf(
    tx,
    sql`select id from (
      select id, search_text from news_links where ${filtered(listing)} order by ${orderBy(listing.sort)} limit ${rows}
    ) walked where ${isInTitleOrSource(listing.filter)} limit ${listing.limit + 1}`,
  )
}

/** Whether more than `rows` links pass the filters, matching or not. If not, the walk has already read all of them. */
async function hasMoreThan(tx: Db, listing: Listing, rows: number): Promise<boolean> {
  const beyond = await idsOf(
    tx,
    sql`select id from news_links where ${filtered(listing)} order by ${orderBy(listing.sort)} offset ${rows} limit 1`,
  )
  return beyond.length > 0
}

async function idsOf(tx: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${query}`.execute(tx)
  return rows.map(row => row.id)
}

function filtered({ filter, sources, sort, after }: Listing): RawBuilder<unknown> {
  const { address, categoryId, featured, from, until } = filter
  const [source, ...others] = sources
  const conditions = [
    address && sql`canonical_url = ${address}`,
    categoryId && sql`category = ${categoryId}::uuid`,
    source && (others.length > 0 ? sql`source = any(${sources})` : sql`source = ${source}`),
    featured && sql`featured`,
    from && sql`created_at >= ${from}`,
    until && sql`created_at < ${until}`,
    after && (sort === 'newest' ? isBelow : isAbove)('created_at', after),
  ].filter(condition => typeof condition === 'object' && condition !== null)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

// The search text is title, source and description, separated by U+001F.
function isInTitleOrSource(filter: NewsTableFilter): RawBuilder<unknown> {
  const titleAndSource = sql<string>`(split_part(search_text, E'\x1f', 1) || E'\x1f' || split_part(search_text, E'\x1f', 2))`
  return sql`${contains(filter)} and ${contains(filter, titleAndSource)}`
}

function orderBy(sort: NewsTableSort): RawBuilder<unknown> {
  return sort === 'newest' ? sql`created_at desc, id desc` : sql`created_at, id`
}

async function readRows(tx: Db, ids: string[], sort: NewsTableSort) {
  const direction = sort === 'newest' ? 'desc' : 'asc'
  return tx
    .selectFrom('newsLinks')
    .innerJoin('categories', 'categories.id', 'newsLinks.category')
    .select(['newsLinks.id', 'newsLinks.title', 'newsLinks.url', 'newsLinks.source', 'newsLinks.featured'])
    .select(['newsLinks.isSample', 'newsLinks.createdAt'])
    .select(['newsLinks.language', 'categories.name as categoryName'])
    .where('newsLinks.id', 'in', ids)
    .orderBy('newsLinks.createdAt', direction)
    .orderBy('newsLinks.id', direction)
    .execute()
}

function toTablePage(found: NewsTableRow[], limit: number) {
  return slicePage(found, { limit, keyOf: ({ createdAt, id }) => ({ at: createdAt, id }) })
}
