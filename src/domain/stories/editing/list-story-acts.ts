import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { nameRecords } from '../../revisions/name-references.ts'

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
  const nameOf = await nameRecords(
    db,
    acts.flatMap(({ fromId, toId, at }) => [fromId, toId].flatMap(id => (id ? { id, at } : []))),
  )
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
