// Two groups of articles are joined, proposed or left apart by the mean probability that an article of one and an article of
// the other report the same event. Both numbers were measured on the collection of `test/corpus-scores/score-stories.ts`.

/** From this mean on they are joined without an editor. */
export const sureScoreMin = 0.82
/** From this mean on they are likely one event. */
export const likelyScoreMin = 0.4

/** From these means on an editor is asked; decision 151 has the share of right proposals by mean. */
const storyScoreMin = 0.6
const pairScoreMin = 0.7

export function bandOf(mean: number): 'sure' | 'likely' | 'alone' {
  if (mean >= sureScoreMin) return 'sure'
  return mean >= likelyScoreMin ? 'likely' : 'alone'
}

type Side = { storyId: string | null; isEdited: boolean }

/** An editor's story may hold reports that differ, so a low mean says little about it. Two lone articles are mostly a topic. */
export function isWorthProposing(mean: number, sides: readonly [Side, Side]): boolean {
  if (sides.some(({ isEdited }) => isEdited)) return mean >= likelyScoreMin
  return mean >= (sides.some(({ storyId }) => storyId !== null) ? storyScoreMin : pairScoreMin)
}
