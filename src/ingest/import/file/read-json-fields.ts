import type { Reading } from '../../../domain/exchange/import-job.ts'
import { type FileColumns, readColumns, unknownShownMax } from './file-columns.ts'
import type { FileRecord } from './file-record.ts'
import type { JsonRecord } from './read-json.ts'

/** Gives each record's values their columns; records may differ in which they have. */
export async function* readJsonFields(
  records: AsyncIterable<JsonRecord>,
  { columns, reading }: { columns: FileColumns; reading: Reading },
): AsyncGenerator<FileRecord> {
  const columnsOf = rememberColumns(columns, reading)
  for await (const record of records) {
    const { line } = record
    if ('cut' in record) {
      reading.cut = record.cut
      yield { line, problem: { code: record.cut } }
    } else if (isJsonObject(record.value)) {
      yield { line, fields: toFields(columnsOf(Object.keys(record.value)), Object.values(record.value)) }
    } else {
      yield { line, problem: { code: 'not-an-object' } }
    }
  }
}

/** Neither null nor a list. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Nearly always a record has the keys of the one before it. */
function rememberColumns({ table }: FileColumns, reading: Reading): (keys: string[]) => (string | null)[] {
  const unknown = new Set(reading.unknownColumns)
  let lastKeys = ''
  let lastNames: (string | null)[] = []
  return keys => {
    const joined = JSON.stringify(keys)
    if (joined === lastKeys) return lastNames
    const columns = readColumns(keys, table)
    // Those beyond are not kept: a file may name a column of its own in each of a million records.
    for (const name of columns.unknown) if (unknown.size < unknownShownMax) unknown.add(name)
    reading.unknownColumns = [...unknown]
    lastKeys = joined
    lastNames = columns.names
    return lastNames
  }
}

function toFields(names: (string | null)[], values: unknown[]): Map<string, unknown> {
  return new Map(names.flatMap((name, at): [string, unknown][] => (name ? [[name, values[at]]] : [])))
}
