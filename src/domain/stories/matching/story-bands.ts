// Two groups of articles are joined, proposed or left apart by the mean probability that an article of one and one of the
// other tell one event. Both numbers were measured on the collection of `test/corpus-scores/score-stories.ts`.

/** From here on they are one story without an editor's word. */
export const sureScoreMin = 0.82
/** From here on an editor is asked: three of four such proposals are right. Between 0.22 and 0.4 it was one of two. */
export const likelyScoreMin = 0.4

export type Band = 'sure' | 'likely' | 'alone'

export function bandOf(mean: number): Band {
  if (mean >= sureScoreMin) return 'sure'
  return mean >= likelyScoreMin ? 'likely' : 'alone'
}
