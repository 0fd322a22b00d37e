import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import type { ExchangeTable } from '../../domain/exchange/exchange-table.ts'
import type { ImportFailure } from '../../domain/exchange/import-job.ts'
import type { ImportJob, ImportPass, Reading } from '../../domain/exchange/import-queries.ts'
import type { FieldProblem } from '../../domain/fields/field-problem.ts'
import { type Batch, doBatch, listMovedKeys, readBatches } from './batches.ts'
import { type Halt, type Pulse, workThrough } from './claim-import.ts'
import { openFile } from './file/open-file.ts'
import { listLists } from './file/recognise-file.ts'
import { type FileDayOrder, findDayOrder, withReadDates } from './file/spreadsheet-dates.ts'
import type { WrongRow } from './rows/import-row.ts'

export type PassResult =
  | { ended: 'whole'; table?: ExchangeTable; reading?: Reading }
  | { ended: 'failed'; failure: ImportFailure; table?: ExchangeTable | null; reading?: Reading | null }
  | { ended: Halt }

// Updating the search index takes most of an import's time, and PostgreSQL uses one core per connection.
const batchesAtOnce = 2

type Work = { job: ImportJob; pass: ImportPass; by: Authorized; now: Date; pulse: Pulse }

/** Reads the whole file once. Batches that an earlier worker finished are read, for their keys, but not done again. */
export async function runPass(db: Db, { pulse, ...work }: Work): Promise<PassResult> {
  const { job, pass, now } = work
  const opened = await openFile(() => readPieces(db, job.id), { onBytes: pulse.report, list: job.list })
  if (!opened.ok) return { ...opened, ended: 'failed' }
  const { table, reading } = opened
  const records = withReadDates(opened.records, async () => {
    const found = job.reading?.dayOrder ?? (await findOrder(db, job, now))
    if (found) reading.dayOrder = found
    return found
  })
  const finished = await listFinished(db, job.id, pass)
  const moved = await listMovedKeys(db, job, table)
  const ended = await workThrough(noteRows(readBatches(records, { db, table, now }), reading), {
    pulse,
    atOnce: batchesAtOnce,
    isDone: batch => finished.has(batch.number),
    work: batch => doBatch(db, batch, { ...work, table, moved }),
  })
  return ended === 'whole' ? { ended, table, reading } : { ended }
}

async function* noteRows(batches: AsyncIterable<Batch>, reading: Reading): AsyncGenerator<Batch> {
  let [placedByDate, withoutCategory] = [0, 0]
  for await (const batch of batches) {
    placedByDate += batch.rows.filter(row => row.isPlacedByDate).length
    withoutCategory += batch.wrong.filter(lacksOnlyCategory).length
    Object.assign(reading, { placedByDate, withoutCategory } satisfies Partial<Reading>)
    yield batch
  }
}

function lacksOnlyCategory({ reasons: [reason, ...others] }: WrongRow): boolean {
  if (reason?.code !== 'field' || others.length > 0) return false
  return reason.problem === ('category-required' satisfies FieldProblem)
}

/** Reads a spreadsheet's file once more. */
async function findOrder(db: Db, job: ImportJob, now: Date): Promise<FileDayOrder | null> {
  const opened = await openFile(() => readPieces(db, job.id), { onBytes: () => undefined, list: job.list })
  return opened.ok && opened.reading.format === 'csv' ? findDayOrder(opened.records, now) : null
}

/** Chooses the first list of a file with several; the others follow once it has been imported or skipped. */
export async function chooseList(db: Db, job: ImportJob, token: string): Promise<ImportJob> {
  if (job.list) return job
  const [list = null, ...listsLeft] = await listLists(() => readPieces(db, job.id))
  if (!list) return job
  const chosen = { list, listsLeft }
  await db.updateTable('imports').set(chosen).where('id', '=', job.id).where('claim', '=', token).execute()
  return { ...job, ...chosen }
}

/** The bytes of an uploaded file, piece by piece, so that only one piece is in memory at a time. */
async function* readPieces(db: Db, importId: string): AsyncGenerator<Buffer> {
  const pieces = db.selectFrom('importPieces').select('bytes').where('importId', '=', importId)
  for (let number = 0; ; number += 1) {
    const piece = await pieces.where('number', '=', number).executeTakeFirst()
    if (!piece) return
    yield piece.bytes
  }
}

async function listFinished(db: Db, importId: string, pass: ImportPass): Promise<Set<number>> {
  const parts = db.selectFrom('importParts').select('number')
  const finished = await parts.where('importId', '=', importId).where('pass', '=', pass).execute()
  return new Set(finished.map(part => part.number))
}
