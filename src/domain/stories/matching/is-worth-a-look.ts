import { compareTitles, hoursBetween, type WeighedArticle } from './compare-articles.ts'

/** Of 64 doubtful pairs read by a person, one of two below this likeness were one event, and of those within a day above it four of five. */
const likenessMin = 0.18
const hoursMax = 24

/** Whether an editor should decide about two articles of which the matching is not sure. */
export function isWorthALook(a: WeighedArticle, b: WeighedArticle): boolean {
  return hoursBetween(a, b) <= hoursMax && compareTitles(a, b).likeness >= likenessMin
}
