// Two groups of articles are joined, proposed or left apart by the mean probability that an article of one and one of the
// other tell one event. Both numbers are from `test/corpus-scores/score-stories.ts`.

/** From here on they are one story without an editor's word. */
export const sureScoreMin = 0.82
/** From here on an editor is asked. */
export const likelyScoreMin = 0.22

export type Band = 'sure' | 'likely' | 'alone'

export function bandOf(mean: number): Band {
  if (mean >= sureScoreMin) return 'sure'
  return mean >= likelyScoreMin ? 'likely' : 'alone'
}
