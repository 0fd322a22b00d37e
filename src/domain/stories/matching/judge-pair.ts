// Whether two articles report the same event: a logistic regression over what they have in common, with a veto for series.
import { compareArticles, type PairFeatures, type WeighedArticle } from './compare-articles.ts'
import { isCopy } from './is-copy.ts'
import { isSeries } from './is-series.ts'

/**
 * A weight for each of `pairInputs`, fitted on the even-numbered stories of a collection of Indian news and of an American
 * one, each among 8,000 other headlines. The odd-numbered stories test them (`test/corpus-scores/score-stories.ts`); how
 * much depends on that division, `score-halvings.ts` shows.
 */
const fittedWeights = [
  -15.672, 12.671, 0.607, 0.169, 0.023, -0.701, 0.251, 4.689, 1.668, 0.386, -0.728, -1.344,
]

/** More shared runs mean one text printed twice, which the cosine already shows. */
const runsMax = 4

/** The same text in two papers reports one event, whatever its words. */
const copyProbability = 0.98

/** `probability` is from 0 to 1; it is 0 for two issues of a series. */
export function judgePair(
  a: WeighedArticle,
  b: WeighedArticle,
  weights: readonly number[] = fittedWeights,
): { probability: number; isSeries: boolean } {
  if (isSeries(a, b)) return { probability: 0, isSeries: true }
  if (isCopy(a, b)) return { probability: copyProbability, isSeries: false }
  const inputs = pairInputs(compareArticles(a, b))
  const sum = inputs.reduce((total, input, n) => total + input * (weights[n] ?? 0), 0)
  return { probability: 1 / (1 + Math.exp(-sum)), isSeries: false }
}

/** The features, in the order of their weights; the first is the bias. */
export function pairInputs(features: PairFeatures): number[] {
  return [
    1,
    // Twice as many common words are not twice the evidence.
    Math.sqrt(features.cosine),
    ...features.rarest,
    features.sharedCount,
    Math.min(features.sharedRuns, runsMax),
    features.shareOfSmaller,
    features.shareOfLarger,
    features.unshared,
    Math.log(1 + features.hoursApart),
    features.isSameOutlet ? 1 : 0,
  ]
}
