// Words as numbers: under their keys PostgreSQL finds articles of the same days that share a rare word, and under their
// hashes they are counted.

import type { ScriptWords } from '../../domain/stories/matching/names-across-scripts.ts'

const bucketMs = 4 * 86_400_000

/** The hashes of words that are counted; a few words share one. */
export const hashesMax = 2 ** 20

/** Keys of the article's own days. */
export function storyKeys(stems: readonly string[], at: number): number[] {
  return keysOf(stems, Math.floor(at / bucketMs))
}

/** Keys of the article's days and of the ones around it. */
export function storyKeysAround(stems: readonly string[], at: number): number[] {
  const bucket = Math.floor(at / bucketMs)
  return [bucket - 1, bucket, bucket + 1].flatMap(days => keysOf(stems, days))
}

/** Under these an article of the other script finds one by its names. The words of no heading have them. */
export function nameKeys({ isLatin, names }: ScriptWords, at: number): number[] {
  return storyKeys(nameTexts(names, isLatin), at)
}

/** Keys of articles in the other script that have the same names. */
export function nameKeysAround({ isLatin, names }: ScriptWords, at: number): number[] {
  return storyKeysAround(nameTexts(names, !isLatin), at)
}

/** Longer names are rarer; a headline has few. */
const namesMax = 8

function nameTexts(names: ScriptWords['names'], isLatin: boolean): string[] {
  const longest = [...names.keys()].toSorted((a, b) => b.length - a.length).slice(0, namesMax)
  return longest.map(name => `${isLatin ? 'latin' : 'other'} ${name}`)
}

/** A whole number below 2⁵³ that stands for a text. */
export function textKey(text: string): number {
  return (hash32(`b${text}`) % 2 ** 20) * 2 ** 32 + hash32(text)
}

export function countHash(stem: string): number {
  return hash32(stem) % hashesMax
}

function keysOf(stems: readonly string[], bucket: number): number[] {
  return stems.map(stem => bucket * 2 ** 32 + hash32(stem))
}

/** FNV-1a over the UTF-16 units, mixed once more: its low bits alone are uneven. */
function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
