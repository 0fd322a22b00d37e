// A pass never removes articles from a story that an editor changed or that readers know. Where some of its articles are unlike all others, it
// proposes a split.
import type { StoryPart } from './arrange-stories.ts'
import { type ArticlePair, clusterArticles, type ScoredPair } from './cluster-articles.ts'

/** `pair` is the nearest pair; its first article stays. */
export type SplitPlan = { storyId: string; leaving: string[]; of: number; pair: ArticlePair; score: number }

type Known = {
  storyOf: ReadonlyMap<string, string>
  edited: ReadonlySet<string>
  standing: ReadonlySet<string>
  together: readonly ArticlePair[]
}

/** Below this, two articles more probably report two events. A pair above it holds together its articles and all bound to them. */
const splitBelow = 0.5

/** In each story, the largest group of alike articles stays. */
export function proposeSplits(
  { ids, pairs }: StoryPart,
  { storyOf, edited, standing, together }: Known,
): SplitPlan[] {
  return [...edited, ...standing].flatMap(storyId => {
    const members = ids.filter(id => storyOf.get(id) === storyId)
    const alike = pairs.filter(([, , probability]) => probability >= splitBelow)
    const bound = [...together, ...alike.map(([a, b]): ArticlePair => [a, b])]
    const [stays, ...others] = clusterArticles({
      ids: members,
      pairs: [],
      least: 1,
      together: bound,
      apart: [],
    }).toSorted((a, b) => b.length - a.length)
    if (!stays) return []
    return others.map(leaving => ({
      storyId,
      leaving,
      of: members.length,
      ...nearest(stays, leaving, pairs),
    }))
  })
}

function nearest(
  stays: readonly string[],
  leaving: readonly string[],
  pairs: readonly ScoredPair[],
): { pair: ArticlePair; score: number } {
  const [isStaying, isLeaving] = [new Set(stays), new Set(leaving)]
  const between = pairs.flatMap(([a, b, score]): { pair: ArticlePair; score: number }[] => {
    if (isStaying.has(a) && isLeaving.has(b)) return [{ pair: [a, b], score }]
    return isStaying.has(b) && isLeaving.has(a) ? [{ pair: [b, a], score }] : []
  })
  const unlike = { pair: [stays[0] ?? '', leaving[0] ?? ''] as const, score: 0 }
  return between.toSorted((a, b) => b.score - a.score)[0] ?? unlike
}
