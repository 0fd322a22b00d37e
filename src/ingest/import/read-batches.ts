import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ExchangeTable } from '../../domain/exchange/exchange-table.ts'
import type { LineReason } from '../../domain/exchange/line-reason.ts'
import type { FileRecord } from './file/read-fields.ts'
import type { ImportRow, WrongRow } from './rows/import-row.ts'
import { readRow } from './rows/read-row.ts'

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
  options: { table: ExchangeTable; now: Date; recordsMax?: number },
): AsyncGenerator<Batch> {
  const { table, now, recordsMax = defaultRecordsMax } = options
  const seen = createSeen()
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
    if (!read.ok) batch.wrong.push(read)
    else checkRepetition(read.row, { seen, batch, table })
    count += 1
    if (count % rowsATurn === 0) await nextTurn()
    if (count % batchSize === 0) {
      yield batch
      batch = { number: batch.number + 1, rows: [], wrong: [], repeated: [] }
    }
  }
  if (count % batchSize !== 0) yield batch
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
