import { dropInvisible } from '../text/spelling/fold-text.ts'

export const queryLettersMax = 200

/** `needle` must occur in a title, source or description; '' occurs in all. `isCut`: the typed text was too long. */
export type SearchQuery = { needle: string; isCut: boolean }

/**
 * Cleans the typed text: NFC, one space for any white space, no invisible characters, at most the first 200 letters.
 * Upper case and signs such as % stay as typed: the search folds case and knows no wildcards.
 */
export function parseQuery(typed: string): SearchQuery {
  // White space first, because tabs and line ends are control characters, too. Dropping a control character may leave two
  // spaces side by side.
  const visible = dropInvisible(typed.toWellFormed())
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/ +/g, ' ')
  const letters = Array.from(visible.trim().normalize('NFC'))
  return {
    needle: letters.slice(0, queryLettersMax).join('').trimEnd(),
    isCut: letters.length > queryLettersMax,
  }
}
