import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import type { Authorized } from '../accounts/authorize.ts'
import type { Revision, RevisionAction } from './revision.ts'
import { type ActivityFilter, listRevisions } from './revision-queries.ts'

type Batch = {
  batchId: string
  /** The revision that represents the batch: that of a deleted or restored outlet, else the first of the least frequent kind. */
  lead: Revision
  /** Counts by kind of record, the lead's kind first. */
  counts: { table: RecordTable; count: number }[]
  /** Undone as a whole. */
  isUndone: boolean
  /** The lead is an outlet that was merged into another. */
  isMerge: boolean
}

/** One row per click, newest first, below `after`; only revisions that pass the filters count. An import is one click. */
export async function listBatches(
  db: Db,
  options: ActivityFilter & { after: TimeKey | null; limit: number },
): Promise<{ batches: Batch[]; next: TimeKey | null }> {
  const heads = await listHeads(db, options)
  const { rows, next } = slicePage(heads, { limit: options.limit, keyOf: ({ at, id }) => ({ at, id }) })
  const batchIds = rows.map(({ batchId }) => batchId)
  return { batches: await listOf(db, batchIds, options), next }
}

/** One click with everything that it wrote; null for an unknown id and for an import. */
export async function findBatch(db: Db, batchId: string): Promise<Batch | null> {
  const [batch] = await listOf(db, [batchId], { after: null })
  return batch ?? null
}

async function listOf(
  db: Db,
  batchIds: string[],
  options: ActivityFilter & { after: TimeKey | null },
): Promise<Batch[]> {
  const parts = await listParts(db, batchIds, options)
  const listed = await listRevisions(db, [...parts.values()].map(leadOf))
  const leads = new Map(listed.map(lead => [lead.id, lead]))
  return batchIds.flatMap(batchId => {
    const of = parts.get(batchId) ?? []
    const lead = leads.get(leadOf(of))
    // A click of several requests whose later revisions are on the previous page was listed there.
    return lead && !of.some(part => part.isListedBefore) ? [toBatch(batchId, lead, of)] : []
  })
}

type Head = TimeKey & { batchId: string }

/** The newest revision of each batch. One index lookup per batch skips the rows of the batches already found. */
async function listHeads(
  db: Db,
  { after, limit, ...filter }: ActivityFilter & { after: TimeKey | null; limit: number },
): Promise<Head[]> {
  const fitting = conditionsOf(filter)
  const below = after ? isBelow('at', after) : sql`true`
  const { rows } = await sql<Head>`
    with recursive head as (
      (select at, id, batch_id, array[batch_id] as seen from revisions
        where ${fitting} and ${below} order by at desc, id desc limit 1)
      union all
      (select next.at, next.id, next.batch_id, head.seen || next.batch_id from head cross join lateral (
        select at, id, batch_id from revisions
        where ${fitting} and (at, id) < (head.at, head.id) and batch_id <> all(head.seen)
        order by at desc, id desc limit 1) next
      where cardinality(head.seen) <= ${limit})
    ) select at, id, batch_id from head`.execute(db)
  return rows
}

type Part = {
  batchId: string
  table: RecordTable
  action: RevisionAction
  count: number
  firstId: string
  isUndone: boolean
  isListedBefore: boolean
}

async function listParts(
  db: Db,
  batchIds: string[],
  { after, ...filter }: ActivityFilter & { after: TimeKey | null },
): Promise<Map<string, Part[]>> {
  const isListedBefore = after ? sql`not ${isBelow('at', after)}` : sql`false`
  const { rows } = await sql<Part>`
    select batch_id, record_table as table, action, count(*)::integer as count, bool_and(undone) as is_undone,
      (array_agg(id order by id))[1] as first_id, bool_or(${isListedBefore}) as is_listed_before
    from revisions where batch_id = any(${batchIds}::uuid[]) and ${conditionsOf(filter)}
    group by batch_id, record_table, action`.execute(db)
  return Map.groupBy(rows, row => row.batchId)
}

function conditionsOf({ table, action, accountId, without = [] }: ActivityFilter) {
  return sql.join(
    [
      sql`not is_bulk`,
      ...(table ? [sql`record_table = ${table}`] : []),
      ...(without.length > 0 ? [sql`record_table <> all(${without}::text[])`] : []),
      ...(action ? [sql`action = ${action}`] : []),
      ...(accountId ? [sql`account_id = ${accountId}::uuid`] : []),
    ],
    sql` and `,
  )
}

function leadOf(parts: Part[]): string {
  const [lead] = parts.toSorted(
    (a, b) =>
      Number(isCascadingDelete(b)) - Number(isCascadingDelete(a)) ||
      a.count - b.count ||
      (a.firstId < b.firstId ? -1 : 1),
  )
  return lead?.firstId ?? ''
}

/** The feeds of a deleted or merged outlet are as few as it. */
function isCascadingDelete({ table, action }: Part): boolean {
  return table === 'outlets' && (action === 'delete' || action === 'restore')
}

function toBatch(batchId: string, lead: Revision, parts: Part[]): Batch {
  const counts = [...Map.groupBy(parts, part => part.table)]
    .map(([table, of]) => ({ table, count: of.reduce((sum, part) => sum + part.count, 0) }))
    .toSorted((a, b) => Number(b.table === lead.recordTable) - Number(a.table === lead.recordTable))
  const isMerge =
    lead.recordTable === 'outlets' &&
    lead.action === 'delete' &&
    parts.some(({ table, action }) => table === 'outlets' && action === 'update')
  return { batchId, lead, counts, isUndone: parts.every(part => part.isUndone), isMerge }
}

// A large selection is decided in several requests, seconds apart; a request after this long counts as another click.
const openForMs = 10 * 60_000

type Selection = {
  /** The page's id for the selection, used once. '' for a decision made in one request. */
  selection: string
  /** The decision about the selection. */
  decision: object
  by: Authorized
  now: Date
}

/**
 * The batch id is derived from the selection, the decision and the account, so that one undo covers nothing else. Null
 * where a new batch is needed: no selection, or its batch is older than `openForMs` or has been undone.
 */
export async function findSelectionBatch(
  db: Db,
  { selection, decision, by, now }: Selection,
): Promise<string | null> {
  if (selection === '' || by.accountId === null) return null
  const batchId = toUuid(JSON.stringify([by.accountId, selection, decision]))
  const batch = await db
    .selectFrom('revisions')
    .select(({ fn }) => fn.max('at').as('at'))
    .select(({ fn }) => fn.agg<boolean>('bool_or', ['undone']).as('undone'))
    .where('batchId', '=', batchId)
    .executeTakeFirst()
  if (!batch?.at) return batchId
  const isOpen = !batch.undone && now.getTime() - new Date(batch.at).getTime() <= openForMs
  return isOpen ? batchId : null
}

/** UUID version 8, which RFC 9562 reserves for custom hashes. */
function toUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}

/** The records of one table that a batch wrote to, undone or not. */
export async function listRecordsOfBatch(
  db: Db,
  { batchId, table }: { batchId: string; table: RecordTable },
): Promise<string[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('recordId')
    .distinct()
    .where('batchId', '=', batchId)
    .where('recordTable', '=', table)
    .execute()
  return rows.map(row => row.recordId)
}
