import { dropInvisible } from './fold-text.ts'

export const queryLettersMax = 200

/** `needle` is what must occur in a title, source or description; '' occurs in all. `isCut`: more was typed than is used. */
export type SearchQuery = { needle: string; isCut: boolean }

/**
 * Cleans what was typed: NFC, one space for any white space, no invisible ones, at most the first 200 letters.
 * Upper case and the wildcards of LIKE stay as typed: the search folds and escapes them.
 */
export function parseQuery(typed: string): SearchQuery {
  const visible = dropInvisible(typed.toWellFormed().normalize('NFC'))
  // White space first: tabs and line ends are control characters too.
  const clean = visible
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
  const letters = Array.from(clean)
  return {
    needle: letters.slice(0, queryLettersMax).join('').trimEnd(),
    isCut: letters.length > queryLettersMax,
  }
}
