import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { listedNames } from '../articles/article-fields.ts'
import { isUuid } from '../fields/record-id.ts'
import { type ChangeOf, recordChange, recordedRow } from '../revisions/record-change.ts'
import type { EntryState } from './queue-entry.ts'
import { listEntryStates } from './queue-queries.ts'

/** `acceptedCategory` replaces the entry's own category when it is published. */
export type SeenEntry = { id: string; version: number; acceptedCategory?: string }

/** Why an entry was left unchanged. `now` is its current state, with the editor who changed it last. */
export type RefusedEntry =
  | { id: string; reason: 'gone' }
  | { id: string; reason: 'decided' | 'changed'; now: EntryState }

type LockedEntries = {
  open: OpenEntry[]
  refused: RefusedEntry[]
  /** Other waiting entries of the same articles, from feeds polled at the same moment; a decision applies to all of them. */
  twins: OpenEntry[]
}

export type OpenEntry = Awaited<ReturnType<typeof lockEntries>>[number]

/** Locks entries and returns the open and unchanged ones in the given order; a second editor waits and sees the first decision. */
export async function lockOpenEntries(tx: Db, given: SeenEntry[]): Promise<LockedEntries> {
  // An entry that is listed twice would be published once and then refused as a duplicate of itself.
  const seen = [...new Map(given.map(entry => [entry.id, entry])).values()]
  const seenIds = seen.map(({ id }) => id)
  const rows = await lockEntries(tx, seenIds.filter(isUuid))
  const found = new Map(rows.map(row => [row.id, row]))
  const open = seen.flatMap(({ id, version, acceptedCategory }) => {
    const row = found.get(id)
    if (!row || row.version !== version || !isOpen(row.status)) return []
    return [acceptedCategory ? { ...row, categoryId: acceptedCategory } : row]
  })
  const isOpenNow = new Set(open.map(entry => entry.id))
  const others = seen.filter(({ id }) => !isOpenNow.has(id))
  const urls = new Set(open.map(entry => entry.canonicalUrl))
  const isSeen = new Set(seenIds)
  return {
    open,
    refused: others.length === 0 ? [] : await explainRefused(tx, others),
    twins: rows.filter(
      ({ id, status, canonicalUrl }) => status === 'waiting' && !isSeen.has(id) && urls.has(canonicalUrl),
    ),
  }
}

/** Locks the entries that nobody has changed since they were read; returns their ids. A new status is a new version. */
export async function lockUnchanged(tx: Db, seen: { id: string; version: number }[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from entries entry
    join json_to_recordset(${JSON.stringify(seen)}::json) as seen(id uuid, version integer)
      on seen.id = entry.id and seen.version = entry.version
    order by entry.id for update of entry`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function explainRefused(tx: Db, seen: SeenEntry[]): Promise<RefusedEntry[]> {
  const ids = seen.map(({ id }) => id)
  const states = new Map((await listEntryStates(tx, ids.filter(isUuid))).map(state => [state.id, state]))
  return ids.map(id => {
    const now = states.get(id)
    if (!now) return { id, reason: 'gone' }
    return { id, reason: isOpen(now.status) ? 'changed' : 'decided', now }
  })
}

function isOpen(status: EntryState['status']): boolean {
  return status === 'waiting' || status === 'duplicate'
}

async function lockEntries(tx: Db, ids: string[]) {
  // The ids are one array: with a subquery in an "or" the lock would read the whole table (200 ms for 100,000 entries).
  const locked = sql<string>`any(array(
    select unnest(${ids}::uuid[]) union
    select twin.id from entries entry join entries twin on twin.canonical_url = entry.canonical_url
    where entry.id = any(${ids}::uuid[]) and twin.status = 'waiting'))`
  return (
    tx
      .selectFrom('entries as record')
      .select(['id', 'version', 'status', 'canonicalUrl', ...listedNames])
      .select(['category as categoryId', 'outletId'])
      .select(['firstSeenAt', 'placedAt', 'queuedAt', 'isSample'])
      // The first real link removes samples, so a sample is read again before its revision, and so is what may refer to one.
      .select(
        sql<string | null>`case when not is_sample and news_link_id is null and duplicate_of is null
          then ${recordedRow}::text end`.as('recorded'),
      )
      .where('id', '=', locked)
      .orderBy('id')
      .forUpdate()
      .execute()
  )
}

/** Records a change of some locked entries. Returns their states after it. */
export async function recordLocked(
  tx: Db,
  { entries, by, ...rest }: Pick<ChangeOf, 'ids' | 'by' | 'now' | 'batchId'> & { entries: OpenEntry[] },
  change: () => Promise<Omit<EntryState, 'changedBy'>[]>,
): Promise<EntryState[]> {
  const rows = entries.flatMap(({ id, recorded }) => (recorded === null ? [] : [[id, recorded] as const]))
  const recording = { ...rest, by, table: 'entries', action: 'update', locked: new Map(rows) } as const
  const { result } = await recordChange(tx, recording, change)
  return result.map(state => ({ ...state, changedBy: by.name }))
}
