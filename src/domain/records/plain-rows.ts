import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { violationOf } from '../../database/database-error.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUuid } from '../fields/record-id.ts'
import type { Editor } from '../revisions/revision.ts'
import { addRecord, deleteRecords, updateRecord, type Values } from '../revisions/write-record.ts'
import type { PlainRecord } from './plain-record.ts'

type Described<Row> = Pick<PlainRecord<Row, object, unknown>, 'table' | 'columns'> & { fields: object }
type Sorted = Pick<PlainRecord<never, never, never>, 'table' | 'sortedBy'>

/** The record that a form edits, with the columns of its description; null if there is none with this id. */
export async function findPlain<Row>(db: Db, record: Described<Row>, id: string): Promise<Row | null> {
  if (!isUuid(id)) return null
  const { table, fields, columns = ['id', 'version', ...Object.keys(fields)] } = record
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map(column => sql.ref(column)))}
    from ${sql.table(table)} where id = ${id}`.execute(db)
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

type Plain<Input, Taken> = {
  table: RecordTable
  toValues: (input: Input) => Values
  /** The refusal when a unique constraint refuses, with the values that its sentence names. */
  taken: (tx: Db, input: Input) => Promise<Taken>
}

type Refused<Refusal> = { ok: false } & Refusal

/**
 * The three writes of a plain record, each with its revision. `version` is the one that the form was filled from: `stale` if
 * another editor has saved since. `in-use`: other records refer to it. A deletion can be undone.
 */
export function plainWrites<Input, Taken extends { reason: string }>({
  table,
  toValues,
  taken,
}: Plain<Input, Taken>) {
  return {
    async add(
      db: Db,
      { input, by, now }: Editor & { input: Input },
    ): Promise<{ ok: true; id: string; batchId: string } | Refused<Taken>> {
      return inTransaction(db, async tx => {
        const added = await addRecord(tx, { table, values: toValues(input), by, now })
        return added ? { ok: true, ...added } : { ok: false, ...(await taken(tx, input)) }
      })
    },

    async update(
      db: Db,
      { input, id, version, by, now }: Editor & { id: string; version: number; input: Input },
    ): Promise<{ ok: true; batchId: string } | Refused<Taken> | Refused<{ reason: 'not-found' | 'stale' }>> {
      return inTransaction(db, async tx => {
        const updated = await updateRecord(tx, { table, id, version, values: toValues(input), by, now })
        if (updated.ok) return updated
        const { reason } = updated
        return reason === 'taken' ? { ok: false, ...(await taken(tx, input)) } : { ok: false, reason }
      })
    },

    async remove(
      db: Db,
      { id, by, now }: Editor & { id: string },
    ): Promise<{ ok: true; batchId: string } | Refused<{ reason: 'in-use' | 'not-found' }>> {
      try {
        return await inTransaction(db, async tx => {
          const { count, batchId } = await deleteRecords(tx, { table, ids: [id], by, now })
          return count > 0 ? { ok: true, batchId } : { ok: false, reason: 'not-found' }
        })
      } catch (error) {
        if (violationOf(error) === 'reference') return { ok: false, reason: 'in-use' }
        throw error
      }
    },
  }
}
