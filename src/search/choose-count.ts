import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { contains, countMatches, inCategory } from './find-matches.ts'
import { type Lookup, sampleShare } from './lookup.ts'
import { isTwoLetters } from './parse-query.ts'

// About 60,000 links: reading them all is faster than counting a common needle by the index.
const pagesOfSmallTable = 8_000

/** `more`: a sample proves that there are more than the maximum. `read`: scan the table. `look up`: use the index. */
export type CountWay = 'more' | 'read' | 'look up'

/**
 * Chooses how to count matches: `more` where a random sample proves that there are more than `max`. Tries only samples that
 * are likely to prove it, the cheapest first.
 */
export async function chooseCount(tx: Db, lookup: Lookup, max: number): Promise<CountWay> {
  const { density, categoryShare, table } = lookup
  let likely = density * categoryShare * table.links
  for (const sample of samplesFor(tx, lookup)) {
    const wanted = proofMin(max, sample.share)
    if (sample.expect(likely) < wanted) continue
    const found = await sample.count(wanted)
    if (found >= wanted) return 'more'
    likely = sample.estimate(found)
  }
  return table.pages <= pagesOfSmallTable ? 'read' : 'look up'
}

/**
 * Reading a disk page takes 10 µs, but looking up ten thousand matches takes 20 to 50 ms, and a few pages already prove a
 * common needle. For two letters the index reads every run that begins with them, even for its sample: pages are faster.
 */
function samplesFor(tx: Db, lookup: Lookup): Sample[] {
  const few = sampleOfPages(tx, lookup, 200)
  if (!isTwoLetters(lookup.needle)) return [few, sampleOfIndex(tx, lookup)]
  return [few, ...[800, 1_600].map(pages => sampleOfPages(tx, lookup, pages))]
}

/**
 * How many matches a sample of that share must contain to prove that there are more than `count`. With only `count` matches
 * the number is binomial and exceeds its mean by five deviations and ten less than once in a million samples.
 */
export function proofMin(count: number, share: number): number {
  const mean = count * share
  return Math.floor(mean + 5 * Math.sqrt(mean * (1 - share)) + 10) + 1
}

/** A random part of all links, which gives a lower bound for the number of matches. */
type Sample = {
  /** The probability that a match is in the sample. */
  share: number
  /** The expected count of the sample if `matches` links matched. */
  expect: (matches: number) => number
  /** The estimated number of matches if the sample's count is `found`. */
  estimate: (found: number) => number
  /** Counts each match at most once; stops at `max` where that is cheaper. */
  count: (max: number) => Promise<number>
}

/** The sample that the index keeps. */
export function sampleOfIndex(tx: Db, lookup: Lookup): Sample {
  return {
    share: sampleShare,
    expect: matches => matches * sampleShare,
    estimate: found => found / sampleShare,
    count: max => countMatches(tx, lookup, max, 'sample'),
  }
}

/** `wanted` random disk pages of the table. Counts the pages with a match, which are never more than the matches. */
export function sampleOfPages(tx: Db, lookup: Lookup, wanted: number): Sample {
  const { pages, links } = lookup.table
  const read = Math.min(wanted, pages)
  const linksPerDiskPage = Math.max(1, links / Math.max(1, pages))
  return {
    share: read / Math.max(1, pages),
    expect: matches => read * (1 - (1 - Math.min(1, matches / Math.max(1, links))) ** linksPerDiskPage),
    estimate: found => links * (1 - (1 - Math.min(1, found / Math.max(1, read))) ** (1 / linksPerDiskPage)),
    count: () => countPagesWithMatch(tx, lookup, read),
  }
}

async function countPagesWithMatch(tx: Db, lookup: Lookup, pagesToRead: number): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select count(distinct (ctid::text::point)[0])::integer as pages
    from news_links tablesample system ((
      select least(100, 100.0 * ${pagesToRead} * current_setting('block_size')::integer
        / greatest(1, pg_relation_size('news_links')))
    )) where ${contains(lookup)} and ${inCategory(lookup)}`.execute(tx)
  return rows[0]?.pages ?? 0
}
