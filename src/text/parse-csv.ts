type LineEnd = '\n' | '\r'

/** The line end of a text whose first line is complete. */
export function findLineEnd(text: string): LineEnd | null {
  const found = /\r\n|[\n\r]/.exec(text)?.[0]
  return found === undefined ? null : found === '\r' ? '\r' : '\n'
}

/** With `isLast` the end of the text ends the last record. */
type CsvForm = { delimiter: string; newline: LineEnd; isLast: boolean }

type ParsedCsv = { records: ParsedRecord[]; used: number; isOpen: boolean }

/** `hasStrayQuote`: a cell has quotes at both ends, and within it one that is not doubled. */
type ParsedRecord = { cells: string[]; hasStrayQuote: boolean }

/**
 * The complete records of a text, and how many of its characters they take. A quote that does not enclose its whole cell
 * (`"Operation" a success`) or is never closed (`isOpen`) is text: the usual libraries let it swallow the lines below.
 */
export function parseCsv(text: string, form: CsvForm): ParsedCsv {
  const parsed: ParsedCsv = { records: [], used: 0, isOpen: false }
  while (parsed.used < text.length) {
    const record: ParsedRecord = { cells: [], hasStrayQuote: false }
    const read = readCells(text, parsed.used, { form, record })
    if (!read) break
    parsed.records.push(record)
    parsed.used = read.end
    parsed.isOpen ||= read.isOpen
  }
  return parsed
}

/** Null if the record is not complete. */
function readCells(
  text: string,
  from: number,
  { form, record }: { form: CsvForm; record: ParsedRecord },
): { end: number; isOpen: boolean } | null {
  let isOpen = false
  for (let at = from; ; ) {
    const isQuote = text[at] === '"'
    const quoted = isQuote ? readQuoted(text, at, form) : null
    if (quoted === 'unfinished' && !form.isLast) return null
    isOpen ||= quoted === 'unfinished'
    const cell = quoted === 'unfinished' ? null : quoted
    const { content, end } = cell ?? readPlain(text, at, form)
    if (end === text.length && !form.isLast) return null
    // Quotes at both ends enclose a cell, and those within it should have been doubled.
    if (isQuote && !cell) record.hasStrayQuote ||= content.trimEnd().endsWith('"')
    record.cells.push(content)
    at = end + 1
    if (text[end] !== form.delimiter) return { end: Math.min(at, text.length), isOpen }
  }
}

type Cell = { content: string; end: number }

/** Null if the quote does not end the cell. Spaces may follow it. */
function readQuoted(
  text: string,
  from: number,
  { delimiter, newline, isLast }: CsvForm,
): Cell | null | 'unfinished' {
  let quote = text.indexOf('"', from + 1)
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  if (quote === -1) return 'unfinished'
  let end = quote + 1
  while (text[end] === ' ') end += 1
  if (text[end] === '\r' && text[end + 1] === '\n') end += 1
  const isEnd = text[end] === delimiter || text[end] === newline || (end === text.length && isLast)
  if (isEnd) return { content: text.slice(from + 1, quote).replaceAll('""', '"'), end }
  return end === text.length ? 'unfinished' : null
}

function readPlain(text: string, from: number, { delimiter, newline }: CsvForm): Cell {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== newline) end += 1
  const cell = text.slice(from, end)
  return { content: newline === '\n' && cell.endsWith('\r') ? cell.slice(0, -1) : cell, end }
}
