import { type RawBuilder, sql } from 'kysely'
import type { Edition } from '../../text/language.ts'

/**
 * The links of an edition; all where there is none. Their language is written into the statement, not given to it, so that PostgreSQL sees that the
 * indexes by language (0076_editions.sql), which leave English out, hold all of them.
 */
export function isInEdition(
  edition: Edition | null,
  language: RawBuilder<unknown> = sql.ref('news_links.language'),
) {
  return edition === null
    ? sql<boolean>`true`
    : sql<boolean>`lower(split_part(${language}, '-', 1)) = ${sql.lit(edition)}`
}
