import type { Language } from '../../text/language.ts'
import * as words from '../../words/admin-lists.ts'

/** As many rows of a table as one click changes: a hundred pages of it, and half a minute of the database at most. */
export const selectedMax = 5_000

/** The answer to a larger selection: refused whole, never cut. */
export function tooManySelected(what: 'articles' | 'feeds', language: Language): string {
  return words.tooManySelected(language, { most: selectedMax, what })
}
