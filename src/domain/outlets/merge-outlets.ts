// Two outlets that are one: an import made a second of a name that was there. The one goes, and all that hangs on it
// moves to the other, as one batch that one undo takes back.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../is-uuid.ts'
import type { RecordTable } from '../revisions/record-kinds.ts'
import { deleteRecords, updateRecord, updateRecords } from '../revisions/write-record.ts'
import { type EditedOutlet, findEditedOutlet } from './outlet-queries.ts'
import { lockOutletHosts } from './resolve-outlets.ts'

/** Each moved row is written with a revision, which takes up to 5 ms: as many as a selection of a table. */
export const mergedRowsMax = 5_000

export type MergedCounts = { feeds: number; newsLinks: number; entries: number; rules: number }

type Kept = { keptOf: 'from' | 'into'; isConflict: boolean }

export type MergePlan = {
  from: EditedOutlet
  into: EditedOutlet
  counts: MergedCounts
  /** Whose rating stays; null when neither is rated. `isConflict`: both are, and differently. */
  rating: Kept | null
  /** Whose owner stays, in the same way. */
  ownership: Kept | null
  /** More rows would move than one click may. */
  isTooLarge: boolean
}

export type MergeResult =
  | { ok: true; batchId: string }
  | { ok: false; reason: 'not-found' | 'same' | 'too-large' }

type Both = { from: EditedOutlet; into: EditedOutlet }

type Pair = { fromId: string; intoId: string }

/** The effect of merging; null where one of them is gone, or both are one. */
export async function planMerge(db: Db, { fromId, intoId }: Pair): Promise<MergePlan | null> {
  const [from, into] = await Promise.all([findEditedOutlet(db, fromId), findEditedOutlet(db, intoId)])
  if (!from || !into || from.id === into.id) return null
  const counts = await countMerged(db, from.id)
  const moved = counts.newsLinks + counts.entries
  const rating = keepOne({ from, into }, ({ lean }) => (lean === 'not-rated' ? '' : lean))
  const ownership = keepOne({ from, into }, ({ owner }) => owner)
  return { from, into, counts, rating, ownership, isTooLarge: moved > mergedRowsMax }
}

/** `from` goes. Waiting and held entries move; decided ones keep their outlet's id, as after a deletion. */
export async function mergeOutlets(
  db: Db,
  { fromId, intoId, ...editor }: Pair & { by: Authorized; now: Date },
): Promise<MergeResult> {
  if (!isUuid(fromId) || !isUuid(intoId)) return { ok: false, reason: 'not-found' }
  if (fromId === intoId) return { ok: false, reason: 'same' }
  return inTransaction(db, async tx => {
    await lockOutletHosts(tx)
    const ids = [fromId, intoId]
    // A feed that is added meanwhile waits for this, and is then refused by its foreign key.
    await sql`select from outlets where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
    const plan = await planMerge(tx, { fromId, intoId })
    if (!plan) return { ok: false, reason: 'not-found' }
    if (plan.isTooLarge) return { ok: false, reason: 'too-large' }
    const write = { ...editor, batchId: randomUUID() }
    await moveAll(tx, { fromId, intoId, ...write })
    await deleteRecords(tx, { table: 'outlets', ids: [fromId], ...write })
    const { id, version } = plan.into
    // Last: a host belongs to one outlet at a time.
    await updateRecord(tx, { table: 'outlets', id, version, values: mergedValues(plan), ...write })
    return { ok: true, batchId: write.batchId }
  })
}

/** As `moveAll` moves them; links and entries are counted to one more than may move. */
async function countMerged(db: Db, id: string): Promise<MergedCounts> {
  const most = mergedRowsMax + 1
  const { rows } = await sql<MergedCounts>`select
    (select count(*) from feeds where outlet_id = ${id})::integer as feeds,
    (select count(*) from (select from news_links where outlet_id = ${id} limit ${most}) counted)::integer as news_links,
    (select count(*) from (
      select from entries where outlet_id = ${id} and ${isOpenEntry} limit ${most}) counted)::integer as entries,
    (select count(*) from rules where outlet_id = ${id})::integer as rules`.execute(db)
  return rows[0] ?? { feeds: 0, newsLinks: 0, entries: 0, rules: 0 }
}

const isOpenEntry = sql<boolean>`status in ('waiting', 'duplicate')`

type Move = Pair & { by: Authorized; now: Date; batchId: string }

/** Feeds first, as a poll locks them before what it writes. */
async function moveAll(tx: Db, { fromId, intoId, ...write }: Move): Promise<void> {
  const known = await sql<{ id: string }>`
    select mine.id from duplicate_exceptions mine join duplicate_exceptions theirs using (rule, value)
    where mine.outlet_id = ${fromId} and theirs.outlet_id = ${intoId}`.execute(tx)
  const move = async (table: RecordTable, condition = sql<boolean>`true`) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where outlet_id = ${fromId} and ${condition}`.execute(tx)
    await updateRecords(tx, { table, ids: rows.map(row => row.id), values: { outletId: intoId }, ...write })
  }
  await move('feeds')
  await move('entries', isOpenEntry)
  await move('news_links')
  await move('rules')
  // An exception that both have learnt stays once.
  await deleteRecords(tx, { table: 'duplicate_exceptions', ids: known.rows.map(row => row.id), ...write })
  await move('duplicate_exceptions')
}

/** Which of both keeps what it says of itself ('' for nothing); null where neither says anything. */
function keepOne({ from, into }: Both, worthOf: (outlet: EditedOutlet) => string): Kept | null {
  const [theirs, ours] = [worthOf(from), worthOf(into)]
  if (ours !== '') return { keptOf: 'into', isConflict: theirs !== '' && theirs !== ours }
  return theirs === '' ? null : { keptOf: 'from', isConflict: false }
}

/** The remaining outlet keeps its own fields; the other one fills those that are empty. */
function mergedValues({ from, into, rating, ownership }: MergePlan) {
  const rated = rating?.keptOf === 'from' ? from : into
  const { lean, leanSource, leanRatedOn, leanNote } = rated
  const { owner, ownerSource, ownerAsOf } = ownership?.keptOf === 'from' ? from : into
  return {
    lean,
    leanSource,
    leanRatedOn,
    leanNote,
    owner,
    ownerSource: ownerSource || null,
    ownerAsOf,
    hosts: [...new Set([...into.hosts, ...from.hosts])],
    iconUrl: into.iconUrl || from.iconUrl,
    language: into.language ?? from.language,
    region: into.region || from.region,
  }
}
