// Proposals that wait for an editor's decision. They name waiting entries, so no public page may use them.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { StoryProposals } from '../../database/tables.ts'
import { heatOfArticle } from './story-heat.ts'
import { currentPlaces } from './story-places.ts'
import { type StoryReason, storyReasonsOf } from './story-reason.ts'

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
  kind: StoryProposals['kind']
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
  kind: StoryProposals['kind']
  score: number | null
  reasons: unknown
  isFirstLeaving: boolean
  leaving: string[]
  one: Omit<ProposalSide, 'publishedAt'> & { publishedAt: string }
  other: Omit<ProposalSide, 'publishedAt'> & { publishedAt: string }
}

/** Listed while its event is news, as long as a pass rearranges articles; a new article in a story lists it again, for a week. */
const newsMs = 2 * 86_400_000
const proposedMs = 7 * 86_400_000

/** Open proposals between existing articles, those that are news or all of one story; of several between two stories the nearest. */
export async function listOpenProposals(
  db: Db,
  { storyId, now, limit }: { storyId?: string; now: Date; limit: number },
): Promise<ListedProposal[]> {
  const { rows } = await sql<ProposalRow>`
    with open as (${storyId ? openOfStory(storyId) : openNews(now)}),
      listed as (
        select id, rank from (
          select id, rank, row_number() over (partition by sides order by score desc nulls last, id) as nth from open
        ) proposal where nth = 1 order by rank desc, id desc limit ${limit}
      )
    select proposal.id, proposal.kind, proposal.score, proposal.reasons, ${sideOf('one')} as one, ${sideOf('other')} as other,
      proposal.first_url = any(proposal.leaving_urls) as is_first_leaving,
      array(select distinct title from (${currentPlaces(sql`place.canonical_url = any(proposal.leaving_urls) and place.story_id = one.story_id`)}) leaving
        limit ${sql.lit(leavingMax)}) as leaving
    from listed join story_proposals proposal using (id) ${sides}
    order by listed.rank desc, proposal.id desc`.execute(db)
  const proposals = rows.map(
    ({ reasons, one, other, isFirstLeaving, ...row }): ListedProposal => ({
      ...row,
      reasons: storyReasonsOf(reasons),
      sides: isFirstLeaving ? [toSide(other), toSide(one)] : [toSide(one), toSide(other)],
    }),
  )
  return groupByStory(proposals)
}

/** As many as an editor decides in a day; the best come first. */
export const openMax = 30

// So many that none of them was listed a moment ago.
const openIdsMax = 200

/** The ids of open proposals of the stories screen, the best ones first, also of those that are not listed. */
export async function listOpenIds(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${openNews(now)}) proposal
    order by rank desc, id desc limit ${sql.lit(openIdsMax)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Keeps the order, but moves the proposals about a story up to its first one. */
function groupByStory(listed: readonly ListedProposal[]): ListedProposal[] {
  const left = new Set(listed)
  return listed.flatMap(first => {
    if (!left.has(first)) return []
    const stories = first.sides.flatMap(({ storyId }) => storyId ?? [])
    const together = [...left].filter(
      one => one === first || one.sides.some(({ storyId }) => storyId !== null && stories.includes(storyId)),
    )
    for (const one of together) left.delete(one)
    return together
  })
}

/** The proposals of the stories screen, and of its count on the dashboard. */
export function openNews(now: Date): RawBuilder<unknown> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const source = sql`(
    select * from story_proposals where state = 'open' and created_at > ${before(proposedMs)})`
  return openOf(
    source,
    sql`greatest(one.published_at, other.published_at, story_one.last_at, story_other.last_at) > ${before(newsMs)}`,
  )
}

function openOfStory(storyId: string) {
  const urls = sql`array(select canonical_url from story_links where story_id = ${storyId})`
  const source = sql`(
    select * from story_proposals where state = 'open' and first_url = any(${urls})
    union
    select * from story_proposals where state = 'open' and second_url = any(${urls}))`
  return openOf(source, sql`${storyId}::uuid in (one.story_id, other.story_id)`)
}

function openOf(source: RawBuilder<unknown>, which: RawBuilder<unknown>) {
  return sql`
    select proposal.id, proposal.score, ${rank} as rank, ${sidesKey} as sides
    from ${source} proposal ${sides}
    where ${which} and coalesce(one.story_id = other.story_id, false) = (proposal.kind = 'split')`
}

const sides = sql`
  join lateral (${currentPlaces(sql`place.canonical_url = proposal.first_url`)} limit 1) one on true
  join lateral (${currentPlaces(sql`place.canonical_url = proposal.second_url`)} limit 1) other on true
  left join stories story_one on story_one.id = one.story_id
  left join stories story_other on story_other.id = other.story_id`

/** Four of five proposals across scripts are right, which have no score. The score of a split speaks against it. */
const probability = sql`
  case proposal.kind when 'split' then 1 - proposal.score when 'other-script' then 0.8 else proposal.score end`

/** Probability times heat of the hotter side, as a logarithm: likely and running events first. */
const rank = sql`
  ln(greatest(${probability}, 0.01)) + greatest(
    coalesce(story_one.heat, ${heatOfArticle(sql`one.published_at`)}),
    coalesce(story_other.heat, ${heatOfArticle(sql`other.published_at`)}))`

/** The same for all proposals between the same two stories or articles; each split is separate. */
const sidesKey = sql`case when proposal.kind = 'split' then array[proposal.id::text] else array[
  least(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url)),
  greatest(coalesce(one.story_id::text, proposal.first_url), coalesce(other.story_id::text, proposal.second_url))] end`

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
