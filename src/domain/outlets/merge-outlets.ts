import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isOpen } from '../articles/entry-status.ts'
import { isUuid } from '../fields/record-id.ts'
import type { Batch, Editor } from '../revisions/revision.ts'
import { deleteRecords, updateRecord, updateRecords, type Values } from '../revisions/write-record.ts'
import { type EditedOutlet, findEditedOutlet } from './outlet-queries.ts'

const linkSource = sql`scheduled_link #>> '{input,source}'`

/**
 * The values of news links or entries whose outlet's former name was their source; a name that an editor typed stays. The link of a
 * scheduled entry has a source of its own, which it is published with.
 */
export function renamedSource(
  table: 'news_links' | 'entries',
  { from, into }: { from: string; into: RawBuilder<string> },
): { isNamed: RawBuilder<boolean>; values: Record<string, RawBuilder<unknown>> } {
  const isNamed = sql<boolean>`source = ${from}`
  const source = sql`case when ${isNamed} then ${into} else source end`
  if (table === 'news_links') return { isNamed, values: { source } }
  return {
    isNamed: sql<boolean>`(${isNamed} or ${linkSource} = ${from})`,
    values: {
      source,
      scheduledLink: sql`case when ${linkSource} = ${from}
        then jsonb_set(scheduled_link, '{input,source}', to_jsonb(${into})) else scheduled_link end`,
    },
  }
}

// Merges two outlets that are one, as when an import has created a second with a known name. One is deleted, and all that
// refers to it moves to the other, as one batch, which one undo reverts.
/** The limit of a table's selection too: each moved row gets a revision, which takes up to 5 ms. */
export const mergedRowsMax = 5_000

type MergedCounts = { feeds: number; newsLinks: number; entries: number; rules: number }

type Kept = { keptOf: 'from' | 'into'; isConflict: boolean }

export type MergePlan = {
  from: EditedOutlet
  into: EditedOutlet
  counts: MergedCounts
  /** Whose rating stays; null when neither outlet is rated. `isConflict`: both are, and differently. */
  rating: Kept | null
  /** Whose owner stays, likewise. */
  ownership: Kept | null
  /** More rows would move than one click may move. */
  isTooLarge: boolean
}

type Both = { from: EditedOutlet; into: EditedOutlet }

type Pair = { fromId: string; intoId: string }

/** The effect of merging; null where one outlet is gone or both are the same. */
export async function planMerge(db: Db, { fromId, intoId }: Pair): Promise<MergePlan | null> {
  const [from, into] = await Promise.all([findEditedOutlet(db, fromId), findEditedOutlet(db, intoId)])
  if (!from || !into || from.id === into.id) return null
  const counts = await countMerged(db, from.id)
  const moved = counts.newsLinks + counts.entries
  const rating = keepOne({ from, into }, ({ lean }) => (lean === 'not-rated' ? '' : lean))
  const ownership = keepOne({ from, into }, ({ owner }) => owner)
  return { from, into, counts, rating, ownership, isTooLarge: moved > mergedRowsMax }
}

/** Deletes `from`. Its waiting, held and scheduled entries move; decided ones keep their outlet's id, as after a deletion. */
export async function mergeOutlets(
  db: Db,
  { fromId, intoId, ...editor }: Pair & Editor,
): Promise<{ ok: true; batchId: string } | { ok: false; reason: 'not-found' | 'same' | 'too-large' }> {
  if (!isUuid(fromId) || !isUuid(intoId)) return { ok: false, reason: 'not-found' }
  if (fromId === intoId) return { ok: false, reason: 'same' }
  return inTransaction(db, async tx => {
    await takeLock(tx, 'outlet hosts')
    const ids = [fromId, intoId]
    // A feed that is added concurrently waits for this lock, and its foreign key then refuses it.
    await sql`select from outlets where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
    const plan = await planMerge(tx, { fromId, intoId })
    if (!plan) return { ok: false, reason: 'not-found' }
    if (plan.isTooLarge) return { ok: false, reason: 'too-large' }
    const write = { ...editor, batchId: randomUUID() }
    await moveAll(tx, plan, write)
    await deleteRecords(tx, { table: 'outlets', ids: [fromId], ...write })
    const { id, version } = plan.into
    // Last, because a host belongs to one outlet at a time.
    const updated = await updateRecord(tx, {
      table: 'outlets',
      id,
      version,
      values: mergedValues(plan),
      ...write,
    })
    if (!updated.ok) throw new Error(`The merged outlet was not written: ${updated.reason}`)
    return { ok: true, batchId: write.batchId }
  })
}

/** Counts what `moveAll` moves; links and entries only up to one more than may move. */
async function countMerged(db: Db, id: string): Promise<MergedCounts> {
  const most = mergedRowsMax + 1
  const { rows } = await sql<MergedCounts>`select
    (select count(*) from feeds where outlet_id = ${id})::integer as feeds,
    (select count(*) from (select from news_links where outlet_id = ${id} limit ${most}) counted)::integer as news_links,
    (select count(*) from (
      select from entries where outlet_id = ${id} and ${isOpen} limit ${most}) counted)::integer as entries,
    (select count(*) from rules where outlet_id = ${id})::integer as rules`.execute(db)
  return rows[0] ?? { feeds: 0, newsLinks: 0, entries: 0, rules: 0 }
}

/** Feeds first: a poll locks them before the rows that it writes. */
async function moveAll(tx: Db, { from, into }: Both, write: Batch): Promise<void> {
  const [fromId, intoId] = [from.id, into.id]
  const known = await sql<{ id: string }>`
    select mine.id from duplicate_exceptions mine join duplicate_exceptions theirs using (rule, value)
    where mine.outlet_id = ${fromId} and theirs.outlet_id = ${intoId}`.execute(tx)
  const move = async (table: RecordTable, condition = sql<boolean>`true`, values: Values = {}) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where outlet_id = ${fromId} and ${condition}`.execute(tx)
    const ids = rows.map(row => row.id)
    await updateRecords(tx, { table, ids, values: { outletId: intoId, ...values }, ...write })
  }
  const names = { from: from.name, into: sql<string>`${into.name}::text` }
  await move('feeds')
  await move('entries', isOpen, renamedSource('entries', names).values)
  await move('news_links', sql`true`, renamedSource('news_links', names).values)
  await move('rules')
  // An exception that both outlets have is kept once.
  await deleteRecords(tx, { table: 'duplicate_exceptions', ids: known.rows.map(row => row.id), ...write })
  await move('duplicate_exceptions')
}

/** Which outlet's value is kept ('' counts as none); null where neither has one. */
function keepOne({ from, into }: Both, valueIn: (outlet: EditedOutlet) => string): Kept | null {
  const [theirs, ours] = [valueIn(from), valueIn(into)]
  if (ours !== '') return { keptOf: 'into', isConflict: theirs !== '' && theirs !== ours }
  return theirs === '' ? null : { keptOf: 'from', isConflict: false }
}

/** The remaining outlet keeps its own fields; empty ones are filled from the other. */
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
