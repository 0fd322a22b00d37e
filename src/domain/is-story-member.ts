import { sql } from 'kysely'

/**
 * Whether the article of `place` keeps its story and moves with it. A scheduled entry does, although no list counts it before
 * its time: a story of two would otherwise dissolve while one of them is scheduled.
 */
export const isStoryMember = sql<boolean>`(exists (select from news_links where id = place.news_link_id)
  or exists (select from entries where id = place.entry_id and status in ('waiting', 'scheduled')))`
