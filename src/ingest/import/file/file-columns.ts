import {
  columnNameOf,
  type ExchangeTable,
  exchangeColumns,
  exchangeTables,
  requiredColumns,
  unreadColumns,
} from '../../../domain/exchange/exchange-table.ts'

export type FileColumns = {
  /** Null where no column is known. */
  table: ExchangeTable | null
  /** The known name of each column of the file, in its order; null for what nobody knows. */
  names: (string | null)[]
  unknown: string[]
  missing: string[]
  /** The header is the one that we write: its cells carry our guard against formulas. */
  isOurs: boolean
}

// Column names of the file are shown, bounded: a file of another kind must not fill the page.
export const unknownShownMax = 30
const nameLengthMax = 60

/** Reads a file's columns from its header or the keys of a record; `given` when its table is already known. */
export function readColumns(heads: string[], given: ExchangeTable | null = null): FileColumns {
  const names = heads.map(columnNameOf)
  const table = given ?? recogniseTable(names)
  if (!table) return { table, names: [], unknown: shorten(heads), missing: [], isOurs: false }
  const known = exchangeColumns[table]
  return {
    table,
    names: names.map((name, at) => (known.includes(name) && names.indexOf(name) === at ? name : null)),
    unknown: shorten(heads.filter((_, at) => !known.includes(names[at] ?? ''))),
    missing: requiredColumns[table].filter(name => !names.includes(name)),
    isOurs: isWrittenByUs(names, known),
  }
}

/** Files from before stories lack their columns. */
function isWrittenByUs(names: readonly string[], known: readonly string[]): boolean {
  const former = known.filter(name => !unreadColumns.includes(name))
  return [known, former].some(
    columns => names.length === columns.length && columns.every((name, at) => names[at] === name),
  )
}

/** The table of which the fewest columns are missing; `id`, `title` and the times say nothing. */
function recogniseTable(names: string[]): ExchangeTable | null {
  const telling = (table: ExchangeTable) =>
    exchangeColumns[table].filter(name => names.includes(name) && isTelling(table, name)).length
  const [best] = exchangeTables.toSorted((a, b) => share(b, telling) - share(a, telling))
  return best && telling(best) > 0 ? best : null
}

function share(table: ExchangeTable, telling: (table: ExchangeTable) => number): number {
  return telling(table) / exchangeColumns[table].length
}

function isTelling(table: ExchangeTable, name: string): boolean {
  return exchangeTables.every(other => other === table || !exchangeColumns[other].includes(name))
}

function shorten(heads: string[]): string[] {
  const shown = heads.map(head => head.trim().slice(0, nameLengthMax)).filter(head => head !== '')
  return shown.slice(0, unknownShownMax)
}
