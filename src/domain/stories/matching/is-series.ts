// "Horoscope today, April 19" and "… April 20" share nearly every word and are two articles of a series, never one story.
import { hoursBetween, type WeighedArticle } from './compare-articles.ts'
import { likeness } from './is-copy.ts'
import { countShared } from './pack-words.ts'

/** Within fewer hours, headlines that differ only in a number are two states of one event: "3 dead", "5 dead". */
const seriesHoursLeast = 14
/** The least time between two uses of an identical headline at one outlet: about a day. */
const repeatedHoursLeast = 20

/** The least likeness of the words that do not decide, from 0 to 1, if both headlines have a number or day that the other lacks … */
const alikeIfBothDiffer = 0.6
/** … if one of them has … */
const alikeIfOneDiffers = 0.85
/** … and if neither has. */
const alikeIfNoneDiffers = 0.95

/** Whether two articles are two issues of one recurring headline. */
export function isSeries(a: WeighedArticle, b: WeighedArticle): boolean {
  const hours = hoursBetween(a, b)
  if (hours < seriesHoursLeast) return false
  const alike = likeness(a.words.plain, b.words.plain)
  if (alike < alikeIfBothDiffer) return false
  const [own, others] = [
    hasOwn(a.words.deciding, b.words.deciding),
    hasOwn(b.words.deciding, a.words.deciding),
  ]
  if (own && others) return true
  if (own || others) return alike >= alikeIfOneDiffers
  return alike >= alikeIfNoneDiffers && hours >= repeatedHoursLeast && a.outlet === b.outlet
}

function hasOwn(words: readonly number[], others: readonly number[]): boolean {
  return countShared(words, others) < words.length
}
