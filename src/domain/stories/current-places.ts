import { type RawBuilder, sql } from 'kysely'

// For editors only: this includes waiting entries, so no public page may use it.

/** Places whose link is published or whose entry waits, with their current headline. */
export function currentPlaces(which: RawBuilder<unknown>) {
  return sql`
    select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons,
      coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source,
      coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language,
      coalesce(link.outlet_id, entry.outlet_id) as outlet_id,
      coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet,
      coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at,
      link.id as news_link_id, entry.id as entry_id, link.id is null as is_waiting
    from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
    where (link.id is not null or entry.id is not null) and ${which}`
}
