import { compareArticles, hoursBetween, rarityOfOwnSubject, type WeighedArticle } from './compare-articles.ts'
import {
  alikeness,
  areTwoSubjects,
  explains,
  laterAlikeMin,
  laterHoursMin,
  sharePhrase,
} from './judge-pair.ts'

/** Of 95 proposals of first days, read by a person, one of three below this was one event, and four of five above it. */
const alikeMin = 0.66
const hoursMax = 24
/** One of two that share a phrase may be much longer. */
const phraseAlikeMin = 0.5

/**
 * "JBL launches headphones in India" and "Sennheiser headphones launched in India": one begins with a rare name that the other
 * lacks, they share less than a rare name and a common one, and little of their texts. Of 19 such proposals of 162 that a person
 * read, by the built-in word counts, six were one event; of the others seven of ten.
 */
const rareNameMin = 9
const sharedNamesMin = 12
const cosineMin = 0.4

/** Whether an editor should decide about two articles of which the matching is not sure. */
export function isWorthALook(a: WeighedArticle, b: WeighedArticle): boolean {
  const hours = hoursBetween(a, b)
  if (hours > hoursMax || explains(a) || explains(b)) return false
  const features = compareArticles(a, b)
  if (areTwoSubjects(a, b, features)) return false
  const { sharedNames, cosine } = features
  const least = sharePhrase(features) ? phraseAlikeMin : hours > laterHoursMin ? laterAlikeMin : alikeMin
  if (alikeness(features) < least) return false
  if (sharedNames >= sharedNamesMin || cosine >= cosineMin) return true
  return Math.max(rarityOfOwnSubject(a, b), rarityOfOwnSubject(b, a)) < rareNameMin
}
