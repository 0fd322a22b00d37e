import { type RawBuilder, sql } from 'kysely'

const betweenSpellings = '\x1e'

/** For `hasEachWord`. */
export function joinSpellings(words: readonly { spellings: readonly string[] }[]): string[] {
  return words.map(({ spellings }) => spellings.join(betweenSpellings))
}

/**
 * SQL: the folded text contains each word, as `joinSpellings` joins it, in one of its spellings. Planned once for any number
 * of words. `split_part` returns the whole text if a word is not in it.
 */
export function hasEachWord(words: readonly string[], text: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`not exists (
    select from (
      select string_to_array(search_fold(word), ${sql.lit(betweenSpellings)}) as sought
      from unnest(${words}::text[]) as word offset 0
    ) as words
    where split_part(${text}, coalesce(sought[1], ''), 1) = ${text} and (sought[2] is null or not exists (
      select from unnest(sought[2:]) as other where split_part(${text}, other, 1) <> ${text})))`
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
