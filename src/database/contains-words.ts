import { type RawBuilder, sql } from 'kysely'

/** SQL: the text contains all words, folded as in the public search. */
export function containsWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const patterns = words.map(word => sql`search_fold(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`)
  return sql`search_fold(${text}) like all (array[${sql.join(patterns)}])`
}
