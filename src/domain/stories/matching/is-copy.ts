import { compareTitles, hoursBetween, nameDifferently, type WeighedArticle } from './compare-articles.ts'
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

/** A reworded headline of the same event is printed on the same days. */
const rewordedHoursMax = 48
const rewordedWordsLeast = 4
/** From this likeness on, or from the lower one if the shorter headline is nearly contained in the other. */
const rewordedLikenessMin = 0.6
const containedLikenessMin = 0.5
const containedShareMin = 0.75
/** Of shorter headlines, three shared names are enough for that. */
const containedWordsLeast = 6

/** A number or day in only one of them is left out by the other; hours later it is another edition. */
const leftOutHoursMax = 12

/**
 * Whether two outlets head one report with nearly the same words and the same numbers. They belong together whatever else a
 * story holds: of 100 such pairs of headlines 95 are one event.
 */
export function isReworded(a: WeighedArticle, b: WeighedArticle): boolean {
  const length = Math.min(a.words.plain.length, b.words.plain.length)
  const hours = hoursBetween(a, b)
  if (a.outlet === b.outlet || length < rewordedWordsLeast || hours > rewordedHoursMax) return false
  const { likeness: alike, overlap, ownNumbers } = compareTitles(a, b)
  if (alike < containedLikenessMin || nameDifferently(a, b)) return false
  if (ownNumbers.least > 0) return false
  if (ownNumbers.both > 0) return alike >= rewordedLikenessMin && hours <= leftOutHoursMax
  return alike >= rewordedLikenessMin || (length >= containedWordsLeast && overlap >= containedShareMin)
}

/** The share of the words of two ascending lists that is in both (Jaccard), from 0 to 1; each list holds a word once. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  const shared = countShared(a, b)
  const all = a.length + b.length - shared
  return all === 0 ? 1 : shared / all
}
