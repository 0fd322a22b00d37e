import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import type { JsonObject, JsonValue } from '../../database/tables.ts'
import { derivedColumns, recordKinds } from './record-kinds.ts'
import type { Revision, RevisionAction } from './revision.ts'

/** The revisions of one click that are not undone yet, without imports (not clicks) and accounts (which have no undo). */
export async function listBatch(db: Db, batchId: string): Promise<Revision[]> {
  const rows = await select(db)
    .where('batchId', '=', batchId)
    .where('undone', '=', false)
    .where('isBulk', '=', false)
    .where('recordTable', 'not in', ['imports', 'accounts'])
    .orderBy('id')
    .execute()
  return rows.map(toRevision)
}

/** The revisions of an import's own records that are not undone yet, newest first, below `below`. */
export async function listBulk(
  db: Db,
  {
    batchId,
    table,
    below,
    limit,
  }: { batchId: string; table: RecordTable; below: string | null; limit: number },
): Promise<Revision[]> {
  let query = select(db)
    .where('batchId', '=', batchId)
    .where('recordTable', '=', table)
    .where('undone', '=', false)
  if (below) query = query.where('id', '<', below)
  const rows = await query.orderBy('id', 'desc').limit(limit).execute()
  return rows.map(toRevision)
}

/** The history of one record, newest first. */
export async function listRevisionsOf(db: Db, recordId: string, limit: number): Promise<Revision[]> {
  const rows = await select(db)
    .where('recordId', '=', recordId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toRevision)
}

/** In any order; unknown ids are left out, ids that are not UUIDs throw. */
export async function listRevisions(db: Db, ids: string[]): Promise<Revision[]> {
  const rows = await select(db).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  return rows.map(toRevision)
}

/**
 * Whether a deleted record was restored later, so that a newer revision holds its last text. `deletion` is the alias of the
 * deleting revision. A count, because PostgreSQL would turn `exists` into a join that reads all revisions.
 */
export function isOutdated(deletion: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${deletion}.${column}`)
  return sql`(
    select count(*) > 0 from revisions later
    where later.record_id = ${of('record_id')} and later.record_table = ${of('record_table')}
      and later.id > ${of('id')} and later.after is not null and not later.undone)`
}

/** Of these deletions, those whose record was restored later. */
export async function listOutdated(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from revisions deletion
    where id = any(${ids}::uuid[]) and ${isOutdated('deletion')}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** `id` must be a UUID. */
export async function findRevision(db: Db, id: string): Promise<Revision | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? toRevision(row) : null
}

export type ActivityFilter = {
  table?: RecordTable
  action?: RevisionAction
  accountId?: string
  /** Always excluded, whatever the other filters select. */
  without?: readonly RecordTable[]
}

/** One row per revision, newest first, below `after`; an import is one row. */
export async function listActivity(
  db: Db,
  options: ActivityFilter & { batchId?: string; after: TimeKey | null; limit: number },
): Promise<{ revisions: Revision[]; next: TimeKey | null }> {
  const { table, action, accountId, batchId, after, limit } = options
  let query = select(db).where('isBulk', '=', false).orderBy('at', 'desc').orderBy('id', 'desc')
  if (batchId) query = query.where('batchId', '=', batchId)
  if (table) query = query.where('recordTable', '=', table)
  if (action) query = query.where('action', '=', action)
  if (accountId) query = query.where('accountId', '=', accountId)
  if (after) query = query.where(isBelow('at', after))
  const found = await query.limit(limit + 1).execute()
  const { rows, next } = slicePage(found.map(toRevision), { limit, keyOf: ({ at, id }) => ({ at, id }) })
  return { revisions: rows, next }
}

function select(db: Db) {
  return db
    .selectFrom('revisions')
    .select(['id', 'recordTable', 'recordId', 'action', 'batchId', 'accountName', 'at', 'before'])
    .select(['after', 'undone'])
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

function toRevision(row: Row): Revision {
  return { ...row, before: objectOrNull(row.before), after: objectOrNull(row.after) }
}

function objectOrNull(value: JsonValue | null): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
}

type CurrentRecord = { recordTable: RecordTable; recordId: string; before: null; after: JsonObject }

/** The record of any kind with this id, which must be a UUID, as a revision would hold it; null if there is none. */
export async function findRecord(
  db: Db,
  id: string,
  { hidden }: { hidden: readonly RecordTable[] },
): Promise<CurrentRecord | null> {
  const found = Object.keys(recordKinds).map(
    table => sql`select ${table} as record_table, to_jsonb(record) - ${derivedColumns}::text[] as after
      from ${sql.table(table)} record where id = ${id}`,
  )
  const { rows } = await sql<Pick<CurrentRecord, 'recordTable' | 'after'>>`
    select record_table, after from (${sql.join(found, sql` union all `)}) found
    where record_table <> all(${hidden}::text[]) limit 1`.execute(db)
  const [row] = rows
  return row ? { ...row, recordId: id, before: null } : null
}
