import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { insertRows } from '../../database/insert-rows.ts'
import { nextVersion, type RecordTable, setNextVersion } from '../../database/record-table.ts'
import { catchTaken } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'
import { recordChange } from './record-change.ts'
import { derivedColumns } from './record-kinds.ts'

// The three writes of the admin area, the same for every table that keeps revisions. Call them in a transaction.

type Write = { table: RecordTable; by: Authorized; now: Date; batchId?: string }
export type Values = Record<string, string | number | boolean | Date | string[] | RawBuilder<unknown> | null>

/** Adds a row. Null when a unique constraint refuses it. */
export async function addRecord(
  tx: Db,
  { values, ...write }: Write & { values: Values },
): Promise<{ id: string; batchId: string } | null> {
  const id = await newId(tx)
  const row = { ...values, id, createdAt: write.now, updatedAt: write.now }
  const names = sql.join(Object.keys(row).map(name => sql.ref(name)))
  const { result, batchId } = await recordChange(tx, { ...write, ids: [id], action: 'add' }, () =>
    sql`insert into ${sql.table(write.table)} (${names}) values (${sql.join(Object.values(row))})
      on conflict do nothing`.execute(tx),
  )
  return result.numAffectedRows === 1n ? { id, batchId } : null
}

/** `stale`: it changed since the editor's version. `taken`: a unique constraint refuses. A save without a change writes nothing. */
export async function updateRecord(
  tx: Db,
  { id, version, values, ...write }: Write & { id: string; version: number; values: Values },
): Promise<{ ok: true; batchId: string } | { ok: false; reason: 'not-found' | 'stale' | 'taken' }> {
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  const current = await sql<{ version: number }>`
    select version from ${sql.table(write.table)} where id = ${id} for update`.execute(tx)
  if (!current.rows[0]) return { ok: false, reason: 'not-found' }
  if (current.rows[0].version !== version) return { ok: false, reason: 'stale' }
  return catchTaken(tx, async savepoint => {
    const { batchId } = await recordChange(savepoint, { ...write, ids: [id], action: 'update' }, () =>
      setValues(savepoint, { table: write.table, ids: [id], values, now: write.now }),
    )
    return { ok: true, batchId }
  })
}

/**
 * Sets the same values on many rows, whatever their version: for a single field, the last write wins. A row that has them stays
 * as it is, yet counts; without values, each row only gets its next version.
 */
export async function updateRecords(
  tx: Db,
  { ids, values, ...write }: Write & { ids: string[]; values: Values },
): Promise<{ count: number; batchId: string }> {
  return inPieces(ids, write, async (piece, batchId) => {
    const change = { ...write, ids: piece, action: 'update', batchId } as const
    const { foundCount } = await recordChange(tx, change, () =>
      setValues(tx, { table: write.table, ids: piece, values, now: write.now }),
    )
    return foundCount
  })
}

/** Deletes rows with a revision each, from which undo and the bin restore them; rows already gone are not counted. */
export async function deleteRecords(
  tx: Db,
  { ids, ...write }: Write & { ids: string[] },
): Promise<{ count: number; batchId: string }> {
  return inPieces(ids, write, async (piece, batchId) => {
    const change = { ...write, ids: piece, action: 'delete', batchId } as const
    const { foundCount } = await recordChange(tx, change, () =>
      sql`delete from ${sql.table(write.table)} where id = any(${piece}::uuid[])`.execute(tx),
    )
    return foundCount
  })
}

/** The rows with new ids, in ascending order. */
export async function withNewIds<Row extends object>(
  tx: Db,
  rows: readonly Row[],
): Promise<(Row & { id: string })[]> {
  const { rows: ids } = await sql<{ id: string }>`
    select uuid_v7() as id from generate_series(1, ${rows.length}::integer)`.execute(tx)
  return ids.flatMap(({ id }, n) => {
    const row = rows[n]
    return row ? [{ ...row, id }] : []
  })
}

/** A UUIDv7: later ids are larger. */
export async function newId(tx: Db): Promise<string> {
  const [row] = await withNewIds(tx, [{}])
  if (!row) throw new Error('uuid_v7() gave no id')
  return row.id
}

// A news link takes up to 5 ms to write in a table of a million, and a statement may take 10 s.
const rowsAtOnce = 500

/** Works through any number of records as one batch, each once, in ascending id order, which is everyone's lock order. */
async function inPieces(
  ids: string[],
  { batchId = randomUUID() }: Pick<Write, 'batchId'>,
  work: (piece: string[], batchId: string) => Promise<number>,
): Promise<{ count: number; batchId: string }> {
  const known = [...new Set(ids.filter(isUuid).map(id => id.toLowerCase()))].toSorted()
  let count = 0
  for (let at = 0; at < known.length; at += rowsAtOnce) {
    count += await work(known.slice(at, at + rowsAtOnce), batchId)
  }
  return { count, batchId }
}

async function setValues(
  tx: Db,
  { table, ids, values, now }: { table: RecordTable; ids: string[]; values: Values; now: Date },
) {
  const pairs = Object.entries({ ...values, ...nextVersion(now) }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  return sql`update ${sql.table(table)} set ${sql.join(pairs)}
    where id = any(${ids}::uuid[]) and ${isChangedBy(values)}`.execute(tx)
}

function isChangedBy(values: Values): RawBuilder<unknown> {
  if (Object.keys(values).length === 0) return sql`true`
  const names = sql.join(Object.keys(values).map(name => sql.ref(name)))
  return sql`row(${names}) is distinct from row(${sql.join(Object.values(values))})`
}

type NewRow = Record<string, string | number | boolean | object | null> & { id: string }

/**
 * Inserts rows and their revisions in one statement: reading a hundred thousand links back would take a fifth of the
 * time. All rows have the same columns; times are ISO 8601. Returns the ids that no unique constraint refused.
 */
export async function addInBulk(
  tx: Db,
  rows: NewRow[],
  { table, by, batchId, now }: { table: RecordTable; by: Authorized; batchId: string; now: Date },
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const added = await sql<{ id: string }>`
    with added as (
      ${insertRows(table, rows)} on conflict do nothing returning *
    )
    insert into revisions
      (record_table, record_id, action, batch_id, account_id, account_name, at, is_bulk, after)
    select ${table}, id, 'add', ${batchId}, ${by.accountId}, ${by.name}, ${now}::timestamptz, true,
      to_jsonb(added) - ${derivedColumns}::text[]
    from added returning record_id as id`.execute(tx)
  return new Set(added.rows.map(row => row.id))
}

/** Updates rows in one statement and increments their version; skips unknown ids. Columns are snake_case, times ISO 8601. */
export async function updateInBulk(
  tx: Db,
  rows: object[],
  { table, columns, now }: { table: RecordTable; columns: string[]; now: Date },
): Promise<void> {
  if (rows.length === 0) return
  const updates = sql.join(columns.map(name => sql`${sql.ref(name)} = r.${sql.ref(name)}`))
  await sql`
    update ${sql.table(table)} t set ${updates}, ${setNextVersion(now, 't')}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r
    where t.id = r.id`.execute(tx)
}
