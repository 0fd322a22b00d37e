import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { findHeadlines } from '../articles/find-headlines.ts'
import { nameRecords } from '../revisions/name-references.ts'
import type { StoryMove } from './describe-story-move.ts'

/** Articles that editors moved into or out of a story, newest first. */
export async function listMovesOfStory(db: Db, storyId: string, limit: number): Promise<StoryMove[]> {
  return select(
    db,
    sql`(
      (select * from revisions where record_table = 'story_links' and after ->> 'story_id' = ${storyId}
        order by at desc limit ${limit})
      union
      (select * from revisions where record_table = 'story_links' and before ->> 'story_id' = ${storyId}
        order by at desc limit ${limit})
    )`,
    limit,
  )
}

/** The moves of a news link, including those of the entry that it was before. */
export async function listMovesOfLink(db: Db, linkId: string, limit: number): Promise<StoryMove[]> {
  return select(
    db,
    sql`(select * from revisions where record_table = 'story_links'
      and record_id in (select id from story_links where news_link_id = ${linkId}))`,
    limit,
  )
}

async function select(db: Db, revisions: ReturnType<typeof sql>, limit: number): Promise<StoryMove[]> {
  type Row = Omit<StoryMove, 'from' | 'to'> & { fromId: string | null; toId: string | null }
  const { rows } = await sql<Row>`
    select revision.id, revision.at, account_name, coalesce(link.title, entry.title,
        nullif(coalesce(after, before) ->> 'title', ''), coalesce(after, before) ->> 'canonical_url') as title,
      before ->> 'story_id' as from_id, after ->> 'story_id' as to_id
    from ${revisions} revision
      left join news_links link on link.id = (coalesce(after, before) ->> 'news_link_id')::uuid
      left join entries entry on entry.id = (coalesce(after, before) ->> 'entry_id')::uuid
    where before ->> 'story_id' is distinct from after ->> 'story_id'
    order by revision.at desc, revision.id desc limit ${limit}`.execute(db)
  const stories = rows.flatMap(({ fromId, toId, at }) =>
    [fromId, toId].flatMap(id => (id === null ? [] : { id, at })),
  )
  const nameOf = await nameRecords(db, stories)
  const story = (id: string | null, at: Date) => (id === null ? null : { id, title: nameOf(id, at) ?? '' })
  return rows.map(({ fromId, toId, ...row }) => ({
    ...row,
    from: story(fromId, row.at),
    to: story(toId, row.at),
  }))
}

/** A verb on stories, with the titles that the stories had then; '' for an unknown one, and where the verb has none. */
export type StoryAct = {
  verb: 'merged' | 'split' | 'joined' | 'moved' | 'put' | 'took'
  from: string
  to: string
}

type Trace = {
  batchId: string
  at: Date
  kind: 'merge' | 'open' | 'move'
  fromId: string | null
  toId: string | null
}

/** The verb of each batch, read from its revisions; batches without one are left out. */
export async function listStoryActs(db: Db, batchIds: readonly string[]): Promise<Map<string, StoryAct>> {
  if (batchIds.length === 0) return new Map()
  const byBatch = Map.groupBy(await listTraces(db, batchIds), ({ batchId }) => batchId)
  const acts = [...byBatch.values()].flatMap(traces => findAct(traces) ?? [])
  const named = acts.flatMap(({ fromId, toId, at }) => [fromId, toId].flatMap(id => (id ? { id, at } : [])))
  const nameOf = await nameRecords(db, named)
  const titleOf = (id: string | null, at: Date) => (id && nameOf(id, at)) || ''
  return new Map(
    acts.map(({ batchId, verb, fromId, toId, at }) => [
      batchId,
      { verb, from: titleOf(fromId, at), to: titleOf(toId, at) },
    ]),
  )
}

async function listTraces(db: Db, batchIds: readonly string[]): Promise<Trace[]> {
  const { rows } = await sql<Trace>`
    select batch_id, max(at) as at, kind, from_id, to_id from (
      select batch_id, at, 'move' as kind, before ->> 'story_id' as from_id, after ->> 'story_id' as to_id
      from revisions where record_table = 'story_links' and action = 'update' and batch_id = any(${batchIds}::uuid[])
        and before ->> 'story_id' is distinct from after ->> 'story_id'
      union all
      select batch_id, at, case action when 'add' then 'open' else 'merge' end, record_id::text, after ->> 'merged_into'
      from revisions where record_table = 'stories' and batch_id = any(${batchIds}::uuid[])
        and (action = 'add'
          or action = 'update' and before ->> 'merged_into' is null and after ->> 'merged_into' is not null)
    ) trace group by batch_id, kind, from_id, to_id order by batch_id, from_id, to_id`.execute(db)
  return rows
}

type Act = Omit<Trace, 'kind'> & { verb: StoryAct['verb'] }

/** Moves that only follow from the verb come last, as when a story that is left with one article is dissolved. */
function findAct(traces: Trace[]): Act | null {
  const opened = new Set(traces.flatMap(({ kind, fromId }) => (kind === 'open' && fromId ? [fromId] : [])))
  const moves = traces.filter(({ kind }) => kind === 'move')
  const isIntoNew = ({ toId }: Trace) => toId !== null && opened.has(toId)
  const found: [StoryAct['verb'], Trace | undefined][] = [
    ['merged', traces.find(({ kind }) => kind === 'merge')],
    ['split', moves.find(move => isIntoNew(move) && move.fromId !== null)],
    ['joined', moves.find(isIntoNew)],
    ['moved', moves.find(({ fromId, toId }) => fromId !== null && toId !== null)],
    ['put', moves.find(({ toId }) => toId !== null)],
    ['took', moves[0]],
  ]
  for (const [verb, trace] of found) if (trace) return { ...trace, verb }
  return null
}

/** An editor's answer to a proposal that moved no article, and the headlines of its two articles; their addresses if unknown. */
type ProposalAnswer = { answer: 'apart' | 'together'; first: string; second: string }

/** By batch; those that decided no proposal are left out. */
export async function listProposalAnswers(
  db: Db,
  batchIds: readonly string[],
): Promise<Map<string, ProposalAnswer>> {
  if (batchIds.length === 0) return new Map()
  const { rows } = await sql<ProposalAnswer & { batchId: string }>`
    select distinct on (batch_id) batch_id,
      case when (after ->> 'state' = 'rejected') = (after ->> 'kind' = 'split') then 'together' else 'apart' end as answer,
      after ->> 'first_url' as first, after ->> 'second_url' as second
    from revisions where record_table = 'story_proposals' and action = 'update' and after ->> 'state' <> 'open'
      and batch_id = any(${batchIds}::uuid[])
    order by batch_id, at, id`.execute(db)
  const urls = rows.flatMap(({ first, second }) => [first, second])
  const headlines = await findHeadlines(db, urls)
  const titleOf = (url: string) => headlines.get(url) ?? url
  return new Map(
    rows.map(({ batchId, answer, first, second }) => [
      batchId,
      { answer, first: titleOf(first), second: titleOf(second) },
    ]),
  )
}
