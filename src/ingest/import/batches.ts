import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { announceTogether } from '../../database/changes.ts'
import type { Db } from '../../database/connect.ts'
import { isRace } from '../../database/database-error.ts'
import { toJson } from '../../database/json-text.ts'
import { inTransaction, tryAgain } from '../../database/transaction.ts'
import type { Authorized } from '../../domain/accounts/authorize.ts'
import { exemptAddresses, listExemptions } from '../../domain/duplicates/duplicate-exceptions.ts'
import { type ExchangeTable, exchangeOf } from '../../domain/exchange/exchange-table.ts'
import type { Outcome } from '../../domain/exchange/import-job.ts'
import type { ImportJob, ImportLine, ImportPass } from '../../domain/exchange/import-queries.ts'
import type { LineReason } from '../../domain/exchange/line-reason.ts'
import { findOutletsAt } from '../../domain/outlets/find-outlet-at.ts'
import type { FileRecord } from './file/open-file.ts'
import { type JudgedRow, judgeRows, type MovedKeys } from './judge-rows.ts'
import type { ImportRow, WrongRow } from './rows/import-row.ts'
import { readRow } from './rows/read-row.ts'
import { writeRows } from './write-rows.ts'

/** A batch of records of a file, each checked by itself and against earlier records. */
export type Batch = { number: number; rows: ImportRow[]; wrong: WrongRow[]; repeated: WrongRow[] }

// One transaction per batch: about 0.5 s of work, and other writers wait no longer than that.
const batchSize = 500

// The seen keys of so many take 150 MB of memory. The largest site has half as many.
const defaultRecordsMax = 2_000_000

// Yields to the event loop after this many rows.
const rowsATurn = 50

/** Splits a file into batches in its order. The same file always yields the same batches, so a number identifies them. */
export async function* readBatches(
  records: AsyncIterable<FileRecord>,
  options: { db: Db; table: ExchangeTable; now: Date; recordsMax?: number },
): AsyncGenerator<Batch> {
  const { db, table, now, recordsMax = defaultRecordsMax } = options
  const seen = createSeen()
  const finish = async ({ rows, ...read }: Batch) => {
    const batch: Batch = { ...read, rows: [] }
    const identified = table === 'news_links' ? await withExceptions(db, rows) : rows
    for (const row of identified) checkRepetition(row, { seen, batch, table })
    return batch
  }
  let batch: Batch = { number: 0, rows: [], wrong: [], repeated: [] }
  let count = 0
  for await (const record of records) {
    if (count === recordsMax) {
      const reasons: LineReason[] = [{ code: 'too-many-records', most: recordsMax }]
      batch.wrong.push({ line: record.line, title: '', reasons })
      count += 1
      break
    }
    const read = readRow(table, record, now)
    if (read.ok) batch.rows.push(read.row)
    else batch.wrong.push(read)
    count += 1
    if (count % rowsATurn === 0) await nextTurn()
    if (count % batchSize === 0) {
      yield await finish(batch)
      batch = { number: batch.number + 1, rows: [], wrong: [], repeated: [] }
    }
  }
  if (count % batchSize !== 0) yield await finish(batch)
}

/** An outlet's learnt exceptions keep links apart that would have one identity (decision 25), also in a form. */
async function withExceptions(db: Db, rows: ImportRow[]): Promise<ImportRow[]> {
  const urlOf = (row: ImportRow) => String(row.values.url)
  const outlets = await findOutletsAt(db, rows.map(urlOf))
  const exemptions = await listExemptions(db, [...new Set([...outlets.values()].map(({ id }) => id))])
  return rows.map(row => {
    const exceptions = exemptions.get(outlets.get(urlOf(row))?.id ?? '') ?? []
    const exempt = row.isIdentified ? null : exemptAddresses(urlOf(row), exceptions)
    if (!exempt) return row
    const { canonicalUrl } = exempt
    return { ...row, key: canonicalUrl, values: { ...row.values, canonical_url: canonicalUrl } }
  })
}

type Seen = { findLine: (text: string) => number | null; add: (text: string, line: number) => void }

/** The second of two records with the same id is an error; with the same address, it is a duplicate. */
function checkRepetition(
  row: ImportRow,
  { seen, batch, table }: { seen: Seen; batch: Batch; table: ExchangeTable },
): void {
  const { line, title, id, key } = row
  const sameId = id ? seen.findLine(`id ${id}`) : null
  if (sameId) return void batch.wrong.push({ line, title, reasons: [{ code: 'same-id', line: sameId }] })
  const sameKey = seen.findLine(key)
  if (sameKey) {
    return void batch.repeated.push({ line, title, reasons: [{ code: 'same-key', line: sameKey, table }] })
  }
  if (id) seen.add(`id ${id}`, line)
  seen.add(key, line)
  batch.rows.push(row)
}

/** Stores digests instead of addresses: a million of them take 60 MB instead of 200. */
function createSeen(): Seen {
  const lines = new Map<string, number>()
  const digest = (text: string) => createHash('sha1').update(text).digest('base64').slice(0, 16)
  return {
    findLine: text => lines.get(digest(text)) ?? null,
    add: (text, line) => void lines.set(digest(text), line),
  }
}

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
