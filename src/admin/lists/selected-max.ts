import { formatNumber } from '../../text/format.ts'
/** As many rows of a table as one click changes: a hundred pages of it, and half a minute of the database at most. */
export const selectedMax = 5_000

/** The answer to a larger selection: refused whole, never cut. */
export function tooManySelected(what: 'articles' | 'feeds'): string {
  return `Nothing was changed: at most ${formatNumber(selectedMax)} ${what} can be changed at once. Choose fewer.`
}
