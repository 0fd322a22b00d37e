// Headlines repeat few words, and new articles are compared with recent ones, so a bounded cache of results pays off.

/** The number of words in ten thousand headlines. */
const wordsMax = 40_000
/** A longer word is an address or abuse, and as a slice it would keep its whole source text in memory. */
const wordLengthMax = 32

type Limits = { max: number; lengthMax: number }

/** Caches the results of `compute` for the texts that were used last: at least the last `max / 2`, at most `max`. */
export function memoize<Result>(
  compute: (text: string) => Result,
  { max, lengthMax }: Limits = { max: wordsMax, lengthMax: wordLengthMax },
): (text: string) => Result {
  let recent = new Map<string, Result>()
  let older = new Map<string, Result>()
  return text => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const found = older.get(text) ?? compute(text)
    if (text.length > lengthMax) return found
    if (recent.size >= max / 2) {
      older = recent
      recent = new Map()
    }
    recent.set(text, found)
    return found
  }
}
