import type { ExchangeTable } from '../../../domain/exchange/exchange-table.ts'
import type { ImportFailure, Reading } from '../../../domain/exchange/import-job.ts'
import type { FileCut } from '../../../domain/exchange/line-reason.ts'
import { decodePieces } from './decode-pieces.ts'
import { detectFileEncoding, type FileEncoding } from './detect-file-encoding.ts'
import { detectFormat, type FileFormat } from './detect-format.ts'
import { type FileColumns, readColumns } from './file-columns.ts'
import type { FileRecord } from './file-record.ts'
import { findLists } from './find-lists.ts'
import { readCsv } from './read-csv.ts'
import { readCsvFields } from './read-csv-fields.ts'
import { type JsonRecord, readJson } from './read-json.ts'
import { isJsonObject, readJsonFields } from './read-json-fields.ts'

export type OpenedFile =
  | { ok: true; table: ExchangeTable; reading: Reading; records: AsyncGenerator<FileRecord> }
  | { ok: false; failure: ImportFailure; table: ExchangeTable | null; reading: Reading | null }

type Texts = AsyncIterable<string>

type Opening = {
  /** Hears how far the records are read. */
  onBytes: (bytesDone: number) => void
  /** The list of a file that has several, under their names. */
  list?: ExchangeTable | null
}

/** The lists under their names of a file that has several; else none. */
export async function listLists(readPieces: () => AsyncIterable<Buffer>): Promise<ExchangeTable[]> {
  const detected = await detectFileEncoding(readPieces())
  if (!detected.ok) return []
  const { encoding } = detected
  const lists = await findLists(
    readTexts(readPieces(), { reading: newReading(encoding), encoding, onBytes: () => undefined }),
  )
  return lists.length > 1 ? lists : []
}

/**
 * Finds out what a file is and offers its records. `readPieces` gives its bytes from the beginning, as often as it is
 * called; `reading` tells more while records are read.
 */
export async function openFile(
  readPieces: () => AsyncIterable<Buffer>,
  { onBytes, list = null }: Opening,
): Promise<OpenedFile> {
  const detected = await detectFileEncoding(readPieces())
  if (!detected.ok) return { ok: false, failure: detected.reason, table: null, reading: null }
  const reading = newReading(detected.encoding)
  const texts = readTexts(readPieces(), { reading, encoding: detected.encoding, onBytes })
  const first = await texts.next()
  const head = first.done ? '' : first.value
  const format: FileFormat = list ? { kind: 'json', path: `$.${list}.*` } : detectFormat(head)
  reading.format = format.kind
  if (format.kind === 'csv') {
    return openCsv(resume(head, texts), { delimiter: format.delimiter, reading })
  }
  const isLines = format.kind === 'json-lines'
  return openJson(resume(head, texts), {
    path: isLines ? '$' : format.path,
    isLines,
    reading,
    list,
  })
}

function newReading(encoding: FileEncoding): Reading {
  const columns = { unknownColumns: [], missingColumns: [] }
  return { format: 'csv', encoding, delimiter: '', nulCount: 0, cut: '', ...columns }
}

async function* readTexts(
  pieces: AsyncIterable<Buffer>,
  options: { reading: Reading; encoding: FileEncoding; onBytes: (bytesDone: number) => void },
): AsyncGenerator<string> {
  const { reading, encoding, onBytes } = options
  const onNuls = (count: number) => {
    reading.nulCount += count
  }
  for await (const { text, bytesDone } of decodePieces(pieces, { encoding, onNuls })) {
    onBytes(bytesDone)
    yield text
  }
}

async function openCsv(
  texts: Texts,
  { delimiter, reading }: { delimiter: string; reading: Reading },
): Promise<OpenedFile> {
  reading.delimiter = delimiter
  const records = readCsv(texts, delimiter)
  const header = (await records.next()).value
  if (!header) return fail('empty', reading)
  if ('cut' in header) return fail(failureOfCut(header.cut), reading)
  const columns = readColumns(header.cells)
  const { table } = noteColumns(reading, columns)
  if (!table) return fail('no-known-columns', reading)
  if (columns.missing.length > 0) return { ok: false, failure: 'missing-columns', table, reading }
  return { ok: true, table, reading, records: readCsvFields(records, { columns, reading }) }
}

async function openJson(
  texts: Texts,
  {
    path,
    isLines,
    reading,
    list,
  }: { path: string; isLines: boolean; reading: Reading; list: ExchangeTable | null },
): Promise<OpenedFile> {
  const records = readJson(texts, { path, isLines })
  const first = (await records.next()).value
  if (!first) return fail('empty', reading)
  if ('cut' in first) return fail(failureOfCut(first.cut), reading)
  const columns = readColumns(isJsonObject(first.value) ? Object.keys(first.value) : [], list)
  const { table } = noteColumns(reading, columns)
  if (!table) return fail('no-known-columns', reading)
  const all = resume<JsonRecord>(first, records)
  return { ok: true, table, reading, records: readJsonFields(all, { columns, reading }) }
}

function failureOfCut(cut: FileCut): ImportFailure {
  return cut === 'record-too-long' || cut === 'too-complex' ? cut : 'malformed'
}

function noteColumns(reading: Reading, columns: FileColumns): FileColumns {
  reading.unknownColumns = columns.unknown
  reading.missingColumns = columns.missing
  return columns
}

function fail(failure: ImportFailure, reading: Reading): OpenedFile {
  return { ok: false, failure, table: null, reading }
}

async function* resume<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}
