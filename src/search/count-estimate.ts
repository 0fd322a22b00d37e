import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { contains, inCategory, type Search } from './find-matches.ts'

type Sample = { pages: number; pagesWithMatch: number }

const sampledPages = 400
// If no more links matched than asked about, fewer than a third of these pages would be expected: a sample is as
// misleading as that once in 10^12 searches.
const margin = 3
const pagesWithMatchMin = 60

// Some 60,000 links: a count reads them all in less time than the index takes for what most of them have.
const pagesOfSmallTable = 8_000

/**
 * What a random sample of the table's pages says about how to count. Counting ten thousand rows that have a common
 * word takes 50 to 150 ms in a million, reading 400 pages takes four.
 */
export async function chooseCount(tx: Db, search: Search, max: number): Promise<'more' | 'read' | 'look up'> {
  const { rows } = await sql<Sample>`
    with size as materialized (
      select greatest(1, pg_relation_size('news_links') / current_setting('block_size')::integer) as pages
    ), sample as (
      select (ctid::text::point)[0] as page
      from news_links tablesample system ((select least(100, 100.0 * ${sampledPages} / pages) from size))
      where ${contains(search)} and ${inCategory(search)}
    )
    select (select pages::integer from size), (select count(distinct page)::integer from sample) as pages_with_match
  `.execute(tx)
  const { pages, pagesWithMatch } = rows[0] ?? { pages: 0, pagesWithMatch: 0 }
  if (provesMore({ pages, pagesWithMatch }, max)) return 'more'
  return pages <= pagesOfSmallTable ? 'read' : 'look up'
}

/** A page that has a match has at least one: pages with a match are never more than matches. */
export function provesMore({ pages, pagesWithMatch }: Sample, count: number): boolean {
  const expectedPages = (pagesWithMatch * pages) / Math.min(sampledPages, pages)
  return pagesWithMatch >= pagesWithMatchMin && expectedPages >= margin * count
}
