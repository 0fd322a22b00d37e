import { type RawBuilder, sql } from 'kysely'
import type { Edition } from '../../text/language.ts'

/**
 * The links of an edition; all links without one. The language is a literal of the statement, not a parameter, so that
 * PostgreSQL sees that the indexes by language (`news_links_newest_in_language`), which leave English out, hold all of these links.
 */
export function isInEdition(
  edition: Edition | null,
  language: RawBuilder<unknown> = sql.ref('news_links.language'),
) {
  return edition === null ? sql<boolean>`true` : isInLanguage(edition, language)
}

/** `code`: the first part of a tag, `hi` of `hi-IN`. It becomes part of the statement: the check prevents SQL injection. */
export function isInLanguage(code: string, language: RawBuilder<unknown> = sql.ref('news_links.language')) {
  if (!/^[a-z]{2,3}$/.test(code)) throw new Error('not the code of a language')
  return sql<boolean>`lower(split_part(${language}, '-', 1)) = ${sql.lit(code)}`
}
