import { unguardFormula } from '../../../domain/exchange/csv-cell.ts'
import type { Reading } from '../../../domain/exchange/import-queries.ts'
import type { LineReason } from '../../../domain/exchange/line-reason.ts'
import { type FileColumns, readColumns, unknownShownMax } from './file-columns.ts'
import type { CsvRecord } from './read-csv.ts'
import type { JsonRecord } from './read-json.ts'

/** The record's known fields by column, or the problem that makes it unreadable. */
type Fields = { fields: ReadonlyMap<string, unknown> } | { problem: LineReason }
export type FileRecord = { line: number } & Fields

/** Assigns each record's values to columns. Unknown columns and an early end are also noted in `reading`. */
export async function* readFields(
  records: AsyncIterable<CsvRecord | JsonRecord>,
  { columns, reading }: { columns: FileColumns; reading: Reading },
): AsyncGenerator<FileRecord> {
  const namesOf = rememberColumns(columns, reading)
  for await (const record of records) {
    const { line } = record
    if ('cut' in record) {
      reading.cut = record.cut
      yield { line, problem: { code: record.cut } }
    } else if ('cells' in record) yield { line, ...readCells(record, columns) }
    else if (!isJsonObject(record.value)) yield { line, problem: { code: 'not-an-object' } }
    else yield { line, fields: toFields(namesOf(Object.keys(record.value)), Object.values(record.value)) }
  }
}

/** Whether a JSON value is an object, not null or a list. */
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
