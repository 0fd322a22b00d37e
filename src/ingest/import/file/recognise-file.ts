import {
  columnNameOf,
  type ExchangeTable,
  exchangeColumns,
  exchangeOf,
  exchangeTables,
  newsLinkHeads,
} from '../../../domain/exchange/exchange-table.ts'
import { decodePieces, detectFileEncoding } from './file-encoding.ts'

export type FileFormat =
  | { kind: 'csv'; delimiter: string }
  | { kind: 'json'; path: string }
  | { kind: 'json-lines' }
  | { kind: 'markup' }

const delimiters = [',', ';', '\t', '|']
const knownColumns = new Set([...exchangeTables.flatMap(exchangeColumns), ...newsLinkHeads.keys()])

/** Detects the format of a file from the beginning of its text; its name proves nothing. */
export function detectFormat(head: string): FileFormat {
  const start = head.trimStart()
  if (start.startsWith('<')) return { kind: 'markup' }
  if (start.startsWith('[')) return { kind: 'json', path: '$.*' }
  if (start.startsWith('{')) {
    const wrapper = findWrappedList(start)
    return wrapper ? { kind: 'json', path: `$.${wrapper}.*` } : { kind: 'json-lines' }
  }
  return { kind: 'csv', delimiter: detectDelimiter(start) }
}

const jsonTokens = /"(?:[^"\\]|\\.)*"?|[{}[\]:]/gs

/** {"exportedAt": "…", "news_links": [{ … }]}: the key of a list of records in an object that is no record itself. */
function findWrappedList(start: string): string | null {
  let [depth, text, last] = [0, '', '']
  const [keys, lists]: [string[], string[]] = [[], []]
  for (const { 0: token, index } of start.matchAll(jsonTokens)) {
    if (depth === 1 && token === ':') keys.push(text)
    if (depth === 1 && last === ':' && /^\[\s*\{/.test(start.slice(index, index + overlap))) lists.push(text)
    if (token.startsWith('"')) text = token.slice(1, -1)
    if (token === '{' || token === '[') depth += 1
    else if ((token === '}' || token === ']') && --depth === 0) break
    last = token
  }
  const { table, missing } = readColumns(keys)
  if (table && exchangeOf(table).required.length - missing.length > 1) return null
  const named = lists.filter(list => /^\w{1,40}$/.test(list))
  // A list without records is none, unless there is no other.
  const empty = /^\{\s*"(\w{1,40})"\s*:\s*\[/.exec(start)?.[1] ?? null
  return named.find(list => exchangeTables.some(known => known === list)) ?? named[0] ?? empty
}

/** The header may be below a title, within so many records. */
export const headerWithin = 6

/** Many countries' spreadsheets use semicolons: the delimiter that yields the most known columns wins. */
function detectDelimiter(start: string): string {
  const lines = start.split(/\r\n|\n|\r/, 2 * headerWithin)
  const hasColumns = (line: string) => delimiters.some(delimiter => countKnown(line, delimiter) > 1)
  const header = lines.find(hasColumns) ?? lines[0] ?? ''
  const [best = ','] = delimiters.toSorted((a, b) => countKnown(header, b) - countKnown(header, a))
  return best
}

function countKnown(header: string, delimiter: string): number {
  const names = header.split(delimiter).map(name => columnNameOf(name.replaceAll('"', '')))
  return names.filter(name => knownColumns.has(name)).length
}

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

// Referenced tables come first, because a link names its category.
const inOrder = [...new Set<ExchangeTable>(['categories', ...exchangeTables])]
const openings = inOrder.map(list => ({ list, opening: new RegExp(`"${list}"\\s*:\\s*\\[\\s*\\{`) }))

// A key, its colon and its brackets may be split across two pieces.
const overlap = 100

/** The named lists of a file that has several; otherwise none. */
export async function listLists(readPieces: () => AsyncIterable<Buffer>): Promise<ExchangeTable[]> {
  const detected = await detectFileEncoding(readPieces())
  const lists = detected.ok ? await findLists(decodePieces(readPieces(), detected)) : []
  return lists.length > 1 ? lists : []
}

/** The named lists of a JSON file, in the order to import them. A quote inside a text has a backslash before it and cannot match. */
export async function findLists(texts: AsyncIterable<string>): Promise<ExchangeTable[]> {
  const found = new Set<ExchangeTable>()
  let seen = ''
  for await (const text of texts) {
    if (seen === '' && !text.trimStart().startsWith('{')) return []
    seen = seen.slice(-overlap) + text
    for (const { list, opening } of openings) if (opening.test(seen)) found.add(list)
    if (found.size === inOrder.length) break
  }
  return inOrder.filter(list => found.has(list))
}
