// Two groups of articles are joined, proposed or left apart by the mean probability that an article of one and an article of
// the other report the same event. Both numbers were measured on the collection of `test/corpus-scores/score-stories.ts`.

/** From this mean on they are joined without an editor. */
export const sureScoreMin = 0.82
/** From this mean on they are proposed to an editor. */
export const likelyScoreMin = 0.4

/**
 * From these means on the stories screen asks about a proposal with a story, and about one of two lone articles, which are
 * mostly one topic. bench/NOTES.md has the share of right proposals by mean.
 */
export const askedScoreMin = { story: 0.6, pair: 0.7 }

export function bandOf(mean: number): 'sure' | 'likely' | 'alone' {
  if (mean >= sureScoreMin) return 'sure'
  return mean >= likelyScoreMin ? 'likely' : 'alone'
}
