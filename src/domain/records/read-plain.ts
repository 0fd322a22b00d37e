import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../fields/record-id.ts'
import type { PlainRecord } from './plain-record.ts'

type Described<Row> = Pick<PlainRecord<Row, object, unknown>, 'table' | 'columns'> & { fields: object }
type Sorted = Pick<PlainRecord<never, never, never>, 'table' | 'sortedBy'>

/** The record that a form edits, with the columns of its description; null if there is none with this id. */
export async function findPlain<Row>(db: Db, record: Described<Row>, id: string): Promise<Row | null> {
  if (!isUuid(id)) return null
  const { table, fields, columns = ['id', 'version', ...Object.keys(fields)] } = record
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map(column => sql.ref(column)))} from ${sql.table(table)} where id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** These columns of all records, in the order of the description. */
export async function listPlain<Row extends object>(
  db: Db,
  { table, sortedBy = ['id'] }: Sorted,
  columns: readonly (keyof Row & string)[],
): Promise<Row[]> {
  const [selected, order] = [columns, sortedBy].map(names => sql.join(names.map(name => sql.ref(name))))
  const { rows } = await sql<Row>`select ${selected} from ${sql.table(table)} order by ${order}`.execute(db)
  return rows
}
