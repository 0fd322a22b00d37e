import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isTipRejectedByRule, isUntouchedTip } from '../tips/tip.ts'

/** An article to compare with; `id` is that of a news link or an entry. */
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
  /** A reader's tip that no editor has touched. */
  isTip: boolean
  /** The existing group of an entry. */
  firstEntryId: string | null
  firstNewsLinkId: string | null
}

type SearchedArticle = { title: string; description: string; publishedAt: Date }

/** An article's own keys, the keys that it is searched by (including adjacent weeks), and the articles found under those. */
export type ArticleCandidates = { keys: string[]; lookedFor: string[]; candidates: Candidate[] }

/** From many articles with a common key (live blogs, share prices) the nearest in time; a real copy is among them. */
const candidatesMax = 12
/** How many of them are read at all: sorting 50,000 for each entry took a second per poll. */
const readMax = 200

/**
 * The articles, in order, each with the published links and the waiting, scheduled or rejected entries that may be the same
 * article under another address. One statement for all, which uses the indexes of the keys (`entries_headline`,
 * `entries_headline_scheduled`, `news_links_headline`).
 */
export async function listCandidates<Article extends SearchedArticle>(
  db: Db,
  articles: Article[],
): Promise<(Article & ArticleCandidates)[]> {
  if (articles.length === 0) return []
  const rows = articles.map(({ title, description, publishedAt: at }, n) => ({ n, title, description, at }))
  // Materialized, because inlined the keys would be computed again for each condition.
  const found = await sql<{ n: number; keys: string[]; lookedFor: string[]; candidates: Found[] }>`
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
    select given.n, given.keys, given.looked_for as "lookedFor", coalesce((
      select json_agg(candidate) from ((${linksLike}) union all (${queuedLike}) union all (${scheduledLike})) candidate
    ), '[]') as candidates
    from given order by given.n`.execute(db)
  return found.rows.flatMap(({ n, candidates: stored, ...keys }) => {
    const article = articles[n]
    const candidates = stored.map(each => ({ ...each, publishedAt: new Date(each.publishedAt) }))
    return article ? [{ ...article, ...keys, candidates }] : []
  })
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

const entriesLike = (condition: RawBuilder<unknown>) => sql`
  select 'entry', id, title, left(description, 300), image_url, url, canonical_url, source, outlet_id,
    coalesce(published_at, first_seen_at), status = 'rejected', ${isUntouchedTip}, duplicate_of, news_link_id
  from (
    select * from entries
    where headline_keys(search_fold(title), search_fold(left(description, 300)),
        week_of(coalesce(published_at, first_seen_at))) && given.looked_for
      and ${condition}
    limit ${sql.lit(readMax)}
  ) alike
  order by abs(extract(epoch from coalesce(published_at, first_seen_at) - given.at)) limit ${sql.lit(candidatesMax)}`

// Separately, because each has its own partial index, and together they would use neither.
const queuedLike = entriesLike(sql`status in ('waiting', 'rejected') and not ${isTipRejectedByRule}`)
const scheduledLike = entriesLike(sql`status = 'scheduled'`)
