import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { rareShare } from './count-grams.ts'
import { contains, inCategory, type Search } from './find-matches.ts'

/** How large the table of links is: its pages, its links, and the share of them that the category of a search has. */
type Size = { pages: number; links: number; share: number }

// A page read takes 10 µs, where looking ten thousand matches up takes 20 to 50 ms. What is common shows on few pages.
const firstPages = 200
const pagesMax = 1_600

// Some 60,000 links: a count reads them all in less time than the index takes for what most of them have.
const pagesOfSmallTable = 8_000

/**
 * How to count matches that `density` of the newest links of the category are: `more` where random samples of the table's
 * pages show that there are more than `max`. They are read for as long as they are likely to show it.
 */
export async function chooseCount(
  tx: Db,
  search: Search,
  { max, density }: { max: number; density: number },
): Promise<'more' | 'read' | 'look up'> {
  const { pages, links, share } = await readSize(tx, search)
  const pagesToRead = Math.min(pagesMax, pages)
  let read = 0
  let withMatch = 0
  let likelyShare = shareOfPages(density * share, links / Math.max(1, pages))
  while (read < pagesToRead && provesMore(likelyShare * pagesToRead, pagesToRead, pages, max)) {
    const step = Math.min(Math.max(firstPages, read), pagesToRead - read)
    withMatch += await readSample(tx, search, step)
    read += step
    if (provesMore(withMatch, read, pages, max)) return 'more'
    likelyShare = withMatch / read
  }
  return pages <= pagesOfSmallTable ? 'read' : 'look up'
}

/** Of pages with so many links each how many have a match, where it is by chance in which. */
function shareOfPages(density: number, linksPerPage: number): number {
  return 1 - (1 - Math.min(1, density)) ** linksPerPage
}

async function readSize(tx: Db, { categoryId }: Search): Promise<Size> {
  const { rows } = await sql<Size>`
    select pages, greatest(reltuples, pages) as links,
      case when ${categoryId}::text is null or not exists (select from search_gram_shares) then 1
        else coalesce((select share from search_gram_shares where gram = ${categoryId}::text), ${rareShare}) end as share
    from pg_class, lateral (
      select (pg_relation_size(oid) / current_setting('block_size')::integer)::integer as pages
    ) as size where oid = 'news_links'::regclass`.execute(tx)
  return rows[0] ?? { pages: 0, links: 0, share: 1 }
}

/** Of as many pages at random, how many have a match. */
async function readSample(tx: Db, search: Search, pagesToRead: number): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select count(distinct (ctid::text::point)[0])::integer as pages
    from news_links tablesample system ((
      select least(100, 100.0 * ${pagesToRead} * current_setting('block_size')::integer
        / greatest(1, pg_relation_size('news_links')))
    )) where ${contains(search)} and ${inCategory(search)}`.execute(tx)
  return rows[0]?.pages ?? 0
}

/**
 * A page that has a match has at least one: pages with a match are never more than matches. If only `count` links
 * matched, the pages found would be Poisson's of at most this mean; as many as 6.5 deviations and ten above it come
 * once in 10^9 samples. `sampled` pages were to be read of `pages`.
 */
export function provesMore(pagesWithMatch: number, sampled: number, pages: number, count: number): boolean {
  const mean = (count * Math.min(sampled, pages)) / Math.max(1, pages)
  return pagesWithMatch > mean + 6.5 * Math.sqrt(mean) + 10
}
