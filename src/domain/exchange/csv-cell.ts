// Escapes cells of CSV files. A spreadsheet runs a cell that begins like a formula, with the rights of the person who
// opened the file (OWASP, "CSV injection"): an apostrophe before it makes it text. A text that already begins with
// apostrophes before such a sign gets one more, so that reading the file back loses nothing.

const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/

/** Leaves every text as it is that no spreadsheet would run. */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Undoes exactly what `guardFormula` did, and nothing else. */
export function unguardFormula(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}

/** One line of a file (RFC 4180), its end included. Every text is quoted: a comma in it says nothing. */
export function writeCsvLine(cells: readonly string[]): string {
  return `${cells.map(cell => `"${guardFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
