import { sql } from 'kysely'
import { canonicalUrl } from '../../address/canonical-url.ts'
import type { Db } from '../../database/connect.ts'
import type { Edition } from '../../text/language.ts'
import { listExemptIdentities } from '../duplicates/duplicate-exceptions.ts'
import { isInEdition } from '../editions/is-in-edition.ts'
import { settleOpened } from '../stories/settle-stories.ts'

type CountedArticle = {
  canonicalUrl: string
  /** Its link has the first of these that exists, or else `canonicalUrl`. */
  exemptIdentities?: string[]
  count: number
}

// Two days of hourly counts show what is read today. Older counts are kept per day, for as long as the bin keeps records.
const hoursKept = '2 days'
const daysKept = '30 days'

const mostReadCount = 5
const mostReadWithin = '24 hours'

/** Converts counts per link address to counts per canonical address, without invalid web addresses. */
export function toArticles(counts: ReadonlyMap<string, number>): CountedArticle[] {
  return [...counts].flatMap(([url, count]) => {
    const canonical = canonicalUrl(url)
    if (!canonical.ok) return []
    return [{ canonicalUrl: canonical.url, exemptIdentities: listExemptIdentities(url), count }]
  })
}

/** Adds counts, and settles the stories that were opened. Ignores addresses that are not our news links, and everything while counting is off. */
export async function addClicks(db: Db, articles: CountedArticle[], now: Date): Promise<void> {
  if (articles.length === 0) return
  const { rows } = await sql<{ id: string }>`
    insert into link_clicks (news_link_id, at, count)
    select link.id, date_trunc('hour', ${now}::timestamptz, 'UTC'), sum(given.count)
    from json_to_recordset(${JSON.stringify(articles)}::json)
        as given ("canonicalUrl" text, "exemptIdentities" text[], count integer)
      cross join lateral (select given."exemptIdentities" || given."canonicalUrl" as canonical_urls) identities
      join lateral (
        select id from news_links where canonical_url = any(canonical_urls)
        order by array_position(canonical_urls, canonical_url) limit 1
      ) link on true
    where (select most_read_enabled from settings)
    group by link.id order by link.id
    on conflict (news_link_id, at) do update set count = link_clicks.count + excluded.count
    returning news_link_id as id`.execute(db)
  const opened = rows.map(({ id }) => id)
  await settleOpened(db, opened, now)
}

/** Ids of the most opened links of the last day, the most opened first; none while counting is off. */
export async function listMostReadIds(db: Db, now: Date, edition: Edition | null): Promise<string[]> {
  const isShown = edition
    ? sql` and exists (select from news_links where id = news_link_id and ${isInEdition(edition)})`
    : sql``
  const { rows } = await sql<{ id: string }>`
    select news_link_id as id from link_clicks
    where at > ${now}::timestamptz - ${mostReadWithin}::interval and (select most_read_enabled from settings)${isShown}
    group by news_link_id order by sum(count) desc, news_link_id desc limit ${mostReadCount}`.execute(db)
  return rows.map(row => row.id)
}

/** How often each of these links was opened in the last 30 days; null while counting is off. */
export async function countClicksOf(db: Db, newsLinkIds: string[]): Promise<Map<string, number> | null> {
  const { rows } = await sql<{ id: string | null; count: number }>`
    select link_clicks.news_link_id as id, coalesce(sum(link_clicks.count), 0)::integer as count
    from settings left join link_clicks on link_clicks.news_link_id = any(${newsLinkIds}::uuid[])
    where settings.most_read_enabled group by 1`.execute(db)
  if (rows.length === 0) return null
  return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count]])))
}

/** Sums hourly counts into days after two days, and deletes days after thirty, or everything while counting is off. */
export async function pruneClicks(db: Db, now: Date): Promise<void> {
  await sql`
    delete from link_clicks where at <= ${now}::timestamptz - ${daysKept}::interval
      or not (select most_read_enabled from settings)`.execute(db)
  await sql`
    with old as (
      delete from link_clicks where at <= ${now}::timestamptz - ${hoursKept}::interval
        and at <> date_trunc('day', at, 'UTC') returning news_link_id, at, count)
    insert into link_clicks (news_link_id, at, count)
    select news_link_id, date_trunc('day', at, 'UTC'), sum(count) from old group by 1, 2 order by 1, 2
    on conflict (news_link_id, at) do update set count = link_clicks.count + excluded.count`.execute(db)
}
