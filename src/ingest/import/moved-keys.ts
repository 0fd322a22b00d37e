import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type ExchangeTable, keyColumns } from '../../domain/exchange/exchange-table.ts'
import type { ImportJob } from '../../domain/exchange/import-job.ts'
import type { JudgedRow, MovedKeys } from './judge-rows.ts'

/** Keys that earlier workers moved, of an import that is taken up again. Reads all that it wrote, once. */
export async function listMovedKeys(db: Db, job: ImportJob, table: ExchangeTable): Promise<MovedKeys> {
  const keyColumn = keyColumns[table]
  const { rows } = await sql<{ key: string }>`
    select before ->> ${keyColumn} as key from revisions
    where batch_id = ${job.batchId} and record_table = ${table} and action = 'update'
      and before ->> ${keyColumn} <> after ->> ${keyColumn}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Call it before the rows are committed: the batch beside this one waits for their locks and then has to know. */
export function noteMovedKeys(moved: MovedKeys, judged: JudgedRow[], table: ExchangeTable): void {
  for (const { row, outcome, current } of judged) {
    const key = current?.[keyColumns[table]]
    if (outcome === 'changed' && typeof key === 'string' && key !== row.key) moved.add(key)
  }
}
