// Two groups of articles are joined, proposed or left apart by the mean probability that an article of one and an article of
// the other report the same event. The numbers were measured on the collections of `bench/corpus/`.

/** From this mean on they are joined without an editor. */
export const sureScoreMin = 0.7
/** From this mean on they are proposed to an editor. */
export const likelyScoreMin = 0.64

export function bandOf(mean: number): 'sure' | 'likely' | 'alone' {
  if (mean >= sureScoreMin) return 'sure'
  return mean >= likelyScoreMin ? 'likely' : 'alone'
}

/** The probability of nearly the same headline in two papers, whatever its words. */
export const rewordedProbability = 0.98
/** Of most of the words within hours: joins, but not against the mean over a story that is about something else. */
export const closeProbability = 0.85
/** Subtracted if the rest of the story has nothing in common with the other headline: 0.98 - 0.25 still joins. */
const rewordedLoss = 0.25
/**
 * The same of other pairs: one of 0.95 joins a story from a mean of 0.4 on, one of 0.85 from 0.65. Of 51 such joins within four
 * months, read by a person, 45 were one event; of 30 more that 0.25 would make, 25.
 */
const sureLoss = 0.4

/**
 * Without a pair that is nearly certain an editor is asked, however alike all of them are: read by a person, of 57 stories whose
 * best pair was less probable, a third was more than one event; of 120 others, one of twenty.
 */
export const surePairMin = 0.82
export const unsureMax = sureScoreMin - 0.01

/**
 * How probable it is that two groups report one event: the mean over their pairs, but hardly less than that of their best pair
 * if it is nearly certain. By the mean alone a grown story loses reports of its own event, and the twins of its own articles.
 */
export function groupScore(mean: number, best: number): number {
  if (best < surePairMin) return Math.min(mean, unsureMax)
  const loss = best < rewordedProbability ? sureLoss : rewordedLoss
  return Math.max(mean, best - loss * (1 - mean))
}
