// Two groups of articles are joined, proposed or left apart by the mean probability that an article of one and an article of
// the other report the same event. Both numbers were measured on the collection of `test/corpus-scores/score-stories.ts`.

/** From this mean on they are joined without an editor. */
export const sureScoreMin = 0.82
/** From this mean on they are proposed to an editor; three of four such proposals are right. Between 0.22 and 0.4 half were. */
export const likelyScoreMin = 0.4

export function bandOf(mean: number): 'sure' | 'likely' | 'alone' {
  if (mean >= sureScoreMin) return 'sure'
  return mean >= likelyScoreMin ? 'likely' : 'alone'
}
