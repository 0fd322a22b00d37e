import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type RecordTable, setNextVersion } from '../../database/record-table.ts'

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
