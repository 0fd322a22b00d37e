import { type RawBuilder, sql } from 'kysely'
import type { Edition } from '../../text/language.ts'
import { isInEdition } from '../editions/is-in-edition.ts'

// The conditions of a public story as SQL, written once: a statement that forgets one of them reveals what was never
// published.
/** For a row of `stories` aliased as `story`. Equals `is_public(…)` in the database, but spelled out so that its indexes apply. */
export const isPublic = sql<boolean>`(story.public_outlet_count >= 2 and not story.is_hidden and story.merged_into is null)`

/** Big stories head the front page and `/stories`: they have at least three outlets of at least two owners. */
export const isBig = sql<boolean>`(${isPublic} and story.public_outlet_count >= 3 and story.public_voice_count >= 2)`

/**
 * When an article counts as published: an outlet that dates it ahead, or anew long after it arrived, moves nothing up. A link of
 * a feed's first read arrived at its own date, less some milliseconds (`ingest/store/place-in-time.ts`).
 */
export function countedAt(publishedAt: RawBuilder<unknown>, arrivedAt: RawBuilder<unknown>) {
  return sql<Date>`case when ${publishedAt} < ${arrivedAt} + interval '1 minute' then ${publishedAt} else ${arrivedAt} end`
}

/** `countedAt` of the row `link`. */
export const linkCountedAt = countedAt(sql.ref('link.published_at'), sql.ref('link.created_at'))

// A story of thousands of links is described by its newest ones.
const membersRead = 24

/** The newest published links of `story`, as rows of `place` and `link`. */
export const newestMembers = sql`
  select place.outlet, place.is_copy, place.published_at as at, link.id, link.title, link.url, link.source, link.language,
    link.outlet_id
  from story_links place join news_links link on link.id = place.news_link_id
  where place.story_id = story.id
  order by place.published_at desc, place.id desc limit ${sql.lit(membersRead)}`

/**
 * The id of the lead of `story`: the link that an editor chose; otherwise the first of those that were chosen when it
 * was counted (`choose-leads.ts`) and are not in the bin; before that, the newest that is not a copy, preferably in English.
 */
export const leadId = sql<string>`coalesce(
  (select link.id from story_links place join news_links link on link.id = place.news_link_id
    where place.canonical_url = story.lead_url and place.story_id = story.id limit 1),
  (select link.id from story_links place join news_links link on link.id = place.news_link_id
    where place.news_link_id = any(story.settled_leads) and place.story_id = story.id
    order by array_position(story.settled_leads, link.id) limit 1),
  (select id from (${newestMembers}) member
    order by is_copy, coalesce(language, 'en') !~ '^en', at desc, id desc limit 1))`

/** `leadId` of an edition: the chosen or newest link in its language; without a link in that language, `leadId` itself. */
export function leadIdIn(edition: Edition | null) {
  if (edition === null) return leadId
  return sql<string>`coalesce(
    (select link.id from story_links place join news_links link on link.id = place.news_link_id
      where place.story_id = story.id and ${isInEdition(edition, sql.ref('link.language'))}
      order by place.canonical_url is distinct from story.lead_url, array_position(story.settled_leads, link.id),
        place.is_copy, place.published_at desc, place.id desc limit 1),
    ${leadId})`
}

/** Whether an edition shows `story` in its lists: the story has a headline in that language. */
export function isStoryIn(edition: Edition | null) {
  if (edition === null) return sql<boolean>`true`
  return sql<boolean>`exists (select from story_links place join news_links link on link.id = place.news_link_id
    where place.story_id = story.id and ${isInEdition(edition, sql.ref('link.language'))})`
}

/** The columns of a `Story` (story.ts), from `story` and its `lead`, which `cross join lateral` adds as `leadOfStory`. */
export const storyColumns = columnsWith(sql`coalesce(story.title, lead.title) as title,
  case when story.title is null then lead.language end as title_language`)

/** A title that an editor wrote is in the language of the site, so an edition shows the headline of its lead instead. */
export function storyColumnsIn(edition: Edition | null) {
  return edition === null ? storyColumns : columnsWith(sql`lead.title, lead.language as title_language`)
}

function columnsWith(title: RawBuilder<unknown>) {
  return sql`story.id, story.slug, ${title},
  story.public_first_at as first_at, story.public_last_at as last_at, story.public_link_count as link_count,
  story.public_outlet_count as outlet_count, lead.id as lead_id`
}

export function leadOfStoryIn(edition: Edition | null) {
  return sql`(select id, title, language from news_links where id = ${leadIdIn(edition)})`
}

export const leadOfStory = leadOfStoryIn(null)

// A lead that an editor chose represents its story until another report is half a day newer.
const chosenLeadLasts = sql`interval '12 hours'`

/**
 * Whether a row of `news_links` represents its story in the list of its category: it is the newest link, or the lead that an
 * editor chose while that is recent. An edition considers only links in its language. A list filtered by this condition
 * shows no story twice, on whichever page.
 */
export function representsStory(edition: Edition | null) {
  const isRival = isInEdition(edition, sql.ref('rival.language'))
  return sql<boolean>`not exists (
    select from story_links own join stories story on story.id = own.story_id
      join story_links other on other.story_id = own.story_id and other.id <> own.id
      join news_links rival on rival.id = other.news_link_id
    where own.news_link_id = news_links.id and ${isPublic} and rival.category = news_links.category
      and ${isRival} and ((rival.created_at, rival.id) > (news_links.created_at
          + case when own.canonical_url = story.lead_url then ${chosenLeadLasts} else interval '0' end, news_links.id)
        or (other.canonical_url = story.lead_url and rival.created_at > news_links.created_at - ${chosenLeadLasts})))`
}
