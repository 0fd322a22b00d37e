import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import { findCompared, summarizeReasons } from '../stories/explain-reasons.ts'
import { currentPlaces } from '../stories/story-places.ts'
import { storyReasonsOf } from '../stories/story-reason.ts'
import { newestFirst, type QueueRow, selectQueueEntries } from './queue-rows.ts'

export type EntryStory = {
  id: string
  title: string
  /** Outlets of its published links and waiting entries. */
  outletCount: number
  /** Sources with an already published link of the story, at most `runningMax`. */
  running: string[]
  heat: number
  /** Why the entry was placed there automatically, in a sentence; '' if an editor placed it. */
  why: string
  /** The other article that `why` is about; null if it is unknown. */
  compared: { title: string; source: string } | null
  /** It prints the same agency text as another article of the story. */
  isCopy: boolean
}

/** The worker proposes that an entry and another article report one event. */
export type EntryProposal = {
  id: string
  /** The title of the story or, if there is none yet, of the other article. */
  title: string
  /** Null if the other article is in no story. */
  storyId: string | null
  why: string
}

// Limits the articles that are counted in a story of thousands, and the names that are shown.
const membersMax = 200
const runningMax = 12
// Of a large story only the newest are candidates for the article that an entry was compared with.
const comparedMax = 12

const newestOfStory = sql`place.id in (
  select id from story_links where story_id = story.id order by published_at desc limit ${sql.lit(membersMax)})`

/** By entry id: its story, if that has another waiting entry or a published link. */
export async function findEntryStories(
  db: Db,
  entryIds: string[],
  language: Language,
): Promise<Map<string, EntryStory>> {
  if (entryIds.length === 0) return new Map()
  const { rows } = await sql<StoryRow>`
    with own as (select entry_id, story_id, reasons from story_links where entry_id = any(${entryIds}::uuid[])),
      -- Once for each story, however many of its entries are asked for.
      named as materialized (
        select story.id, coalesce(story.title, nullif(story.desk_title, ''), members.title, '') as title,
          members.outlet_count, coalesce(members.running, '{}') as running, story.heat, members.articles
        from (select distinct story_id as id from own) wanted
          join stories story on story.id = wanted.id and story.merged_into is null
          cross join lateral (
            select count(*) as article_count, count(distinct outlet)::integer as outlet_count,
              (array_agg(distinct source) filter (where not is_waiting))[1:${sql.lit(runningMax)}] as running,
              (array_agg(title order by published_at))[1] as title,
              (array_agg(json_build_object('entryId', entry_id, 'title', title, 'source', source)
                order by published_at desc))[1:${sql.lit(comparedMax)}] as articles
            from (${currentPlaces(newestOfStory)}) article
          ) members
        where members.article_count > 1
      )
    select own.entry_id, coalesce(entry.title, '') as headline, own.reasons, named.*
    from own join named on named.id = own.story_id join entries entry on entry.id = own.entry_id`.execute(db)
  return new Map(
    rows.map(({ entryId, headline, reasons, articles, ...story }) => {
      const codes = storyReasonsOf(reasons)
      const isCopy = codes.some(({ code }) => code === 'agency-copy')
      const others = articles.filter(article => article.entryId !== entryId)
      const other = findCompared(codes, others)
      const compared = other && { title: other.title, source: other.source }
      const headlines = [headline, other?.title ?? story.title]
      return [entryId, { ...story, isCopy, compared, why: summarizeReasons(codes, headlines, language) }]
    }),
  )
}

type StoryRow = Omit<EntryStory, 'why' | 'isCopy' | 'compared'> &
  NamedStory & { entryId: string; articles: { entryId: string | null; title: string; source: string }[] }

/** A headline and the reasons as they are stored. */
type NamedStory = { headline: string; reasons: unknown }

/** By canonical address: the open proposal with the highest score. */
export async function findEntryProposals(
  db: Db,
  urls: string[],
  language: Language,
): Promise<Map<string, EntryProposal>> {
  if (urls.length === 0) return new Map()
  const { rows } = await sql<Omit<EntryProposal, 'why'> & NamedStory & { url: string }>`
    with proposal as (
      select id, score, reasons, first_url as url, second_url as other_url from story_proposals
      where state = 'open' and kind <> 'split' and first_url = any(${urls}::text[])
      union all
      select id, score, reasons, second_url, first_url from story_proposals
      where state = 'open' and kind <> 'split' and second_url = any(${urls}::text[])
    )
    select distinct on (proposal.url) proposal.url, proposal.id, proposal.reasons,
      coalesce(story.title, nullif(story.desk_title, ''), other.title) as title, other.story_id, other.title as headline
    from proposal join (${currentPlaces(sql`true`)}) other on other.canonical_url = proposal.other_url
      left join stories story on story.id = other.story_id
    order by proposal.url, proposal.score desc nulls last, proposal.id`.execute(db)
  return new Map(
    rows.map(({ url, headline, reasons, ...proposal }) => [
      url,
      { ...proposal, why: summarizeReasons(storyReasonsOf(reasons), [headline, proposal.title], language) },
    ]),
  )
}

// A story with thousands of entries must not make a page of thousands. The limit is that of each story, whatever else is on
// the page: only so every page knows which entries another one lists. A page of fifty stories may thus have 1,250 entries.
const gatheredMax = 25

/** Adds the newest listed entries of each story that begins on this page, and leaves out those that an earlier page added. */
export async function gatherStories(
  db: Db,
  rows: QueueRow[],
  { isListed, language }: { isListed: RawBuilder<unknown>; language: Language },
) {
  const rowIds = rows.map(({ id }) => id)
  const own = await findEntryStories(db, rowIds, language)
  const storyIds = [...new Set([...own.values()].map(({ id }) => id))]
  if (storyIds.length === 0) return { shown: rows, stories: own }
  const heads = await findHeads(db, storyIds, isListed)
  const isRow = new Set(rowIds)
  const furtherIds = [...heads].flatMap(([id, head]) => (isRow.has(head) && !isRow.has(id) ? id : []))
  const ofFurther = await findEntryStories(db, furtherIds, language)
  const isOnEarlierPage = ({ id }: { id: string }) => {
    const head = heads.get(id)
    return head !== undefined && !isRow.has(head)
  }
  return {
    shown: [...rows.filter(row => !isOnEarlierPage(row)), ...(await listEntries(db, furtherIds))],
    stories: new Map([...own, ...ofFurther]),
  }
}

/** By entry, the newest of its story, beside which it is listed. Entries beyond the limit are listed at their own places. */
async function findHeads(
  db: Db,
  storyIds: string[],
  isListed: RawBuilder<unknown>,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; head: string }>`
    select id, head from (
      select entries.id, row_number() over newest as place, first_value(entries.id) over newest as head
      from story_links place join entries on entries.id = place.entry_id
      where place.story_id = any(${storyIds}::uuid[]) and ${isListed}
      window newest as (partition by place.story_id order by entries.queued_at desc, entries.id desc)
    ) as members where place <= ${gatheredMax}`.execute(db)
  return new Map(rows.map(({ id, head }) => [id, head]))
}

async function listEntries(db: Db, ids: string[]): Promise<QueueRow[]> {
  if (ids.length === 0) return []
  return newestFirst(selectQueueEntries(db))
    .where('entries.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
