// How rare a word is among the headlines of its script, on one scale from the first hour of an installation to its millionth
// headline. Each script has a total of its own: where one feed in twenty is Hindi, "पुलिस" is no rare word.
import { isUsualScript, usualCount, usualHeadlines } from './usual-words.ts'
import { scriptOf, scriptsMax } from './word-hash.ts'

/** As the installation has counted, words by their `wordHash`. A headline is of each script that a word of it has. */
export type WordCounts = {
  articles: number
  articlesIn: (script: number) => number
  /** How many articles have the stem. */
  of: (word: number) => number
}

export const nothingCounted: WordCounts = { articles: 0, articlesIn: () => 0, of: () => 0 }

/** From 0, a word of every headline, to about `rarestRarity`. */
export type WordRarity = (word: number) => number

/** A word that nobody counted yet counts as half a headline. */
const uncounted = 0.5

/** The weights of `judge-pair.ts` were fitted to this scale: the logarithm of 2 × 10,600 headlines. */
const rarestRarity = 10

/** Of a script whose usual words are not shipped; with fewer headlines of it every word would pass for a name. */
export const headlinesMin = 200

/**
 * Words that are usual in news everywhere are counted along, and outweighed once the installation has read a few thousand. A
 * script of which too little is known has no rare words, so its articles stay alone. Each word is weighed once: after
 * counting, ask for another rarity.
 */
export function wordRarity({ articlesIn, of }: WordCounts): WordRarity {
  const totals = Array.from({ length: scriptsMax }, (_, script) => totalOf(script, articlesIn(script)))
  const known = new Map<number, number>()
  return word => {
    const found = known.get(word)
    if (found !== undefined) return found
    const total = totals[scriptOf(word)] ?? 0
    const share = total === 0 ? 1 : total / (of(word) + usualCount(word) + uncounted)
    const rarity = Math.max(0, (rarestRarity * Math.log(share)) / Math.log(Math.max(2, total) / uncounted))
    known.set(word, rarity)
    return rarity
  }
}

/** The headlines that shares are of; 0 where they are too few. */
function totalOf(script: number, read: number): number {
  if (isUsualScript(script)) return read + usualHeadlines
  return read >= headlinesMin ? read : 0
}
