import { columnNameOf, exchangeColumns, exchangeTables } from '../../../domain/exchange/exchange-table.ts'

export type FileFormat =
  | { kind: 'csv'; delimiter: string }
  | { kind: 'json'; path: string }
  | { kind: 'json-lines' }

const delimiters = [',', ';', '\t', '|']
const knownColumns = new Set(exchangeTables.flatMap(exchangeColumns))

/** Detects the format of a file from the beginning of its text; its name proves nothing. */
export function detectFormat(head: string): FileFormat {
  const start = head.trimStart()
  if (start.startsWith('[')) return { kind: 'json', path: '$.*' }
  if (start.startsWith('{')) {
    // {"news_links": [ … ]}: an export that names its only table.
    const wrapper = /^\{\s*"(\w{1,40})"\s*:\s*\[/.exec(start)?.[1]
    return wrapper ? { kind: 'json', path: `$.${wrapper}.*` } : { kind: 'json-lines' }
  }
  return { kind: 'csv', delimiter: detectDelimiter(start) }
}

/** Many countries' spreadsheets use semicolons: the delimiter that yields the most known columns wins. */
function detectDelimiter(start: string): string {
  const header = start.split(/\r\n|\n|\r/, 1)[0] ?? ''
  const [best = ','] = delimiters.toSorted((a, b) => countKnown(header, b) - countKnown(header, a))
  return best
}

function countKnown(header: string, delimiter: string): number {
  const names = header.split(delimiter).map(name => columnNameOf(name.replaceAll('"', '')))
  return names.filter(name => knownColumns.has(name)).length
}
