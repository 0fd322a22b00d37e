import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { contains, inCategory, type Search } from './find-matches.ts'

type Sample = { pages: number; pagesWithMatch: number }

/** What the pages of a sample with a match say about whether more than so many links match. */
type Verdict = 'more' | 'maybe more' | 'perhaps not'

// Reading one page for a match takes 10 µs. The larger sample is for what the smaller one leaves open and it would likely
// prove: where it does not, looking ten thousand up takes its time as well.
const sampledPages = 400
const sampledPagesMore = 2_000

// Some 60,000 links: a count reads them all in less time than the index takes for what most of them have.
const pagesOfSmallTable = 8_000

/**
 * What random samples of the table's pages say about how to count. Counting ten thousand rows that have a common word
 * takes 50 to 150 ms in a million, reading 400 pages takes four.
 */
export async function chooseCount(tx: Db, search: Search, max: number): Promise<'more' | 'read' | 'look up'> {
  const sample = await readSample(tx, search, sampledPages)
  const verdict = judgeSample(sample, sampledPages, max)
  if (verdict === 'more') return 'more'
  if (sample.pages <= pagesOfSmallTable) return 'read'
  if (verdict === 'perhaps not') return 'look up'
  const larger = await readSample(tx, search, sampledPagesMore)
  return judgeSample(larger, sampledPagesMore, max) === 'more' ? 'more' : 'look up'
}

async function readSample(tx: Db, search: Search, pagesToRead: number): Promise<Sample> {
  const { rows } = await sql<Sample>`
    with size as materialized (
      select greatest(1, pg_relation_size('news_links') / current_setting('block_size')::integer) as pages
    ), sample as (
      select (ctid::text::point)[0] as page
      from news_links tablesample system ((select least(100, 100.0 * ${pagesToRead} / pages) from size))
      where ${contains(search)} and ${inCategory(search)}
    )
    select (select pages::integer from size), (select count(distinct page)::integer from sample) as "pagesWithMatch"
  `.execute(tx)
  return rows[0] ?? { pages: 0, pagesWithMatch: 0 }
}

/**
 * A page that has a match has at least one: pages with a match are never more than matches. If only `count` links
 * matched, the pages found would be Poisson's of at most this mean; as many as 6.5 deviations and ten above it come
 * once in 10^9 searches. `sampled` pages were to be read of `pages`.
 */
export function judgeSample({ pages, pagesWithMatch }: Sample, sampled: number, count: number): Verdict {
  const mean = (count * Math.min(sampled, pages)) / Math.max(1, pages)
  if (pagesWithMatch > mean + 6.5 * Math.sqrt(mean) + 10) return 'more'
  return pagesWithMatch >= 1.75 * mean ? 'maybe more' : 'perhaps not'
}
