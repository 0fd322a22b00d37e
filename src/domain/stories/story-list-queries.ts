// Queries of the stories screen: current stories, proposals that wait for a decision, and one story with all its articles.
// They include waiting entries, so no public page may use them.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import * as deskWords from '../../words/stories-desk.ts'
import { isUuid } from '../is-uuid.ts'
import { currentPlaces } from './current-places.ts'
import { leadId } from './public-story.ts'
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

/** Words of the story's name or of one of its headlines of the last two weeks, in any order. */
type StoryFilter = { words: readonly string[]; now: Date }

const searchedMs = 14 * 86_400_000

/** Hottest first, below `after`. Stories of one article are listed only in a search. */
export async function listDeskStories(
  db: Db,
  {
    words,
    now,
    after,
    limit,
    language,
  }: StoryFilter & { after: StoryKey | null; limit: number; language: Language },
): Promise<ListedStory[]> {
  const below = after ? sql`(heat, id) < (${after.heat}, ${after.id}::uuid)` : sql`true`
  const { rows } = await sql<ListedStory>`
    with page as (
      select * from stories story
      where merged_into is null and ${below} and ${words.length > 0 ? matches(words, now) : sql`article_count > 1`}
      order by heat desc, id desc limit ${limit}
    )
    ${listed(sql`page`)} order by story.heat desc, story.id desc`.execute(db)
  return rows.map(row => titled(row, language))
}

type DeskStory = ListedStory & {
  byHand: string | null
  /** The address of the article that an editor chose as the lead. */
  leadUrl: string | null
  /** The address of the article whose headline readers see, whoever chose it; null while nothing is published. */
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

function matches(words: readonly string[], now: Date) {
  const patterns = words.map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const since = new Date(now.getTime() - searchedMs)
  return sql`(desk_title ilike all(${patterns}::text[]) or id in (
    select story_id from story_links
    where story_id is not null and published_at > ${since} and title ilike all(${patterns}::text[])))`
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
  isWaiting: boolean
}

/** Newest first. An article from two feeds is listed once, as a link if one of them is published. */
export async function listStoryArticles(db: Db, storyId: string, limit: number): Promise<DeskArticle[]> {
  const { rows } = await sql<Omit<DeskArticle, 'reasons'> & { reasons: unknown }>`
    select * from (
      select distinct on (canonical_url) id as place_id, canonical_url, title, source, url, language, published_at,
        placed_by, score, reasons, news_link_id, is_waiting
      from (${currentPlaces(sql`place.story_id = ${storyId}`)}) place
      order by canonical_url, is_waiting, id
    ) article order by published_at desc, place_id limit ${limit}`.execute(db)
  return rows.map(row => ({ ...row, reasons: storyReasonsOf(row.reasons) }))
}

export type ProposalSide = {
  title: string
  source: string
  url: string
  publishedAt: Date
  language: string | null
  isWaiting: boolean
  storyId: string | null
  storyTitle: string | null
  storyArticles: number
}

export type ListedProposal = {
  id: string
  kind: string
  score: number | null
  reasons: StoryReason[]
  /** In a split, the side that stays comes first. */
  sides: [ProposalSide, ProposalSide]
  /** Headlines that a split would move out of the story. */
  leaving: string[]
}

// Enough headlines to see what the leaving articles are about.
const leavingMax = 12

type ProposalRow = {
  id: string
  kind: string
  score: number | null
  reasons: unknown
  isFirstLeaving: boolean
  leaving: string[]
  one: Omit<ProposalSide, 'publishedAt'> & { publishedAt: string }
  other: Omit<ProposalSide, 'publishedAt'> & { publishedAt: string }
}

/**
 * Open proposals whose two articles still exist, optionally those of one story. Newest first, where a score of 1 counts as
 * much as being a day newer. Of several about the same two stories only the nearest is listed: its decision closes all.
 */
export async function listOpenProposals(
  db: Db,
  { storyId, limit }: { storyId?: string; limit: number },
): Promise<ListedProposal[]> {
  const isOf = storyId ? sql`${storyId}::uuid in (one.story_id, other.story_id)` : sql`true`
  const { rows } = await sql<ProposalRow>`
    with listed as (
      select id from (
        select proposal.id, proposal.created_at, proposal.score, row_number() over (
          partition by ${sidesKey} order by proposal.score desc nulls last, proposal.id) as nth
        from ${storyId ? ofStory(storyId) : sql`(select * from story_proposals where state = 'open')`} proposal ${sides}
        where ${isOf} and coalesce(one.story_id = other.story_id, false) = (proposal.kind = 'split')
      ) proposal where nth = 1 ${proposalOrder} limit ${limit}
    )
    select proposal.id, proposal.kind, proposal.score, proposal.reasons, ${sideOf('one')} as one, ${sideOf('other')} as other,
      proposal.first_url = any(proposal.leaving_urls) as is_first_leaving,
      array(select distinct title from (${currentPlaces(sql`place.canonical_url = any(proposal.leaving_urls) and place.story_id = one.story_id`)}) leaving
        limit ${sql.lit(leavingMax)}) as leaving
    from listed join story_proposals proposal using (id) ${sides}
      left join stories story_one on story_one.id = one.story_id
      left join stories story_other on story_other.id = other.story_id
    ${proposalOrder}`.execute(db)
  return rows.map(({ reasons, one, other, isFirstLeaving, ...row }) => ({
    ...row,
    reasons: storyReasonsOf(reasons),
    sides: isFirstLeaving ? [toSide(other), toSide(one)] : [toSide(one), toSide(other)],
  }))
}

const sides = sql`
  join lateral (${currentPlaces(sql`place.canonical_url = proposal.first_url`)} limit 1) one on true
  join lateral (${currentPlaces(sql`place.canonical_url = proposal.second_url`)} limit 1) other on true`

/** The same for all proposals between the same two stories or articles; each split is separate. */
const sidesKey = sql`case when proposal.kind = 'split' then array[proposal.id::text] else array[
  least(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url)),
  greatest(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url))] end`

const proposalOrder = sql`
  order by extract(epoch from proposal.created_at) / 86400 + coalesce(proposal.score, 0) desc, proposal.id desc`

function ofStory(storyId: string) {
  const urls = sql`array(select canonical_url from story_links where story_id = ${storyId})`
  return sql`(
    select * from story_proposals where state = 'open' and first_url = any(${urls})
    union
    select * from story_proposals where state = 'open' and second_url = any(${urls})
  )`
}

function sideOf(name: 'one' | 'other') {
  const [side, story] = [sql.ref(name), sql.ref(`story_${name}`)]
  return sql`json_build_object('title', ${side}.title, 'source', ${side}.source, 'url', ${side}.url,
    'publishedAt', ${side}.published_at, 'language', ${side}.language, 'isWaiting', ${side}.is_waiting,
    'storyId', ${side}.story_id, 'storyTitle', nullif(${story}.desk_title, ''),
    'storyArticles', coalesce(${story}.article_count, 0))`
}

function toSide({ publishedAt, ...side }: ProposalRow['one']): ProposalSide {
  return { ...side, publishedAt: new Date(publishedAt) }
}
