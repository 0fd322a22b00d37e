// How rare a word is among the headlines of its script, on one scale from the first hour of an installation to its millionth
// headline. Each script has a total of its own: where one feed in twenty is Hindi, "पुलिस" is no rare word.
import { usualCount, usualWordsOf } from './usual-words.ts'
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

/** Of a script in which 11,000 headlines are known. The weights of `judge-pair.ts` were fitted to this scale. */
const rarestRarity = 10

/**
 * Words that are usual in news everywhere are counted along, and outweighed once the installation has read a few thousand. The
 * less is known of a script, the less says a word that nobody has counted: it may be a name, or as common as "police". Each
 * word is weighed once: after counting, ask for another rarity.
 */
export function wordRarity({ articlesIn, of }: WordCounts): WordRarity {
  const scales = Array.from({ length: scriptsMax }, (_, script) => scaleOf(script, articlesIn(script)))
  const known = new Map<number, number>()
  return word => {
    const found = known.get(word)
    if (found !== undefined) return found
    const { total, perLogarithm } = scales[scriptOf(word)] ?? scaleOf(scriptOf(word), 0)
    const rarity = perLogarithm * Math.log(total / (of(word) + usualCount(word) + uncounted))
    known.set(word, Math.max(0, rarity))
    return Math.max(0, rarity)
  }
}

/** The headlines that shares are of, and what makes the rarest word as rare as so many headlines can show. */
function scaleOf(script: number, read: number): { total: number; perLogarithm: number } {
  const { headlines, worth } = usualWordsOf(script)
  const total = Math.max(1, read + headlines)
  const rarest = Math.min(rarestRarity, Math.log(Math.max(1, (read + worth) / uncounted)))
  return { total, perLogarithm: rarest / Math.log(total / uncounted) }
}
