import { foldText } from './fold-text.ts'

// Not the signs of C++, ₹500 or <b>: only what encloses and ends words.
const around = /^[\p{P}`´]+|[\p{P}`´]+$/gu

/**
 * The words of a needle that a text must contain, in any order, the longest first: without quotes and punctuation around
 * them, and without those that are part of another. Every text with the needle in one piece has all of them, so nothing
 * is lost by taking it apart. A needle of nothing but punctuation is looked for as it is.
 */
export function wordsOf(needle: string): string[] {
  const bare = needle.split(' ').map(word => word.replaceAll(around, ''))
  const words = new Map(bare.filter(Boolean).map(word => [foldText(word), word]))
  const longestFirst = [...words].toSorted(([a], [b]) => b.length - a.length)
  const kept = longestFirst.filter(([folded], at) =>
    longestFirst.slice(0, at).every(([longer]) => !longer.includes(folded)),
  )
  if (kept.length > 0) return kept.map(([, word]) => word)
  return needle === '' ? [] : [needle]
}

/** The words to look up in the index of letters: two letters begin many runs, so longer words spare more where there are any. */
export function indexedWordsOf(needle: string): string[] {
  const words = wordsOf(needle)
  const long = words.filter(word => lettersOf(word) > 2)
  return long.length > 0 ? long : words
}

/** Whether the index finds two letters and no more, which it reads as the beginning of many runs. */
export function isTwoLetters(needle: string): boolean {
  return needle !== '' && indexedWordsOf(needle).every(word => lettersOf(word) === 2)
}

function lettersOf(word: string): number {
  return Array.from(foldText(word)).length
}
