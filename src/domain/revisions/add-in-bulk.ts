import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { insertRows } from '../../database/insert-rows.ts'
import type { RecordTable } from '../../database/record-table.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { derivedColumns } from './record-columns.ts'

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
