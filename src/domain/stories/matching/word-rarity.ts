import type { PackedWords } from './packed-words.ts'
import { storyWords } from './story-words.ts'
import { usualCount, usualWordsOf } from './usual-words.ts'
import { scriptOf, scriptsMax, wordHash } from './word-hash.ts'

// How rare a word is among the headlines of its script, on the same scale from an installation's first hour to its millionth
// headline. Each script has its own total, so that "पुलिस" is not rare where only one feed in twenty is Hindi.
/** The installation's counts; words are given by their `wordHash`. A headline counts for each script that it has a word in. */
export type WordCounts = {
  articles: number
  articlesIn: (script: number) => number
  /** How many articles contain the stem. */
  of: (word: number) => number
}

export const nothingCounted: WordCounts = { articles: 0, articlesIn: () => 0, of: () => 0 }

/** From 0, for a word of every headline, to about `rarestRarity`. */
export type WordRarity = (word: number) => number

/** A word that was not counted yet counts as half a headline. */
const uncounted = 0.5

/** The rarity of an uncounted word once 11,000 headlines are known. The weights of `judge-pair.ts` were fitted to this scale. */
const rarestRarity = 10

/** "Top 40", "60 crore" and "2026" say little about an event, however few headlines have them. */
const bareNumberMax = 4
const bareNumbers = new Set(
  [...Array.from({ length: 1000 }, (_, n) => n), ...Array.from({ length: 60 }, (_, n) => n + 1990)].map(n =>
    wordHash(String(n)),
  ),
)

/**
 * The built-in counts of usual words are added to the installation's own, which outweigh them after a few thousand headlines.
 * The fewer headlines of a script are known, the less an uncounted word weighs: it may be a name, or as common as "police".
 * Results are cached for each word; create a new `WordRarity` after counting.
 */
export function wordRarity({ articlesIn, of }: WordCounts): WordRarity {
  const scales = Array.from({ length: scriptsMax }, (_, script) => scaleOf(script, articlesIn(script)))
  const known = new Map<number, number>()
  return word => {
    const found = known.get(word)
    if (found !== undefined) return found
    const { total, perLogarithm } = scales[scriptOf(word)] ?? scaleOf(scriptOf(word), 0)
    const rarity = perLogarithm * Math.log(total / (of(word) + usualCount(word) + uncounted))
    const most = bareNumbers.has(word) ? bareNumberMax : rarestRarity
    const bounded = Math.min(most, Math.max(0, rarity))
    known.set(word, bounded)
    return bounded
  }
}

/**
 * How many of 100,000 headlines in the word's script contain it. A headline that was just placed is not counted yet, so a
 * word counts once at least. The built-in lists are estimates of the words that they contain, and evidence that other words
 * are rare.
 */
export function headlinesPer100000(word: number, { articlesIn, of }: WordCounts): number {
  const { headlines, worth } = usualWordsOf(scriptOf(word))
  const usual = usualCount(word)
  const total = Math.max(1, articlesIn(scriptOf(word)) + (usual > 0 ? headlines : worth))
  const count = Math.max(1, of(word)) + usual
  return Math.max(1, Math.min(100_000, Math.round((100_000 * count) / total)))
}

/** The total of headlines, and the factor that limits the rarest word to the rarity that so many headlines can prove. */
function scaleOf(script: number, read: number): { total: number; perLogarithm: number } {
  const { headlines, worth } = usualWordsOf(script)
  const total = Math.max(1, read + headlines)
  const rarest = Math.min(rarestRarity, Math.log(Math.max(1, (read + worth) / uncounted)))
  return { total, perLogarithm: rarest / Math.log(total / uncounted) }
}

/** How many words of a heading are used to find its candidates. */
const keysMax = 8

export function chooseKeys(
  { headingRead }: Pick<PackedWords, 'headingRead'>,
  rarityOf: WordRarity,
): number[] {
  return rarestFirst(headingRead, rarityOf).slice(0, keysMax)
}

function rarestFirst<Word>(words: readonly Word[], rarityOf: (word: Word) => number): Word[] {
  const rarities = words.map(word => ({ word, rarity: rarityOf(word) }))
  return rarities.sort((a, b) => b.rarity - a.rarity).map(({ word }) => word)
}

/** A headline of the same event has two of so many. */
const tellingMax = 5

/** The stems of a headline's rarest words, the rarest first, to search for others of its event. */
export function listTellingWords(title: string): string[] {
  const rarityOf: WordRarity = wordRarity(nothingCounted)
  const { heading } = storyWords({ title, url: '', description: '' })
  return rarestFirst(heading, word => rarityOf(wordHash(word))).slice(0, tellingMax)
}
