// Whether two articles report the same event: a logistic regression over what they have in common, with a veto for series.
import {
  beginsWithName,
  compareArticles,
  nameDifferently,
  type PairFeatures,
  rarityOfOwnSubject,
  type WeighedArticle,
} from './compare-articles.ts'
import { isColumn } from './is-column.ts'
import { compareWording, exchangeNames, isCopy, shareAddress } from './is-copy.ts'
import { isIssueOfColumn, isSeries } from './is-series.ts'
import { nameTwoModels } from './product-models.ts'
import { shareDeath } from './same-death.ts'
import {
  closeProbability,
  likelyScoreMin,
  rewordedProbability,
  surePairMin,
  unsureMax,
} from './story-bands.ts'

/**
 * A weight for each of `pairInputs`, fitted on the even-numbered stories of a collection of Indian news and of an American
 * one, each among 8,000 other headlines, and on 9,000 headlines of Google's full coverage and of agency copies, moved from
 * four months into one week: what other weeks say about the same people is certainly another event. The odd-numbered stories
 * test them (`bench/corpus/score-stories.ts`); how much depends on that division, `score-halvings.ts` shows.
 */
const fittedWeights = [
  -12.932, 20.209, 0.26, 0.073, 0.054, -0.344, -0.116, -1.179, -8.329, 0.23, -1.287, -1.285, 0.301, 0.375,
  -0.527, -0.133, 0.46, -2.855, 3.526,
]

/** More shared runs mean one text printed twice, which the cosine already shows. */
const runsMax = 4

/** Lower than the probability of a reworded headline, which joins regardless of the rest of the story. */
const judgedMax = 0.97

/**
 * Two subjects that meet within hours are at most proposed to an editor, from a probability of 0.75 on: of sixty such pairs, four
 * of five above it were one event, one of four below. One subject, or the same two on another day, are not. They must also share
 * what happened, or most of their texts: of 41 proposals read by a person that took away ten of 16 wrong ones and three of 25.
 */
const proposedHoursMax = 8
const proposedCosineMin = 0.38
/** Other articles of their stories may still show the event. */
const unproposedMax = likelyScoreMin - 0.04
const [proposedMin, proposedSpan] = [0.5, 0.19]
const subjectMax = 0.5
const alikeMin = 0.5
/** The rarity of one ordinary word that few headlines have ("stabbing"), or of two common ones. */
const actionRarityMin = 6
/**
 * Four words that follow each other, ordinary ones among them, are more than a subject: "regrow frog's lost leg". Of 16 such pairs
 * of which nothing else told, read by a person, 13 were one event.
 */
const [phraseRunsMin, phraseOrdinaryMin, phraseHoursMax] = [3, 24, 12]
/** Two subjects are enough from this probability on: if the texts below share words too, and if only the headings do. */
const [certainMin, certainAloneMin] = [0.9, 0.95]

/**
 * Headlines with hardly a word in common are joined only if they come within hours: later, two articles that share their subject
 * in the text below ("12th-gen processors") are mostly two reports about it.
 */
const unlikeMax = 0.15
const unlikeHoursMax = 8
/** Of 14 such pairs that the weights alone joined, one was one event, read by a person; of 60 with more in common, two of three. */
const joinedAlikeMin = 0.38
/** Of the joins that only less alike pairs made, two of five were not clearly one event; of the others, one of twelve. */
const sureAlikeMin = 0.6
/** Later, two reports of one subject are often two events: of 23 such pairs that joined, nine were not clearly one; of 55 others, eight. */
export const [laterHoursMin, laterAlikeMin] = [8, 0.75]
/**
 * Reports of two outlets that tell the same: alike in headline and text, ordinary words among what they share. The weights distrust
 * hours and long headlines, and the rule about subjects takes a headline in the same order of words for one phrase ("milk prices by
 * Rs 2"). Of 125 joins within four months that this likeness alone made, six were not clearly one event, read by a person. Less
 * alike ones are proposed: of 40 such pairs about 34 were one event.
 */
