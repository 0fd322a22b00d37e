import { unguardFormula } from '../../../domain/exchange/csv-cell.ts'
import type { Reading } from '../../../domain/exchange/import-job.ts'
import type { FileColumns } from './file-columns.ts'
import type { FileRecord } from './file-record.ts'
import type { CsvRecord } from './read-csv.ts'

/** Gives the cells of each record their columns. Cells that were cut off are counted in `reading` too. */
export async function* readCsvFields(
  records: AsyncIterable<CsvRecord>,
  { columns, reading }: { columns: FileColumns; reading: Reading },
): AsyncGenerator<FileRecord> {
  const { names, isOurs } = columns
  for await (const record of records) {
    const { line } = record
    if ('cut' in record) {
      reading.cut = record.cut
      yield { line, problem: { code: record.cut } }
    } else if (record.hasStrayQuote) {
      yield { line, problem: { code: 'stray-quote' } }
    } else if (!fits(record.cells, names.length)) {
      const problem = { code: 'other-cells', cells: record.cells.length, columns: names.length } as const
      yield { line, problem }
    } else {
      yield { line, fields: toFields(names, isOurs ? record.cells.map(unguardFormula) : record.cells) }
    }
  }
}

/** Spreadsheets fill lines up with empty cells. */
function fits(cells: string[], count: number): boolean {
  return cells.length >= count && cells.slice(count).every(cell => cell.trim() === '')
}

function toFields(names: (string | null)[], cells: string[]): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  names.forEach((name, at) => {
    if (name) fields.set(name, cells[at])
  })
  return fields
}
