import { announceTogether } from '../../database/announce-together.ts'
import type { Db } from '../../database/connect.ts'
import { toJson } from '../../database/json-text.ts'
import { inTransaction } from '../../database/transaction.ts'
import { tryAgain } from '../../database/try-again.ts'
import { isRace } from '../../database/violation.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { ExchangeTable } from '../../domain/exchange/exchange-table.ts'
import type { ImportJob, ImportLine, Outcome } from '../../domain/exchange/import-job.ts'
import type { ImportPass } from '../../domain/exchange/import-queries.ts'
import { type JudgedRow, judgeRows, type MovedKeys } from './judge-rows.ts'
import { noteMovedKeys } from './moved-keys.ts'
import type { Batch } from './read-batches.ts'
import type { WrongRow } from './rows/import-row.ts'
import { writeRows } from './write-rows.ts'

export type BatchWork = {
  job: ImportJob
  table: ExchangeTable
  pass: ImportPass
  by: Authorized
  now: Date
  moved: MovedKeys
}

/** Judges a batch, writes it when that is the pass, and keeps its lines: all of it or nothing. */
export async function doBatch(db: Db, batch: Batch, work: BatchWork): Promise<void> {
  return tryAgain(() => inTransaction(db, tx => doOnce(tx, batch, work)), isRace)
}

async function doOnce(tx: Db, batch: Batch, work: BatchWork): Promise<void> {
  const { job, table, pass, by, now, moved } = work
  const isWriting = pass === 'import'
  if (isWriting) await announceTogether(tx)
  const existing = isWriting ? job.existing : 'change'
  const judged = await judgeRows(tx, { table, rows: batch.rows, existing, isWriting, moved })
  const writing = { table, by, now, batchId: job.batchId }
  const done = isWriting ? await writeRows(tx, judged, writing) : judged
  if (isWriting) noteMovedKeys(moved, done, table)
  await keepPart(tx, { importId: job.id, pass, number: batch.number, lines: linesOf(batch, done) })
}

function linesOf(batch: Batch, judged: JudgedRow[]): ImportLine[] {
  const lines = [
    ...batch.wrong.map(row => lineOf(row, 'wrong')),
    ...batch.repeated.map(row => lineOf(row, 'duplicate')),
    ...judged.map(({ row, outcome, reasons }) => lineOf({ ...row, reasons }, outcome)),
  ]
  return lines.toSorted((a, b) => a.line - b.line)
}

function lineOf({ line, title, reasons }: WrongRow, outcome: Outcome): ImportLine {
  return { line, outcome, reasons, title }
}

type Part = { importId: string; pass: ImportPass; number: number; lines: ImportLine[] }

async function keepPart(tx: Db, { lines, ...part }: Part): Promise<void> {
  const count = (outcome: Outcome) => lines.filter(line => line.outcome === outcome).length
  await tx
    .insertInto('importParts')
    .values({
      ...part,
      newCount: count('new'),
      changedCount: count('changed'),
      duplicateCount: count('duplicate'),
      wrongCount: count('wrong'),
      lines: toJson(lines),
    })
    .execute()
}