const [toldHoursMax, toldSoonHoursMax] = [24, 12]
const [toldAlikeMin, toldSoonAlikeMin, toldProposedAlikeMin] = [1, 0.9, 0.75]
/** The least shared words for which a pair whose only subject is one name is proposed: fewer are all that short headlines have. */
const sharedMostMin = 3
/** Joins only beside a surer pair. */
const besideSurerMax = surePairMin - 0.01

/**
 * "Kohli dances to Srivalli" and "Pandya dances to Srivalli": headlines alike in what happened, that begin with a subject of
 * their own. All five such pairs that joined among 8,600 headlines were two events.
 */
const ownSubjectRarityMin = 6
const [twoSubjectsLikenessMin, twoSubjectsAlikeMax] = [0.3, 1]

/** `probability` is from 0 to 1; it is 0 for two issues of a series. */
export function judgePair(
  a: WeighedArticle,
  b: WeighedArticle,
  weights: readonly number[] = fittedWeights,
): { probability: number; isSeries: boolean } {
  if (isSeries(a, b)) return { probability: 0, isSeries: true }
  if (isCopy(a, b)) return { probability: rewordedProbability, isSeries: false }
  if (reportNoEvent(a, b) || nameTwoModels(a.words, b.words)) return { probability: 0, isSeries: false }
  const wording = compareWording(a, b)
  const sharedDeath = shareDeath(a, b)
  if (wording === 'reworded') return { probability: rewordedProbability, isSeries: false }
  const features = compareArticles(a, b)
  if (sharedDeath === 'death' && !areTwoSubjects(a, b, features) && !exchangeNames(a, b))
    return { probability: rewordedProbability, isSeries: false }
  const sum = pairInputs(features).reduce((total, input, n) => total + input * (weights[n] ?? 0), 0)
  const probability = 1 / (1 + Math.exp(-sum))
  const most = Math.min(mostOf([a, b], { features, probability }), mostByLikeness(features))
  const needsSurer =
    Math.min(most, probability) > besideSurerMax &&
    (explains(a) || explains(b) || areTwoSubjects(a, b, features) || exchangeNames(a, b))
  const told = wording === 'close' ? closeProbability : leastByLikeness([a, b], features)
  const least = sharedDeath === 'mourning' ? Math.max(told, unsureMax) : told
  const judged = needsSurer ? besideSurerMax : Math.min(most, probability)
  return { probability: Math.max(least, judged), isSeries: false }
}

/** From 0 to 2: how alike two headlines are, and their texts. Shared names alone make neither alike. */
export function alikeness({ likeness, cosine }: PairFeatures): number {
  return likeness + cosine
}

function mostByLikeness(features: PairFeatures): number {
  const { likeness, hoursApart } = features
  if (alikeness(features) < joinedAlikeMin) return unsureMax
  if (likeness < unlikeMax && hoursApart > unlikeHoursMax) return unsureMax
  const sureMin = hoursApart > laterHoursMin ? laterAlikeMin : sureAlikeMin
  return alikeness(features) < sureMin ? besideSurerMax : 1
}

/** The lowest probability of two reports that tell the same, whatever the weights say. */
function leastByLikeness(both: [WeighedArticle, WeighedArticle], features: PairFeatures): number {
  const { hoursApart, isSameOutlet } = features
  if (isSameOutlet || hoursApart > toldHoursMax || !haveSameEvent(both, features)) return 0
  if (areTwoSubjects(...both, features)) return 0
  const isSoon = hoursApart <= toldSoonHoursMax
  if (isSoon && shareAddress(...both)) return closeProbability
  if (alikeness(features) >= (isSoon ? toldSoonAlikeMin : toldAlikeMin)) return closeProbability
  return isSoon && alikeness(features) >= toldProposedAlikeMin ? unsureMax : 0
}

