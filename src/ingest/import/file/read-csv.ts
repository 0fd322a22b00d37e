import { findLineEnd, parseCsv } from '../../../text/parse-csv.ts'

/** A record's cells and the line on which it begins; or the reason why nothing can be read from that line on. */
export type CsvRecord =
  | { line: number; cells: string[]; hasStrayQuote: boolean }
  | { line: number; cut: 'quote-left-open' | 'record-too-long' | 'too-complex' }

// Allows a cell of ten megabytes, which then makes one line wrong instead of ending the import.
const recordCharactersMax = 32 * 1024 * 1024

// A record of 20 MB of separators would be ten million cells, and one with an open quote is read again with each piece.
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
  let newline: ReturnType<typeof findLineEnd> = null
  for await (const text of wholePairs(texts)) {
    rest += text
    newline ??= findLineEnd(rest)
    if (newline) {
      const { records, used } = parseCsv(rest, { delimiter, newline, isLast: false })
      for (const record of records) {
        if (!isBlank(record.cells)) yield { ...record, line }
        line += 1 + countLineEnds(record.cells, newline)
      }
      rest = rest.slice(used)
    }
    if (rest.length > charactersMax) return yield { line, cut: 'record-too-long' }
    if (hasTooManySigns(rest, { delimiter, signsMax })) return yield { line, cut: 'too-complex' }
  }
  const { records, isOpen } = parseCsv(rest, { delimiter, newline: newline ?? '\n', isLast: true })
  if (isOpen) return yield { line, cut: 'quote-left-open' }
  for (const record of records) {
    if (!isBlank(record.cells)) yield { ...record, line }
    line += 1 + countLineEnds(record.cells, newline ?? '\n')
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

function isBlank(cells: string[]): boolean {
  return cells.every(cell => cell.trim() === '')
}

/** Only quoted cells contain line ends. */
function countLineEnds(cells: string[], newline: string): number {
  return cells.reduce((count, cell) => count + cell.split(newline).length - 1, 0)
}
