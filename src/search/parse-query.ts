import { dropInvisible, foldText } from '../text/spelling/fold-text.ts'
import { type SpelledWord, spellWords } from '../text/spelling/spellings.ts'

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

// Only punctuation that encloses or ends words, not the signs of C++, ₹500 or <b>.
const around = /^[\p{P}`´]+|[\p{P}`´]+$/gu

/**
 * The words of a needle that a text must contain in any order, the longest first: without surrounding quotes and
 * punctuation, and without words that are part of another. Every text that contains the whole needle contains all of them,
 * so splitting loses no match. A needle of only punctuation is searched as it is.
 */
export function wordsOf(needle: string): string[] {
  const bare = needle.split(' ').map(bareWordOf)
  const words = new Map(bare.filter(Boolean).map(word => [foldText(word), word]))
  const longestFirst = [...words].toSorted(([a], [b]) => b.length - a.length)
  const kept = longestFirst.filter(([folded], at) =>
    longestFirst.slice(0, at).every(([longer]) => !longer.includes(folded)),
  )
  if (kept.length > 0) return kept.map(([, word]) => word)
  return needle === '' ? [] : [needle]
}

/** A word without the marks around it, but `C#` is a name. */
export function bareWordOf(word: string): string {
  const bare = word.replaceAll(around, '')
  return /^[A-Za-z]$/.test(bare) && word.includes(`${bare}#`) ? `${bare}#` : bare
}

/** The words of a needle with all spellings that match. */
export function spelledWordsOf(needle: string): SpelledWord[] {
  return spellWords(wordsOf(needle))
}

/** The runs to look up in the search index: longer ones if there are any, because two letters are the prefix of many runs. */
export function indexedWordsOf(needle: string): string[] {
  const parts = spelledWordsOf(needle).flatMap(word => word.parts)
  const long = parts.filter(part => lettersOf(part) > 2)
  return long.length > 0 ? long : parts
}

/** Whether only words of two letters can be looked up, each of which the index reads as the prefix of many runs. */
export function isTwoLetters(needle: string): boolean {
  return needle !== '' && indexedWordsOf(needle).every(word => lettersOf(word) === 2)
}

function lettersOf(part: string): number {
  return Array.from(part).length
}
