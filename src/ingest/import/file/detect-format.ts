import {
  columnNameOf,
  exchangeColumns,
  exchangeTables,
  newsLinkHeads,
} from '../../../domain/exchange/exchange-table.ts'

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
    // {"news_links": [ … ]}: an export that names its only table.
    const wrapper = /^\{\s*"(\w{1,40})"\s*:\s*\[/.exec(start)?.[1]
    return wrapper ? { kind: 'json', path: `$.${wrapper}.*` } : { kind: 'json-lines' }
  }
  return { kind: 'csv', delimiter: detectDelimiter(start) }
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