/** Whether two reports share what happened, and neither numbers nor names contradict. */
function haveSameEvent(
  both: [WeighedArticle, WeighedArticle],
  { sharedOrdinary, ownNumbers }: PairFeatures,
): boolean {
  if (both.some(article => explains(article) || isColumn(article))) return false
  return sharedOrdinary >= actionRarityMin && ownNumbers.least === 0 && !exchangeNames(...both)
}

/** Background shares its subject with all news of the week, so by itself it joins only a headline that it rewords. */
export function explains({ words }: WeighedArticle): boolean {
  return words.kind === 'explanation' || words.kind === 'guide'
}

/** Whether two headlines tell the same about two subjects. */
export function areTwoSubjects(a: WeighedArticle, b: WeighedArticle, features: PairFeatures): boolean {
  if (features.likeness < twoSubjectsLikenessMin || alikeness(features) >= twoSubjectsAlikeMax) return false
  if (!beginsWithName(a) || !beginsWithName(b)) return false
  return Math.min(rarityOfOwnSubject(a, b), rarityOfOwnSubject(b, a)) >= ownSubjectRarityMin
}

function reportNoEvent(a: WeighedArticle, b: WeighedArticle): boolean {
  const both = [a, b]
  return (
    both.some(({ words }) => words.kind === 'roundup') ||
    both.every(({ words }) => words.kind === 'guide') ||
    (both.every(isColumn) && both.some(isIssueOfColumn))
  )
}

/**
 * The highest probability that the kind of evidence allows. Words that follow each other are one name or phrase: "Karan Johar",
 * "hijab row" and "weight loss drinks" are subjects of many events, so a join needs what happened, not only who or where.
 */
function mostOf(
  [a, b]: [WeighedArticle, WeighedArticle],
  { features, probability }: { features: PairFeatures; probability: number },
): number {
  const { sharedCount, sharedRuns, sharedOrdinary, sharedBelow, likeness, ownNumbers, hoursApart, cosine } =
    features
  const subjects = sharedCount - sharedRuns
  if (subjects >= 3 && sharedOrdinary >= actionRarityMin) return judgedMax
  const isCertain = probability >= (sharedBelow > 0 ? certainMin : certainAloneMin)
  if (isCertain && subjects >= 2 && sharedOrdinary >= actionRarityMin / 2) return judgedMax
  const sameNumbers = ownNumbers.least === 0
  const alike = alikeness(features)
  const isTold = alike >= toldProposedAlikeMin && haveSameEvent([a, b], features)
  if (isTold && probability >= certainMin) return judgedMax
  if (likeness >= alikeMin && sameNumbers && !nameDifferently(a, b)) return judgedMax
  const showsEvent = sharedOrdinary >= actionRarityMin || cosine >= proposedCosineMin
  const isToday = sameNumbers && hoursApart <= proposedHoursMax
  const proposed = proposedMin + proposedSpan * probability
  const shareMost = alike >= toldSoonAlikeMin && sharedCount >= sharedMostMin
  const isLikely = isToday && showsEvent && (subjects >= 2 || shareMost)
  if (likeness >= alikeMin || isLikely || sharePhrase(features)) return proposed
  return subjects >= 2 && isToday ? Math.min(proposed, unproposedMax) : subjectMax
}

/** Whether two headlines of a day share a phrase that says what happened. */
export function sharePhrase({ sharedRuns, sharedOrdinary, ownNumbers, hoursApart }: PairFeatures): boolean {
  const isPhrase = sharedRuns >= phraseRunsMin && sharedOrdinary >= phraseOrdinaryMin
  return isPhrase && ownNumbers.least === 0 && hoursApart <= phraseHoursMax
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
    Math.sqrt(features.sharedNames),
    Math.sqrt(features.sharedOrdinary),
    features.ownNumbers.least,
    features.ownNumbers.both,
    features.sharedNumbers,
    features.likeness,
    features.overlap,
  ]
}
