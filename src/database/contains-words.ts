import { type RawBuilder, sql } from 'kysely'

/** SQL: the text contains all words, folded as in the public search. */
export function containsWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const patterns = words.map(foldedPattern)
  return sql`search_fold(${text}) like all (array[${sql.join(patterns)}])`
}

/** SQL: the text contains at least `least` of the words, folded as in the public search. */
export function containsSome(
  text: RawBuilder<unknown>,
  { words, least }: { words: readonly string[]; least: number },
): RawBuilder<boolean> {
  const patterns = words.map(foldedPattern)
  return sql`(select count(*) from (select search_fold(${text}) as folded offset 0) one,
    unnest(array[${sql.join(patterns)}]) pattern where folded like pattern) >= ${sql.lit(least)}`
}

/** SQL: the pattern of a folded text that contains the words. Signs of patterns are quoted after folding, which may make them. */
export function foldedPattern(words: string): RawBuilder<string> {
  return sql`('%' || regexp_replace(search_fold(${words}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`
}
