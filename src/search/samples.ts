import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { contains, countMatches, inCategory } from './find-matches.ts'
import { type Lookup, sampleShare } from './lookup.ts'

/** A random part of all links, which gives a lower bound for the number of matches. */
export type Sample = {
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
