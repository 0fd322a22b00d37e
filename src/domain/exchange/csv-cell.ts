// Escapes the cells of CSV files. A spreadsheet runs a cell that begins like a formula, with the rights of the person who
// opened the file (OWASP, "CSV injection"); an apostrophe before it makes it text. Text that already has apostrophes before
// such a character gets one more, so that reading the file back loses nothing.

const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/

/** Leaves text unchanged that no spreadsheet would run. */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Undoes exactly what `guardFormula` did, and nothing else. */
export function unguardFormula(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}

/** One line of a file (RFC 4180) with its line end. Every cell is quoted, so that commas in it have no meaning. */
export function writeCsvLine(cells: readonly string[]): string {
  return `${cells.map(cell => `"${guardFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
