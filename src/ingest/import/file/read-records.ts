import { JSONParser } from '@streamparser/json'
import { findLineEnd, parseCsv } from '../../../text/parse-csv.ts'
import { createJsonMeter } from '../../reader/json-meter.ts'
import type { FileFormat } from './recognise-file.ts'

export type RawRecord = CsvRecord | JsonRecord

/** The records of a file, in the format that its beginning shows. */
export function readRecords(
  texts: AsyncIterable<string>,
  format: Exclude<FileFormat, { kind: 'markup' }>,
): AsyncGenerator<RawRecord> {
  if (format.kind === 'csv') return readCsv(texts, format.delimiter)
  const isLines = format.kind === 'json-lines'
  return readJson(texts, { path: isLines ? '$' : format.path, isLines })
}

/** A record's cells and the line on which it begins; or the reason why nothing can be read from that line on. */
export type CsvRecord =
  | { line: number; cells: string[]; hasStrayQuote: boolean }
  | { line: number; cut: 'quote-left-open' | 'record-too-long' | 'too-complex' }

// Allows a cell of ten megabytes, which then makes one line wrong instead of ending the import. An unterminated string would
// otherwise be buffered until memory runs out.
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

/** A value and its number in the file, from 1; or the reason why nothing can be read from there on. */
export type JsonRecord =
  | { line: number; value: unknown }
  | { line: number; cut: 'malformed' | 'ends-early' | 'record-too-long' | 'too-complex' }

// Our own records have thirty values.
const valuesMax = 100_000

type JsonPlace = { path: string; isLines: boolean; charactersMax?: number }

/** Yields the values at `path` one at a time; with `isLines`, the documents of a file with one per line. */
export async function* readJson(
  texts: AsyncIterable<string>,
  { path, isLines, charactersMax = recordCharactersMax }: JsonPlace,
): AsyncGenerator<JsonRecord> {
  const ready: unknown[] = []
  let problem: Error | null = null
  const parser = new JSONParser({
    paths: [isLines ? '$' : path],
    keepStack: false,
    ...(isLines ? { separator: '' } : {}),
  })
  parser.onValue = ({ value }) => void ready.push(value)
  parser.onError = error => {
    problem ??= error
  }
  let line = 0
  const meter = createJsonMeter({ recordDepth: path.split('.').length - 1, valuesMax })
  for await (const text of texts) {
    const measured = meter.measure(text)
    parser.write(text.slice(0, measured))
    for (const value of ready.splice(0)) yield { line: ++line, value }
    if (problem) return yield { line: line + 1, cut: 'malformed' }
    if (measured < text.length) return yield { line: line + 1, cut: 'too-complex' }
    if (meter.characters() > charactersMax) return yield { line: line + 1, cut: 'record-too-long' }
  }
  if (!parser.isEnded) parser.end()
  for (const value of ready.splice(0)) yield { line: ++line, value }
  if (problem) yield { line: line + 1, cut: 'ends-early' }
}
