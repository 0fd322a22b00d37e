import { unguardFormula } from '../../../domain/exchange/csv-cell.ts'
import type { ExchangeTable } from '../../../domain/exchange/exchange-table.ts'
import type { ImportFailure } from '../../../domain/exchange/import-job.ts'
import type { Reading } from '../../../domain/exchange/import-queries.ts'
import type { LineReason } from '../../../domain/exchange/line-reason.ts'
import { decodePieces, detectFileEncoding } from './file-encoding.ts'
import { type CsvRecord, type RawRecord, readRecords } from './read-records.ts'
import {
  detectFormat,
  type FileColumns,
  type FileFormat,
  headerWithin,
  readColumns,
  unknownShownMax,
} from './recognise-file.ts'

type OpenedFile =
  | { ok: true; table: ExchangeTable; reading: Reading; records: AsyncGenerator<FileRecord> }
  | { ok: false; failure: ImportFailure; table: ExchangeTable | null; reading: Reading | null }

type Opening = {
  onBytes: (bytesDone: number) => void
  /** The list to read, if the file has several named lists. */
  list?: ExchangeTable | null
}

/** Detects a file's format and returns its records, which fill `reading` further. `readPieces` gives the bytes from the beginning. */
export async function openFile(
  readPieces: () => AsyncIterable<Buffer>,
  { onBytes, list = null }: Opening,
): Promise<OpenedFile> {
  const detected = await detectFileEncoding(readPieces())
  if (!detected.ok) return { ok: false, failure: detected.reason, table: null, reading: null }
  const { encoding, isMarked } = detected
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
  return openRecords(readRecords(resume([head], texts), format), { reading, list, isMarked })
}

/** The first record names the columns: the header of a CSV file, below any title, or the keys of a JSON record. */
async function openRecords(
  records: AsyncGenerator<RawRecord>,
  { reading, list, isMarked }: { reading: Reading; list: ExchangeTable | null; isMarked: boolean },
): Promise<OpenedFile> {
  const fail = (failure: ImportFailure, table: ExchangeTable | null = null): OpenedFile => {
    return { ok: false, failure, table, reading }
  }
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
  reading.unknownColumns = unknown
  reading.missingColumns = missing
  reading.linesAbove = above.skipped
  if (!table) return fail('no-known-columns')
  if (isHeader && missing.length > 0) return fail('missing-columns', table)
  const rest = resume(above.below, records)
  const all = isHeader ? rest : resume([first], rest)
  return { ok: true, table, reading, records: readFields(all, { columns, reading, isMarked }) }
}

type Opened = {
  header: RawRecord | undefined
  skipped: number
  below: RawRecord[]
}

/** Finds the first record with all required columns, otherwise the first with any, otherwise the first. */
async function readAboveHeader(
  records: AsyncGenerator<RawRecord>,
  list: ExchangeTable | null,
): Promise<Opened> {
  const read: RawRecord[] = []
  let best = { at: 0, rank: -1 }
  while (read.length < headerWithin && best.rank < 2) {
    const record: RawRecord | undefined = (await records.next()).value
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

/** The record's known fields by column, or the problem that makes it unreadable. */
type Fields = { fields: ReadonlyMap<string, unknown> } | { problem: LineReason }
export type FileRecord = { line: number } & Fields

/** Assigns each record's values to columns. Unknown columns and an early end are also noted in `reading`. */
export async function* readFields(
  records: AsyncIterable<RawRecord>,
  { columns, reading, isMarked = true }: { columns: FileColumns; reading: Reading; isMarked?: boolean },
): AsyncGenerator<FileRecord> {
  const namesOf = rememberColumns(columns, reading)
  for await (const record of records) {
    const { line } = record
    if ('cut' in record) {
      reading.cut = record.cut
      yield { line, problem: { code: record.cut } }
    } else if ('cells' in record) {
      const cells = readCells(record, columns)
      yield { line, ...(!isMarked && hasLostLetters(cells) ? { problem: { code: 'lost-letters' } } : cells) }
    } else if (!isJsonObject(record.value)) yield { line, problem: { code: 'not-an-object' } }
    else yield { line, fields: toFields(namesOf(Object.keys(record.value)), Object.values(record.value)) }
  }
}

/** Programs save a question mark for each letter that their encoding lacks: all of a headline in Hindi. */
function hasLostLetters(record: Fields): boolean {
  if ('problem' in record) return false
  return [...record.fields.values()].some(value => {
    if (typeof value !== 'string' || !value.includes('??')) return false
    const words = value.split(/\s+/)
    const lost = words.filter(word => word.includes('??') && !/[\p{L}\p{N}]/u.test(word))
    return lost.length * 2 >= words.length && lost.join('').length > 3
  })
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readCells(
  { cells, hasStrayQuote }: Extract<CsvRecord, { cells: string[] }>,
  { names, isOurs }: FileColumns,
): Fields {
  if (hasStrayQuote) return { problem: { code: 'stray-quote' } }
  // Spreadsheets pad lines with empty cells.
  const fits = cells.length >= names.length && cells.slice(names.length).every(cell => cell.trim() === '')
  if (!fits) return { problem: { code: 'other-cells', cells: cells.length, columns: names.length } }
  return { fields: toFields(names, isOurs ? cells.map(unguardFormula) : cells) }
}

function toFields(names: (string | null)[], values: unknown[]): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  names.forEach((name, at) => {
    if (name) fields.set(name, values[at])
  })
  return fields
}

/** JSON records may have different keys, but nearly always have those of the previous record, so these are cached. */
function rememberColumns({ table }: FileColumns, reading: Reading): (keys: string[]) => (string | null)[] {
  const unknown = new Set(reading.unknownColumns)
  let lastKeys = ''
  let lastNames: (string | null)[] = []
  return keys => {
    const joined = JSON.stringify(keys)
    if (joined === lastKeys) return lastNames
    const columns = readColumns(keys, table)
    // Further unknown columns are dropped: a file may invent a new column in each of a million records.
    for (const name of columns.unknown) if (unknown.size < unknownShownMax) unknown.add(name)
    reading.unknownColumns = [...unknown]
    lastKeys = joined
    lastNames = columns.names
    return lastNames
  }
}
