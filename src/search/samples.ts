import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { contains, countMatches, inCategory } from './find-matches.ts'
import { type Lookup, sampleShare } from './lookup.ts'

/** A random part of all links, which may show how many matches there are at least. */
export type Sample = {
  /** The chance of a match to be in it. */
  share: number
  /** The expected number of sampled matches if so many links matched. */
  expect: (matches: number) => number
  /** How many match where so much was found. */
  estimate: (found: number) => number
  /** Of each match no more than once; up to `max` where that costs less. */
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

/** So many pages of the table at random, of which those with a match count: they are never more than the matches. */
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
