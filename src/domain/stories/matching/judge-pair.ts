// Whether two articles tell one event: a logistic sum of what they have in common, and a veto for series.
import { compareArticles, type PairFeatures, type WeighedArticle } from './compare-articles.ts'
import { isCopy } from './is-copy.ts'
import { isSeries } from './is-series.ts'

export type PairJudgement = { probability: number; isSeries: boolean }

/**
 * A weight for each of `pairInputs`. Fitted on the stories with an even number of a collection of Indian news and of an American
 * one, each among 8,000 other headlines; those with an odd number test them (`test/corpus-scores/score-stories.ts`).
 */
const weights = [-15.672, 12.671, 0.607, 0.169, 0.023, -0.701, 0.251, 4.689, 1.668, 0.386, -0.728, -1.344]

/** More are one text printed twice, which the cosine says already. */
const runsMax = 4

/** One text in two papers is of one event, whatever its words. */
const copyProbability = 0.98

/** `probability` is from 0 to 1, and 0 for two issues of a series. */
export function judgePair(a: WeighedArticle, b: WeighedArticle): PairJudgement {
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
