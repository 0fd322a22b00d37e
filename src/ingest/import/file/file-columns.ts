import {
  columnNameOf,
  type ExchangeTable,
  exchangeColumns,
  exchangeOf,
  exchangeTables,
  newsLinkHeads,
} from '../../../domain/exchange/exchange-table.ts'

export type FileColumns = {
  /** Null when no column is known. */
  table: ExchangeTable | null
  /** The known name of each column of the file, in its order; null for an unknown or repeated column. */
  names: (string | null)[]
  /** The heads of those that are null. */
  unknown: string[]
  missing: string[]
  /** The columns are those of our own exports, whose cells carry our guard against formulas. */
  isOurs: boolean
}

// The page shows only this many unknown columns: a file of another kind must not fill it.
export const unknownShownMax = 30
const nameLengthMax = 60

/** Reads a file's columns from its header or from the keys of a record; `given` is the table if already known. */
export function readColumns(heads: string[], given: ExchangeTable | null = null): FileColumns {
  const own = heads.map(columnNameOf)
  const named = withOwnNames(own)
  const table = given ?? recogniseTable(named)
  if (!table) return { table, names: [], unknown: shorten(heads), missing: [], isOurs: false }
  const names = table === 'news_links' ? named : own
  const known = exchangeColumns(table)
  const { required } = exchangeOf(table)
  const isRead = (name: string, at: number) => known.includes(name) && names.indexOf(name) === at
  return {
    table,
    names: names.map((name, at) => (isRead(name, at) ? name : null)),
    unknown: shorten(heads.filter((_, at) => !isRead(names[at] ?? '', at))),
    missing: required.filter(name => !names.includes(name)),
    // Exports of earlier versions lack the columns that were added later.
    isOurs:
      own.every(isRead) && ['id', 'created_at', 'updated_at', ...required].every(name => own.includes(name)),
  }
}

function withOwnNames(names: string[]): string[] {
  return names.map(name => {
    const column = newsLinkHeads.get(name)
    return column && !names.includes(column) ? column : name
  })
}

/** The table with the largest share of its distinctive columns; `id`, `title` and the times occur in several tables. */
function recogniseTable(names: string[]): ExchangeTable | null {
  const countDistinctive = (table: ExchangeTable) =>
    exchangeColumns(table).filter(name => names.includes(name) && isDistinctive(table, name)).length
  const [best] = exchangeTables.toSorted((a, b) => share(b, countDistinctive) - share(a, countDistinctive))
  return best && countDistinctive(best) > 0 ? best : null
}

function share(table: ExchangeTable, countDistinctive: (table: ExchangeTable) => number): number {
  return countDistinctive(table) / exchangeColumns(table).length
}

function isDistinctive(table: ExchangeTable, name: string): boolean {
  return exchangeTables.every(other => other === table || !exchangeColumns(other).includes(name))
}

function shorten(heads: string[]): string[] {
  const shown = heads.map(head => head.trim().slice(0, nameLengthMax)).filter(head => head !== '')
  return shown.slice(0, unknownShownMax)
}
