import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { RecordTable } from '../../database/record-table.ts'
import type { JsonObject } from '../../database/tables.ts'
import { derivedColumns } from './record-columns.ts'
import { recordKinds } from './record-kinds.ts'

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
