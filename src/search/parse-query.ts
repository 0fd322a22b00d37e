import { dropInvisible } from './fold-text.ts'

export const queryLettersMax = 200

/** `needle` must occur in a title, source or description; '' occurs in all. `isCut`: more was typed than is used. */
export type SearchQuery = { needle: string; isCut: boolean }

/**
 * Cleans what was typed: NFC, one space for any white space, no invisible ones, at most the first 200 letters.
 * Upper case and the wildcards of LIKE stay as typed: the search folds and escapes them.
 */
export function parseQuery(typed: string): SearchQuery {
  // White space before controls: tabs and line ends are both. A dropped control may have kept two signs apart.
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
