// What editors see of stories: also what waits. Nothing here may be read by a public page.
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../is-uuid.ts'
import { type StoryReason, storyReasonsOf } from './story-reason.ts'

export type EntryStory = {
  story: DeskStory | null
  /** The most probable of those that wait for a decision. */
  proposal: EntryProposal | null
}

export type DeskStory = { id: string; title: string; articleCount: number; outletCount: number }

export type EntryProposal = {
  id: string
  kind: 'join' | 'other-script'
  score: number | null
  reasons: StoryReason[]
  /** The headlines of the two articles, in which the words of the reasons are printed. */
  headlines: string[]
  /** The article that the entry is like; `story` null: it is alone, too, and both would open a story. */
  other: { title: string; source: string; url: string; canonicalUrl: string }
  story: DeskStory | null
}

/** The stories of entries and the best open proposal of each, by the entries' ids; entries with neither are missing. */
export async function findStoriesOfEntries(
  db: Db,
  entryIds: readonly string[],
): Promise<Map<string, EntryStory>> {
  const ids = entryIds.filter(isUuid)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<EntryRow>`
    select entry.id as entry_id, place.story_id, best.*, entry.title as entry_title
    from entries entry
      left join story_links place on place.entry_id = entry.id
      left join lateral (${bestProposal}) best on true
    where entry.id = any(${ids}::uuid[]) and (place.story_id is not null or best.proposal_id is not null)`.execute(
    db,
  )
  const stories = await findDeskStories(
    db,
    rows.flatMap(row => [row.storyId ?? [], row.otherStoryId ?? []].flat()),
  )
  const storyOf = (id: string | null) => (id === null ? null : (stories.get(id) ?? null))
  return new Map(
    rows.map(row => [
      row.entryId,
      { story: storyOf(row.storyId), proposal: toProposal(row, storyOf(row.otherStoryId)) },
    ]),
  )
}

export async function findDeskStories(db: Db, ids: readonly string[]): Promise<Map<string, DeskStory>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<DeskStory>`
    select story.id, coalesce(story.title, nullif(story.desk_title, ''), first.title, '') as title,
      story.article_count, coalesce(first.outlets, 0) as outlet_count
    from stories story left join lateral (
      select (array_agg(title order by published_at))[1] as title, count(distinct outlet)::integer as outlets
      from (${presentPlaces(sql`place.story_id = story.id`)}) article
    ) first on true
    where story.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

/** Places whose link is published or whose entry waits, with the headline of now. */
export function presentPlaces(which: ReturnType<typeof sql>) {
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

const bestProposal = sql`
  select proposal.id as proposal_id, proposal.kind, proposal.score, proposal.reasons, other.title as other_title,
    other.source as other_source, other.url as other_url, other.canonical_url as other_canonical_url,
    other.story_id as other_story_id
  from (
    select *, second_url as other_url from story_proposals where first_url = entry.canonical_url and state = 'open'
    union all
    select *, first_url from story_proposals where second_url = entry.canonical_url and state = 'open'
  ) proposal
    join lateral (${presentPlaces(sql`place.canonical_url = proposal.other_url`)} limit 1) other on true
  where place.story_id is null or other.story_id is distinct from place.story_id
  order by proposal.score desc nulls last, proposal.id limit 1`

type EntryRow = {
  entryId: string
  entryTitle: string
  storyId: string | null
  proposalId: string | null
  kind: 'join' | 'other-script'
  score: number | null
  reasons: unknown
  otherTitle: string
  otherSource: string
  otherUrl: string
  otherCanonicalUrl: string
  otherStoryId: string | null
}

function toProposal(row: EntryRow, story: DeskStory | null): EntryProposal | null {
  if (row.proposalId === null) return null
  return {
    id: row.proposalId,
    kind: row.kind,
    score: row.score,
    reasons: storyReasonsOf(row.reasons),
    headlines: [row.entryTitle, row.otherTitle],
    other: {
      title: row.otherTitle,
      source: row.otherSource,
      url: row.otherUrl,
      canonicalUrl: row.otherCanonicalUrl,
    },
    story,
  }
}
