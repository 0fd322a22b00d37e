import type { Language } from '../../text/language.ts'
import * as words from '../../words/admin-lists.ts'

/** The most rows of a table that one click may change: a hundred pages, and at most half a minute of database time. */
export const selectedMax = 5_000

/** The refusal of a larger selection, which is never cut. */
export function tooManySelected(what: 'articles' | 'feeds', language: Language): string {
  return words.tooManySelected(language, { most: selectedMax, what })
}
