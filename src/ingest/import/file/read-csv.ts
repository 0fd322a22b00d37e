import Papa from 'papaparse'

/** A record's cells and the line on which it begins; or the reason why nothing can be read from that line on. */
export type CsvRecord =
  | { line: number; cells: string[]; hasStrayQuote: boolean }
  | { line: number; cut: 'quote-left-open' | 'record-too-long' | 'too-complex' }

// Allows a cell of ten megabytes, which then makes one line wrong instead of ending the import.
const recordCharactersMax = 32 * 1024 * 1024

// The parser may allocate memory for each quote and separator of a record: a line of 20 MB of quotes produced 1.7 GB of
// errors in two minutes.
const recordSignsMax = 100_000

type Limits = { charactersMax?: number; signsMax?: number }

/** Records of a CSV file, its header first; blank lines are skipped, also those with separators, which spreadsheets add. */
export async function* readCsv(
  texts: AsyncIterable<string>,
  delimiter: string,
  { charactersMax = recordCharactersMax, signsMax = recordSignsMax }: Limits = {},
): AsyncGenerator<CsvRecord> {
  let rest = ''
  let line = 1
  let newline: LineEnd | null = null
  for await (const text of wholePairs(texts)) {
    rest = unifyLineEnds(rest + text)
    newline ??= findLineEnd(rest)
    if (newline) {
      const { records, used } = parseWhole(rest, { delimiter, newline, isLast: false })
      for (const record of records) {
        if (!isBlank(record.cells)) yield { ...record, line }
        line += 1 + countLineEnds(record.cells)
      }
      rest = rest.slice(used)
    }
    if (rest.length > charactersMax) return yield { line, cut: 'record-too-long' }
    if (hasTooManySigns(rest, { delimiter, signsMax })) return yield { line, cut: 'too-complex' }
  }
  const { records, isOpen } = parseWhole(rest, { delimiter, newline: newline ?? '\n', isLast: true })
  if (isOpen) return yield { line, cut: 'quote-left-open' }
  for (const record of records) {
    if (!isBlank(record.cells)) yield { ...record, line }
    line += 1 + countLineEnds(record.cells)
  }
}

function hasTooManySigns(
  text: string,
  { delimiter, signsMax }: { delimiter: string; signsMax: number },
): boolean {
  let left = signsMax
  for (const sign of ['"', delimiter])
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) if (--left < 0) return true
  return false
}

/** Files of several programs mix LF with CR LF, which stays only between quotes: there it is text. */
function unifyLineEnds(text: string): string {
  return text.replace(/"[^"]*(?:"|$)|\r\n/g, found => (found === '\r\n' ? '\n' : found))
}

/** The pieces of the text, none of which ends between CR and LF. */
async function* wholePairs(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let half = ''
  for await (const text of texts) {
    const whole = half + text
    half = whole.endsWith('\r') ? '\r' : ''
    yield half ? whole.slice(0, -1) : whole
  }
  if (half) yield half
}

type LineEnd = '\n' | '\r'

/** The header's line end counts. */
function findLineEnd(text: string): LineEnd | null {
  const found = /[\n\r]/.exec(text)?.[0]
  return found === '\n' || found === '\r' ? found : null
}

/** Parses the complete records of a text; with `isLast` the remainder counts as a record too. */
function parseWhole(
  text: string,
  { delimiter, newline, isLast }: { delimiter: string; newline: LineEnd; isLast: boolean },
): { records: { cells: string[]; hasStrayQuote: boolean }[]; used: number; isOpen: boolean } {
  const parser = new Papa.Parser({ delimiter, newline })
  const result: Papa.ParseResult<string[]> = parser.parse(text, 0, !isLast)
  const stray = new Set(result.errors.map(error => error.row))
  return {
    records: result.data.map((cells, row) => ({ cells, hasStrayQuote: stray.has(row) })),
    used: result.meta.cursor,
    isOpen: result.errors.some(error => error.code === 'MissingQuotes'),
  }
}

function isBlank(cells: string[]): boolean {
  return cells.every(cell => cell.trim() === '')
}

function countLineEnds(cells: string[]): number {
  let count = 0
  for (const cell of cells) {
    if (cell.includes('\n') || cell.includes('\r')) count += cell.split(/\r\n|[\n\r]/).length - 1
  }
  return count
}
