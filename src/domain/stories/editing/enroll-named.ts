import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { isUuid } from '../../fields/record-id.ts'

export type NamedArticles = { entryIds?: readonly string[]; newsLinkIds?: readonly string[] }

/**
 * Returns the canonical addresses of the waiting entries and published links among those named, oldest first. An article
 * that matching has not enrolled yet, or has already forgotten, gets a place, so that an editor can move it.
 */
export async function enrollNamed(
  tx: Db,
  { entryIds = [], newsLinkIds = [] }: NamedArticles,
): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    with named as (
      select id as entry_id, null::uuid as link_id, coalesce(canonical_url, url) as url, title,
        coalesce(published_at, first_seen_at) as at
      from entries where id = any(${entryIds.filter(isUuid)}::uuid[]) and status = 'waiting'
      union all
      select null, id, coalesce(canonical_url, url), title, published_at
      from news_links where id = any(${newsLinkIds.filter(isUuid)}::uuid[])
    ), enrolled as (
      insert into story_links (entry_id, news_link_id, canonical_url, published_at)
      select entry_id, link_id, url, at from named
      where not exists (select from story_links where entry_id = named.entry_id)
        and not exists (select from story_links where news_link_id = named.link_id)
      on conflict do nothing returning id
    )
    select url, (select count(*) from enrolled) from named where url <> '' order by at, url`.execute(tx)
  return [...new Set(rows.map(({ url }) => url))]
}

/** `enrollNamed` for articles that are named by their canonical addresses. */
export async function enrollAddresses(tx: Db, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return []
  const at = [...urls]
  // Without the status, which `enrollNamed` wants too, no index fits.
  const entries = await tx
    .selectFrom('entries')
    .select('id')
    .where('canonicalUrl', 'in', at)
    .where('status', '=', 'waiting')
    .execute()
  const links = await tx.selectFrom('newsLinks').select('id').where('canonicalUrl', 'in', at).execute()
  return enrollNamed(tx, { entryIds: entries.map(({ id }) => id), newsLinkIds: links.map(({ id }) => id) })
}
