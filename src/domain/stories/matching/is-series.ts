// "Horoscope today, April 19" and "… April 20" share nearly every word and are two articles of a series, never one story.
import { hoursBetween, type WeighedArticle } from './compare-articles.ts'
import { likeness } from './likeness.ts'
import { countShared } from './pack-words.ts'

/** Within a day's work two headlines alike but for a number are two states of one event: "3 dead", "5 dead". */
const seriesHoursLeast = 14
/** The same headline, the next day, at the same outlet. */
const repeatedHoursLeast = 20

/** How alike the words are that do not decide, from 0 to 1: for two headlines of which both have a number or day of their own … */
const alikeIfBothDiffer = 0.6
/** … of which one has … */
const alikeIfOneDiffers = 0.85
/** … and of which none has. */
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
