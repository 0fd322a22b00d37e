import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isTipRejectedByRule, isUntouchedTip } from '../tips/tip.ts'

/** An article to compare; `id` is a news link's or an entry's. */
export type Candidate = {
  kind: 'news-link' | 'entry'
  id: string
  title: string
  description: string
  imageUrl: string
  url: string
  canonicalUrl: string | null
  source: string
  outletId: string | null
  publishedAt: Date
  isRejected: boolean
  /** A stranger's, which no editor has touched. */
  isTip: boolean
  /** The existing group of a waiting entry. */
  firstEntryId: string | null
  firstNewsLinkId: string | null
}

export type Asked = { title: string; description: string; publishedAt: Date }

/** An article's own keys, those it is looked for by (of the weeks around too), and what the database has under them. */
export type AskedCandidates = { keys: string[]; lookedFor: string[]; candidates: Candidate[] }

/** Of a flood that shares a key (live blogs, quotes of shares) the nearest in time; a real copy is among the first. */
const candidatesMax = 12
/** How much of such a flood is read at all: sorting all of 50,000 for each entry of a poll took a second a poll. */
const readMax = 200

/**
 * Published links and entries that wait or were turned down, that may be each of `asked` under another address, in the
 * order asked. One statement for all; the keys' indexes find them (0014_numbers_in_triples.sql).
 */
export async function listCandidates(db: Db, asked: Asked[]): Promise<AskedCandidates[]> {
  if (asked.length === 0) return []
  const rows = asked.map(({ title, description, publishedAt }, n) => ({
    n,
    title,
    description,
    at: publishedAt,
  }))
  // Materialized: written into the conditions, the keys would be made anew for each of them.
  const found = await sql<{ keys: string[]; lookedFor: string[]; candidates: Found[] }>`
    with asked as materialized (
      select n, at, headline_key_texts(search_fold(title), search_fold(left(description, 300))) as texts
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as asked (n integer, title text, description text, at timestamptz)
    ), given as materialized (
      select n, at, headline_keys_of(texts, week_of(at)) as keys, array(
        select unnest(headline_keys_of(texts, week)) from
          (select distinct week_of(at + days * interval '1 day') as week from unnest(array[-3, 0, 3]) as days) weeks
      ) as looked_for
      from asked
    )
    select given.keys, given.looked_for as "lookedFor", coalesce((
      select json_agg(candidate) from ((${linksLike}) union all (${entriesLike})) candidate
    ), '[]') as candidates
    from given order by given.n`.execute(db)
  return found.rows.map(({ candidates, ...keys }) => ({
    ...keys,
    candidates: candidates.map(candidate => ({ ...candidate, publishedAt: new Date(candidate.publishedAt) })),
  }))
}

type Found = Omit<Candidate, 'publishedAt'> & { publishedAt: string }

const linksLike = sql`
  select 'news-link' as kind, id, title, left(description, 300) as description, image_url as "imageUrl", url,
    canonical_url as "canonicalUrl", source, outlet_id as "outletId", published_at as "publishedAt", false as "isRejected",
    false as "isTip", null::uuid as "firstEntryId", null::uuid as "firstNewsLinkId"
  from (
    select * from news_links
    where coalesce(headline_keys,
        headline_keys(search_fold(title), search_fold(left(description, 300)), week_of(published_at))) && given.looked_for
    limit ${sql.lit(readMax)}
  ) alike
  order by abs(extract(epoch from published_at - given.at)) limit ${sql.lit(candidatesMax)}`

const entriesLike = sql`
  select 'entry', id, title, left(description, 300), image_url, url, canonical_url, source, outlet_id,
    coalesce(published_at, first_seen_at), status = 'rejected', ${isUntouchedTip}, duplicate_of, news_link_id
  from (
    select * from entries
    where headline_keys(search_fold(title), search_fold(left(description, 300)),
        week_of(coalesce(published_at, first_seen_at))) && given.looked_for
      and status in ('waiting', 'rejected')
      and not ${isTipRejectedByRule}
    limit ${sql.lit(readMax)}
  ) alike
  order by abs(extract(epoch from coalesce(published_at, first_seen_at) - given.at)) limit ${sql.lit(candidatesMax)}`
