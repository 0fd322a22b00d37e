import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { isBelow, type TimeKey } from '../database/slice-page.ts'
import { isInEdition } from '../domain/editions/is-in-edition.ts'
import { isInCategory } from '../domain/news-links/news-link-queries.ts'
import type { Edition } from '../text/language.ts'
import { type Lookup, type Part, writeGramQuery } from './lookup.ts'
import { spelledWordsOf } from './parse-query.ts'

export type Search = {
  needle: string
  categoryId: string | null
  edition?: Edition | null
  after: TimeKey | null
  limit: number
}

/**
 * Sets planner options for this transaction. A bitmap that outgrows work_mem makes PostgreSQL recheck every row of a page,
 * which extracts its grams again; parallel workers take longer to start than these queries run.
 */
export async function setSearchPlannerOptions(tx: Db): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true),
    set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx)
}

/**
 * The newest matches among the newest `rows` links below `after`, and their share of the links that were read. It only walks
 * down the index of times.
 */
export async function findNewestMatches(
  tx: Db,
  search: Search,
  rows: number,
): Promise<{ ids: string[]; density: number }> {
  const found = await sql<{ id: string; position: number }>`
    select id, position::integer from (
      select id, search_text, row_number() over () as position from (
        select id, search_text from news_links
        where ${inCategory(search)} and ${below(search)}
        order by ${categoryFirst(search)} created_at desc, id desc limit ${rows}
      ) as newest
    ) as counted
    where ${contains(search)} limit ${search.limit}`.execute(tx)
  const ids = found.rows.map(row => row.id)
  const walked = ids.length === search.limit ? found.rows.at(-1)?.position : rows
  return { ids, density: ids.length / (walked ?? rows) }
}

/** Counts up to `max` matches by the search index, and returns the newest of them below `after`. */
export async function findMatches(
  tx: Db,
  search: Search & Lookup,
  max: number,
): Promise<{ ids: string[]; total: number }> {
  const isMatch = matches(search)
  const found = await sql<{ ids: string[]; total: number }>`
    with matches as materialized (
      select id, created_at from news_links where ${isMatch} limit ${max}
    )
    select (select count(*)::integer from matches) as total, array(${newestOf(search)})::text[] as ids
  `.execute(tx)
  return found.rows[0] ?? { ids: [], total: 0 }
}

/** Counts up to `max` matches by the search index: all of them, or those in its sample. */
export async function countMatches(tx: Db, lookup: Lookup, max: number, part?: Part): Promise<number> {
  return countRows(tx, sql`select from news_links where ${matches(lookup, part)} limit ${max}`)
}

/** Counts up to `max` matches without the search index: for needles that most links contain. */
export async function countByReading(
  tx: Db,
  search: Pick<Search, 'needle' | 'categoryId' | 'edition'>,
  max: number,
): Promise<number> {
  return countRows(
    tx,
    sql`select from news_links where ${contains(search)} and ${inCategory(search)} limit ${max}`,
  )
}

async function countRows(tx: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::integer as total from (${query}) as matches`.execute(tx)
  return rows[0]?.total ?? 0
}

/** The newest matches below `after`, from all matches: for a word that was common long ago. */
export async function findAllMatches(tx: Db, search: Search & Lookup): Promise<string[]> {
  const isMatch = matches(search)
  const found = await sql<{ id: string }>`
    with matches as materialized (
      select id, created_at from news_links where ${isMatch} and ${below(search)}
    )
    ${newestOf(search)}`.execute(tx)
  return found.rows.map(row => row.id)
}

/**
 * Whether the text contains all words of the needle. `split_part` returns the whole text if a word is not in it. `like`
 * reads Devanagari byte by byte, which takes five times as long; `strpos` counts the letters before the word, a quarter more.
 */
export function contains({ needle }: Pick<Search, 'needle'>, text = sql.raw<string>('search_text')) {
  const words = spelledWordsOf(needle)
  if (words.length === 0) return sql<boolean>`true`
  const all = words.map(({ spellings }) => {
    const any = spellings.map(spelling => sql`split_part(${text}, search_fold(${spelling}), 1) <> ${text}`)
    return any.length === 1 ? sql`${any[0]}` : sql`(${sql.join(any, sql` or `)})`
  })
  return sql<boolean>`(${sql.join(all, sql` and `)})`
}

/** Whether a link is in the category and in the language of the edition. */
export function inCategory({ categoryId, edition = null }: Pick<Search, 'categoryId' | 'edition'>) {
  const isInIt = categoryId ? isInCategory(sql`${categoryId}::uuid`) : sql<boolean>`true`
  return edition ? sql<boolean>`(${isInIt} and ${isInEdition(edition)})` : isInIt
}

/** Begins an `order by`, so that the index of a category's newest links serves it. */
export function categoryFirst({ categoryId }: Pick<Search, 'categoryId'>) {
  return categoryId ? sql`category,` : sql``
}

function matches(lookup: Lookup, part: Part = 'all'): RawBuilder<boolean> {
  return lookup.needle === '' && part === 'all' ? inCategory(lookup) : hasGrams(lookup, part)
}

/** The index keeps words of up to three letters whole, so links found by one such word need not be read. */
export function hasGrams(lookup: Lookup, part?: Part): RawBuilder<boolean> {
  const spellings = spelledWordsOf(lookup.needle).flatMap(word => word.spellings)
  const isKept = spellings.length > 1 ? sql`false` : sql`length(search_fold(${spellings[0] ?? ''})) <= 3`
  return sql<boolean>`search_grams(search_text, category, id) @@ ${writeGramQuery(lookup, part)}::tsquery
    and (${isKept} or ${contains(lookup)})${lookup.edition ? sql` and ${isInEdition(lookup.edition)}` : sql``}`
}

/** The page of results, from the rows of a `with` query named `matches`. */
function newestOf({ after: key, limit }: Search) {
  const below = key ? isBelow('created_at', key) : sql`true`
  return sql`select id from "matches" where ${below}
    order by created_at desc, id desc limit ${limit}`
}

function below({ after }: Search) {
  return after ? isBelow('news_links.created_at', after) : sql<boolean>`true`
}
