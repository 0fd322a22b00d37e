import { sql } from 'kysely'
import { announceTogether } from '../../database/announce-together.ts'
import type { Db } from '../../database/connect.ts'
import { toJson } from '../../database/json-text.ts'
import { inTransaction } from '../../database/transaction.ts'
import { tryAgain } from '../../database/try-again.ts'
import { isRace } from '../../database/violation.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { type ExchangeTable, exchangeOf } from '../../domain/exchange/exchange-table.ts'
import type { Outcome } from '../../domain/exchange/import-job.ts'
import type { ImportJob, ImportLine, ImportPass } from '../../domain/exchange/import-queries.ts'
import { type JudgedRow, judgeRows, type MovedKeys } from './judge-rows.ts'
import type { Batch } from './read-batches.ts'
import type { WrongRow } from './rows/import-row.ts'
import { writeRows } from './write-rows.ts'

type BatchWork = {
  job: ImportJob
  table: ExchangeTable
  pass: ImportPass
  by: Authorized
  now: Date
  moved: MovedKeys
}

/** Judges a batch, writes it if this is the import pass, and stores its report lines, all in one transaction. */
export async function doBatch(db: Db, batch: Batch, work: BatchWork): Promise<void> {
  return tryAgain(() => inTransaction(db, tx => doOnce(tx, batch, work)), isRace)
}

async function doOnce(tx: Db, batch: Batch, work: BatchWork): Promise<void> {
  const { job, table, pass, by, now, moved } = work
  const isWriting = pass === 'import'
  if (isWriting) await announceTogether(tx)
  const existing = isWriting ? job.existing : 'change'
  let judged = await judgeRows(tx, { table, rows: batch.rows, existing, isWriting, moved })
  if (isWriting) {
    judged = await writeRows(tx, judged, { table, by, now, batchId: job.batchId })
    // Noted before the commit, because the concurrent batch waits for these row locks and then needs the moved keys.
    noteMovedKeys(moved, judged, table)
  }
  const lines = linesOf(batch, judged)
  const count = (outcome: Outcome) => lines.filter(line => line.outcome === outcome).length
  await tx
    .insertInto('importParts')
    .values({
      importId: job.id,
      pass,
      number: batch.number,
      newCount: count('new'),
      changedCount: count('changed'),
      duplicateCount: count('duplicate'),
      wrongCount: count('wrong'),
      lines: toJson(lines),
    })
    .execute()
}

function linesOf(batch: Batch, judged: JudgedRow[]): ImportLine[] {
  const lineOf = ({ line, title, reasons }: WrongRow, outcome: Outcome) => ({ line, outcome, reasons, title })
  return [
    ...batch.wrong.map(row => lineOf(row, 'wrong')),
    ...batch.repeated.map(row => lineOf(row, 'duplicate')),
    ...judged.map(({ row, outcome, reasons }) => lineOf({ ...row, reasons }, outcome)),
  ].toSorted((a, b) => a.line - b.line)
}

/** The keys that earlier workers moved, for an import that is resumed. Reads everything it wrote, once. */
export async function listMovedKeys(db: Db, job: ImportJob, table: ExchangeTable): Promise<MovedKeys> {
  const keyColumn = exchangeOf(table).key
  const { rows } = await sql<{ key: string }>`
    select before ->> ${keyColumn} as key from revisions
    where batch_id = ${job.batchId} and record_table = ${table} and action = 'update'
      and before ->> ${keyColumn} <> after ->> ${keyColumn}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

function noteMovedKeys(moved: MovedKeys, judged: JudgedRow[], table: ExchangeTable): void {
  const keyColumn = exchangeOf(table).key
  for (const { row, outcome, current } of judged) {
    const key = current?.[keyColumn]
    if (outcome === 'changed' && typeof key === 'string' && key !== row.key) moved.add(key)
  }
}
