import { hoursBetween, type WeighedArticle } from './compare-articles.ts'
import { likeness } from './likeness.ts'

/** An agency's text is printed within days, or it is another one under an old headline. */
const copyHoursMax = 96
/** Headlines of fewer words are alike by chance. */
const wordsLeast = 3
/** An outlet may change a word, or put its own in front. */
export const copyLikenessMin = 0.75

/** Whether two outlets print one text, an agency's as a rule: one voice, however many print it. */
export function isCopy(a: WeighedArticle, b: WeighedArticle): boolean {
  return (
    a.outlet !== b.outlet &&
    Math.min(a.words.plain.length, b.words.plain.length) >= wordsLeast &&
    hoursBetween(a, b) <= copyHoursMax &&
    likeness(a.words.deciding, b.words.deciding) === 1 &&
    likeness(a.words.plain, b.words.plain) >= copyLikenessMin
  )
}
