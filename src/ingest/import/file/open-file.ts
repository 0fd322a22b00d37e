import type { ExchangeTable } from '../../../domain/exchange/exchange-table.ts'
import type { ImportFailure } from '../../../domain/exchange/import-job.ts'
import type { Reading } from '../../../domain/exchange/import-queries.ts'
import { decodePieces } from './decode-pieces.ts'
import { detectFileEncoding } from './detect-file-encoding.ts'
import { detectFormat, type FileFormat, headerWithin } from './detect-format.ts'
import { readColumns } from './file-columns.ts'
import { type CsvRecord, readCsv } from './read-csv.ts'
import { type FileRecord, isJsonObject, readFields } from './read-fields.ts'
import { type JsonRecord, readJson } from './read-json.ts'

type OpenedFile =
  | { ok: true; table: ExchangeTable; reading: Reading; records: AsyncGenerator<FileRecord> }
  | { ok: false; failure: ImportFailure; table: ExchangeTable | null; reading: Reading | null }

type Opening = {
  /** Called with the number of bytes read so far. */
  onBytes: (bytesDone: number) => void
  /** The list to read, if the file has several named lists. */
  list?: ExchangeTable | null
}

/**
 * Detects a file's format and returns its records. Each call of `readPieces` must give the file's bytes from the
 * beginning; `reading` is filled in further while the records are read.
 */
export async function openFile(
  readPieces: () => AsyncIterable<Buffer>,
  { onBytes, list = null }: Opening,
): Promise<OpenedFile> {
  const detected = await detectFileEncoding(readPieces())
  if (!detected.ok) return { ok: false, failure: detected.reason, table: null, reading: null }
  const { encoding } = detected
  const reading: Reading = {
    format: 'csv',
    encoding,
    delimiter: '',
    nulCount: 0,
    cut: '',
    unknownColumns: [],
    missingColumns: [],
  }
  const onNuls = (count: number) => {
    reading.nulCount += count
  }
  const texts = decodePieces(readPieces(), { encoding, onNuls, onBytes })
  const head = String((await texts.next()).value ?? '')
  const format: FileFormat = list ? { kind: 'json', path: `$.${list}.*` } : detectFormat(head)
  if (format.kind === 'markup') return { ok: false, failure: 'markup', table: null, reading: null }
  reading.format = format.kind
  if (format.kind === 'csv') reading.delimiter = format.delimiter
  return openRecords(readRecords(resume([head], texts), format), { reading, list })
}

function readRecords(
  texts: AsyncIterable<string>,
  format: Exclude<FileFormat, { kind: 'markup' }>,
): AsyncGenerator<CsvRecord | JsonRecord> {
  if (format.kind === 'csv') return readCsv(texts, format.delimiter)
  const isLines = format.kind === 'json-lines'
  return readJson(texts, { path: isLines ? '$' : format.path, isLines })
}

/** The first record names the columns: the header of a CSV file, below any title, or the keys of a JSON record. */
async function openRecords(
  records: AsyncGenerator<CsvRecord | JsonRecord>,
  { reading, list }: { reading: Reading; list: ExchangeTable | null },
): Promise<OpenedFile> {
  const fail = (failure: ImportFailure, table: ExchangeTable | null = null): OpenedFile => ({
    ok: false,
    failure,
    table,
    reading,
  })
  const above = await readAboveHeader(records, list)
  const first = above.header
  if (!first) return fail('empty')
  if ('cut' in first) {
    return fail(first.cut === 'record-too-long' || first.cut === 'too-complex' ? first.cut : 'malformed')
  }
  const isHeader = 'cells' in first
  const heads = isHeader ? first.cells : isJsonObject(first.value) ? Object.keys(first.value) : []
  const columns = readColumns(heads, list)
  const { table, unknown, missing } = columns
  Object.assign(reading, {
    unknownColumns: unknown,
    missingColumns: missing,
    linesAbove: above.skipped,
  } satisfies Partial<Reading>)
  if (!table) return fail('no-known-columns')
  if (isHeader && missing.length > 0) return fail('missing-columns', table)
  const rest = resume(above.below, records)
  const all = isHeader ? rest : resume([first], rest)
  return { ok: true, table, reading, records: readFields(all, { columns, reading }) }
}

type Opened = {
  header: CsvRecord | JsonRecord | undefined
  skipped: number
  below: (CsvRecord | JsonRecord)[]
}

/** Finds the first record with all required columns, otherwise the first with any, otherwise the first. */
async function readAboveHeader(
  records: AsyncGenerator<CsvRecord | JsonRecord>,
  list: ExchangeTable | null,
): Promise<Opened> {
  const read: (CsvRecord | JsonRecord)[] = []
  let best = { at: 0, rank: -1 }
  while (read.length < headerWithin && best.rank < 2) {
    const record: CsvRecord | JsonRecord | undefined = (await records.next()).value
    if (!record) break
    const at = read.push(record) - 1
    if (!('cells' in record)) break
    const { table, missing } = readColumns(record.cells, list)
    const rank = table ? (missing.length === 0 ? 2 : 1) : 0
    if (rank > best.rank) best = { at, rank }
  }
  return { header: read[best.at], skipped: best.at, below: read.slice(best.at + 1) }
}

async function* resume<T>(first: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* first
  yield* rest
}
