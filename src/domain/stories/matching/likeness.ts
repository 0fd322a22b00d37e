import { countShared } from './pack-words.ts'

/** How many of the words of two ascending lists are in both, from 0 to 1; each list holds a word once. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  const shared = countShared(a, b)
  const all = a.length + b.length - shared
  return all === 0 ? 1 : shared / all
}
