// Queries of the stories screen: current stories, one story with all its articles, and articles without
// a story. `open-proposals.ts` has its proposals.
// They include waiting entries, so no public page may use them.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { containsSome } from '../../database/contains-words.ts'
import type { Language } from '../../text/language.ts'
import * as deskWords from '../../words/stories-desk.ts'
import { isUuid } from '../fields/record-id.ts'
import { leadId } from './public-story.ts'
import { currentPlaces } from './story-places.ts'
import { type StoryReason, storyReasonsOf } from './story-reason.ts'

export type ListedStory = {
  id: string
  slug: string
  title: string
  version: number
  articleCount: number
  waitingCount: number
  outletCount: number
  voiceCount: number
  publicOutletCount: number
  firstAt: Date
  lastAt: Date
  heat: number
  isHidden: boolean
  isLocked: boolean
  isEdited: boolean
}

export type StoryKey = { heat: number; id: string }

/** Words of a headline of the last `withinMs`, in any order; `least` of them must be in it, by default all. */
type HeadlineSearch = { words: readonly string[]; least?: number; withinMs?: number; now: Date }

const searchedMs = 14 * 86_400_000

/** Hottest first, below `after`. Words may also be in the story's name. Stories of one article are listed only in a search. */
export async function listDeskStories(
  db: Db,
  {
    after,
    limit,
    language,
    ...search
  }: HeadlineSearch & { after: StoryKey | null; limit: number; language: Language },
): Promise<ListedStory[]> {
  const below = after ? sql`(heat, id) < (${after.heat}, ${after.id}::uuid)` : sql`true`
  const { rows } = await sql<ListedStory>`
    with page as (
      select * from stories story
      where merged_into is null and ${below} and ${search.words.length > 0 ? sql`article_count > 0 and ${matches(search)}` : sql`article_count > 1`}
      order by heat desc, id desc limit ${limit}
    )
    ${listed(sql`page`)} order by story.heat desc, story.id desc`.execute(db)
  return rows.map(row => titled(row, language))
}

type DeskStory = ListedStory & {
  byHand: string | null
  /** The address of the article that an editor chose as the lead. */
  leadUrl: string | null
  /** The address of the article whose headline readers see, chosen by an editor or not; null while nothing is published. */
  shownLeadUrl: string | null
  mergedInto: string | null
}

/** Null if it is gone. A merged story is returned itself, not its target. */
export async function findDeskStory(db: Db, id: string, language: Language): Promise<DeskStory | null> {
  if (!isUuid(id)) return null
  const { rows } = await sql<DeskStory>`
    with page as (select * from stories where id = ${id}), of_page as (${listed(sql`page`)})
    select of_page.*, (select canonical_url from story_links where news_link_id = ${leadId}) as shown_lead_url
    from of_page join stories story using (id)`.execute(db)
  const [row] = rows
  return row ? titled(row, language) : null
}

export async function findStoryOfLink(
  db: Db,
  newsLinkId: string,
  language: Language,
): Promise<{ id: string; title: string } | null> {
  const { rows } = await sql<{ id: string; title: string }>`
    select story.id, coalesce(desk_title, '') as title
    from story_links place join stories story on story.id = place.story_id
    where place.news_link_id = ${newsLinkId} limit 1`.execute(db)
  const [row] = rows
  return row ? titled(row, language) : null
}

function titled<Story extends { title: string }>(story: Story, language: Language): Story {
  return { ...story, title: story.title || deskWords.untitled(language) }
}

function listed(page: RawBuilder<unknown>) {
  return sql`
    select story.id, slug, coalesce(desk_title, '') as title, version, article_count,
      voice_count, public_outlet_count, first_at, last_at, heat, is_hidden, is_locked, is_edited, lead_url, merged_into,
      story.title as by_hand, coalesce(counted.outlets, 0) as outlet_count, coalesce(counted.waiting, 0) as waiting_count
    from ${page} story left join lateral (
      select count(distinct outlet)::integer as outlets, count(*) filter (where is_waiting)::integer as waiting
      from (${currentPlaces(sql`place.story_id = story.id`)}) article
    ) counted on true`
}

function matches({ words, least = words.length, withinMs = searchedMs, now }: HeadlineSearch) {
  const since = new Date(now.getTime() - withinMs)
  return sql`(${containsSome(sql`desk_title`, { words, least })} or id in (
    select story_id from story_links
    where story_id is not null and published_at > ${since} and ${containsSome(sql`title`, { words, least })}))`
}

export type DeskArticle = {
  placeId: string
  canonicalUrl: string
  title: string
  source: string
  url: string
  language: string | null
  publishedAt: Date
  placedBy: 'machine' | 'editor'
  score: number | null
  reasons: StoryReason[]
  newsLinkId: string | null
  /** The entry, if it waits, and when it is due in the queue: in the future while it is snoozed. */
  entryId: string | null
  queuedAt: Date | null
}

/** Newest first. An article from two feeds is listed once, as a link if one of them is published. */
export async function listStoryArticles(db: Db, storyId: string, limit: number): Promise<DeskArticle[]> {
  const { rows } = await sql<Omit<DeskArticle, 'reasons'> & { reasons: unknown }>`
    select * from (
      select distinct on (canonical_url) id as place_id, canonical_url, title, source, url, language, published_at,
        placed_by, score, reasons, news_link_id, entry_id, queued_at
      from (${currentPlaces(sql`place.story_id = ${storyId}`)}) place
      order by canonical_url, is_waiting, id
    ) article order by published_at desc, place_id limit ${limit}`.execute(db)
  return rows.map(row => ({ ...row, reasons: storyReasonsOf(row.reasons) }))
}

/** A published link or a waiting entry that is in no story. */
export type LooseArticle = {
  kind: 'link' | 'entry'
  id: string
  title: string
  source: string
  url: string
  language: string | null
  publishedAt: Date
}

/** Loose articles with the words in their headline, newest first, each once. For editors only: entries are not public. */
export async function listLooseArticles(
  db: Db,
  { words, least = words.length, withinMs = searchedMs, now, limit }: HeadlineSearch & { limit: number },
): Promise<LooseArticle[]> {
  const since = new Date(now.getTime() - withinMs)
  const isLoose = (row: 'link' | 'entry') => {
    const url = sql`coalesce(${sql.ref(`${row}.canonicalUrl`)}, ${sql.ref(`${row}.url`)})`
    return sql`${containsSome(sql.ref(`${row}.title`), { words, least })} and not exists (
      select from story_links where canonical_url = ${url} and story_id is not null)`
  }
  const { rows } = await sql<LooseArticle>`
    select kind, id, title, source, url, language, published_at from (
      select distinct on (canonical_url) * from (
        (select 'link' as kind, id, title, source, url, language, published_at, coalesce(canonical_url, url) as canonical_url
        from news_links link where created_at > ${since} and ${isLoose('link')}
        order by created_at desc limit ${limit})
        union all
        (select 'entry', id, title, source, url, language, coalesce(published_at, first_seen_at), coalesce(canonical_url, url)
        from entries entry where status = 'waiting' and queued_at > ${since} and ${isLoose('entry')}
        order by queued_at desc limit ${limit})
      ) either order by canonical_url, kind desc, id
    ) article order by published_at desc, id limit ${limit}`.execute(db)
  return rows
}
