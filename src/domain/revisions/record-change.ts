import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { RecordTable } from '../../database/record-table.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { derivedColumns } from './record-columns.ts'
import type { RevisionAction } from './revision.ts'

type ChangeOf = {
  table: RecordTable
  /** The records that `change` may touch: existing ones, or the ids that new ones will get. */
  ids: string[]
  action: RevisionAction
  /** Each calling verb has already checked the role that it needs. */
  by: Authorized<'contributor'>
  now: Date
  /** Set when several calls belong to one click. */
  batchId?: string
  /** One of thousands that the activity lists as one line. */
  isBulk?: boolean
}

/**
 * Writes a revision for each of `ids` that `change` altered; call it inside a transaction. The rows are locked first,
 * in the order of their ids, so that two editors wait for one another instead of deadlocking.
 */
export async function recordChange<T>(
  tx: Db,
  { table, ids, action, by, now, batchId = randomUUID(), isBulk = false }: ChangeOf,
  change: () => Promise<T>,
): Promise<{ result: T; batchId: string }> {
  const before = await snapshot(tx, table, ids)
  const result = await change()
  const after = await snapshot(tx, table, ids)
  const changed = ids.filter(id => before.get(id) !== after.get(id))
  if (changed.length > 0) {
    await sql`
      insert into revisions (record_table, record_id, action, batch_id, account_id, account_name, at, is_bulk, before, after)
      select ${table}, id, ${action}, ${batchId}, ${by.accountId}, ${by.name}, ${now}, ${isBulk}, before, after
      from unnest(
        ${changed}::uuid[],
        ${changed.map(id => before.get(id) ?? null)}::jsonb[],
        ${changed.map(id => after.get(id) ?? null)}::jsonb[]
      ) as changed (id, before, after)
    `.execute(tx)
  }
  return { result, batchId }
}

/** The rows as JSON text by id, without derived columns. */
async function snapshot(tx: Db, table: RecordTable, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; row: string }>`
    select id, (to_jsonb(record) - ${derivedColumns}::text[])::text as row from ${sql.table(table)} record
    where id = any(${ids}::uuid[]) order by id for update
  `.execute(tx)
  return new Map(rows.map(({ id, row }) => [id, row]))
}
