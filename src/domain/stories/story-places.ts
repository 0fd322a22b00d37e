import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the article of `place` keeps its story and moves with it. A scheduled entry does, although no list counts it before
 * its time: a story of two would otherwise dissolve while one of them is scheduled.
 */
export const isStoryMember = sql<boolean>`(exists (select from news_links where id = place.news_link_id)
  or exists (select from entries where id = place.entry_id and status in ('waiting', 'scheduled')))`

/**
 * Places whose link is published or whose entry waits, with their current headline. For editors only: no public page may use
 * it, because it includes waiting entries.
 */
export function currentPlaces(which: RawBuilder<unknown>) {
  return sql`
    select place.id, place.story_id, place.canonical_url, place.placed_by, place.score, place.reasons,
      coalesce(link.title, entry.title) as title, coalesce(link.source, entry.source) as source,
      coalesce(link.url, entry.url) as url, coalesce(link.language, entry.language) as language,
      coalesce(link.outlet_id, entry.outlet_id) as outlet_id,
      coalesce(coalesce(link.outlet_id, entry.outlet_id)::text, link.source, entry.source) as outlet,
      coalesce(link.published_at, entry.published_at, entry.first_seen_at) as published_at,
      link.id as news_link_id, entry.id as entry_id, entry.queued_at, link.id is null as is_waiting
    from story_links place
      left join news_links link on link.id = place.news_link_id
      left join entries entry on entry.id = place.entry_id and entry.status = 'waiting'
    where (link.id is not null or entry.id is not null) and ${which}`
}
