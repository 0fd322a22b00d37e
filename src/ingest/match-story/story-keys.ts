// Words as numbers: their keys find articles of the same days that share a rare word (`key-index.ts`), and their hashes
// count them (`word-count-store.ts`).

import type { ScriptWords } from '../../domain/stories/matching/names-across-scripts.ts'
import { textHash, wordHash } from '../../domain/stories/matching/word-hash.ts'

const bucketMs = 4 * 86_400_000

/** The number of hashes under which words are counted; a few words share one. */
export const hashesMax = 2 ** 20

/** Keys of the article's own days. */
export function storyKeys(words: readonly number[], at: number): number[] {
  return keysOf(words, Math.floor(at / bucketMs))
}

/** Keys of the article's days, and of the days before and after. */
export function storyKeysAround(words: readonly number[], at: number): number[] {
  const bucket = Math.floor(at / bucketMs)
  return [bucket - 1, bucket, bucket + 1].flatMap(days => keysOf(words, days))
}

/** Keys under which articles in the other script find this one by its names; they never equal the keys of words. */
export function nameKeys({ isLatin, names }: ScriptWords, at: number): number[] {
  return storyKeys(nameHashes(names, isLatin), at)
}

/** Keys that find articles in the other script with the same names. */
export function nameKeysAround({ isLatin, names }: ScriptWords, at: number): number[] {
  return storyKeysAround(nameHashes(names, !isLatin), at)
}

/** Longer names are rarer; a headline has few. */
const namesMax = 8

function nameHashes(names: ScriptWords['names'], isLatin: boolean): number[] {
  const longest = [...names.keys()].toSorted((a, b) => b.length - a.length).slice(0, namesMax)
  return longest.map(name => wordHash(`${isLatin ? 'latin' : 'other'} ${name}`))
}

/** A hash of a text as an integer below 2⁵³. */
export function textKey(text: string): number {
  return ((textHash(`b${text}`) >>> 0) % 2 ** 20) * 2 ** 32 + (textHash(text) >>> 0)
}

/** The hash under which the word with this `wordHash` is counted. */
export function countHash(word: number): number {
  return (word >>> 0) % hashesMax
}

function keysOf(words: readonly number[], bucket: number): number[] {
  return words.map(word => bucket * 2 ** 32 + (word >>> 0))
}
