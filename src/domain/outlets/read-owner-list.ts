import Papa from 'papaparse'
import { readDate } from '../../text/parse-date.ts'

/** One line of a list of owners, as written. `line` counts from 1. */
export type OwnerLine = { line: number; outlet: string; owner: string; source: string; asOf: string }

/** More outlets than one editor knows; a longer list is refused whole. */
export const ownerLinesMax = 2_000

/**
 * A list as CSV or as cells copied from a spreadsheet: outlet or host, owner, source, date. A header line and empty lines
 * are skipped. A date may name its month. Null for a list that is too long.
 */
export function readOwnerList(text: string, now: Date): OwnerLine[] | null {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), {
    delimitersToGuess: [',', '\t', ';'],
  })
  const lines = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map(cell => cell.replaceAll('\0', '').trim()) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''))
    .filter(
      ({ line, cells }) =>
        line > 1 || !/^(outlet|host|name)\b/i.test(cells[0] ?? '') || isDay(dayOf(cells[3], now)),
    )
  if (lines.length > ownerLinesMax) return null
  return lines.map(({ line, cells: [outlet = '', owner = '', source = '', asOf = ''] }) => ({
    line,
    outlet: outlet.toWellFormed(),
    owner: owner.toWellFormed(),
    source: source.toWellFormed(),
    asOf: dayOf(asOf, now),
  }))
}

// Of numbers alone, 1/11/2026 could be two days.
const withMonth = /^(?:\d{1,2}[ -][a-z]{3,9}\.?|[a-z]{3,9}\.? \d{1,2})[ ,-]{1,2}\d{4}$/i

function dayOf(cell: string | undefined, now: Date): string {
  const read = withMonth.test(cell ?? '') ? readDate(cell, now, { zone: 'UTC' }) : null
  return read?.at.toISOString().slice(0, 10) ?? cell ?? ''
}

function isDay(cell: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(cell)
}
