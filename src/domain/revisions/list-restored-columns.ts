import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { kindOf } from './record-kinds.ts'

// The restore sets these itself.
const written = ['version', 'updated_at']

/** The columns that a restore writes back, in the table's order: all that the kind does not leave out. */
export async function listRestoredColumns(
  db: Db,
  table: RecordTable,
): Promise<{ ofDeleted: string[]; ofExisting: string[] }> {
  const { notRestored = [], onlyRecreated = [], derived = [] } = kindOf[table]
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all(${[...written, ...notRestored, ...derived]}::text[])
    order by attnum`.execute(db)
  const ofDeleted = rows.map(({ name }) => name)
  return { ofDeleted, ofExisting: ofDeleted.filter(name => !onlyRecreated.includes(name)) }
}
