// How rare a word is among headlines, on one scale from the first hour of an installation to its millionth headline.
import { usualCount, usualHeadlines } from './usual-words.ts'

/** How many of `articles` have each stem, by its `wordHash`, as the installation has counted. */
export type WordCounts = { articles: number; of: (word: number) => number }

/** From 0, a word of every headline, to about `rarestRarity`. */
export type WordRarity = (word: number) => number

/** A word that nobody counted yet counts as half a headline. */
const uncounted = 0.5

/** The weights of `judge-pair.ts` were fitted to this scale: the logarithm of 2 × 10,600 headlines. */
const rarestRarity = 10

/**
 * Words that are usual in news everywhere are counted along, and outweighed once the installation has read a few thousand.
 * Each word is weighed once: after counting, ask for another rarity.
 */
export function wordRarity({ articles, of }: WordCounts): WordRarity {
  const total = articles + usualHeadlines
  const scale = rarestRarity / Math.log(total / uncounted)
  const known = new Map<number, number>()
  return word => {
    const found = known.get(word)
    if (found !== undefined) return found
    const rarity = Math.max(0, scale * Math.log(total / (of(word) + usualCount(word) + uncounted)))
    known.set(word, rarity)
    return rarity
  }
}

/** With fewer headlines of its own, an installation takes every name for a rare one and all news of it for one event. */
export const headlinesMin = 200

export function knowsEnough({ articles }: WordCounts): boolean {
  return articles >= headlinesMin
}
