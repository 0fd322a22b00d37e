import { hoursBetween, type WeighedArticle } from './compare-articles.ts'
import { countShared } from './pack-words.ts'

/** Outlets print an agency's text within days; later it is another text under an old headline. */
const copyHoursMax = 96
/** Shorter headlines are alike by chance. */
const wordsLeast = 3
/** Leaves room for an outlet that changes a word or prepends its own. */
export const copyLikenessMin = 0.75

/** Whether two outlets print the same text, usually an agency's. However many print it, they are one voice. */
export function isCopy(a: WeighedArticle, b: WeighedArticle): boolean {
  return (
    a.outlet !== b.outlet &&
    Math.min(a.words.plain.length, b.words.plain.length) >= wordsLeast &&
    hoursBetween(a, b) <= copyHoursMax &&
    likeness(a.words.deciding, b.words.deciding) === 1 &&
    likeness(a.words.plain, b.words.plain) >= copyLikenessMin
  )
}

/** The share of the words of two ascending lists that is in both (Jaccard), from 0 to 1; each list holds a word once. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  const shared = countShared(a, b)
  const all = a.length + b.length - shared
  return all === 0 ? 1 : shared / all
}
