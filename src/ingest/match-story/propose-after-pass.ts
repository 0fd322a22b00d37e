import type { PlacedArticle } from '../../domain/stories/load-articles.ts'
import { isWorthALook } from '../../domain/stories/matching/place-article.ts'
import type { PartPlan } from '../../domain/stories/matching/plan-part.ts'
import { sureScoreMin } from '../../domain/stories/matching/story-bands.ts'
import type { WordCounts } from '../../domain/stories/matching/word-rarity.ts'
import type { NewProposal } from '../../domain/stories/story-places.ts'
import { explainPair, explainSplit } from '../../domain/stories/story-reason.ts'

type Known = {
  articles: ReadonlyMap<string, PlacedArticle>
  counts: WordCounts
  /** The stories of the articles after the pass. */
  storyOf: ReadonlyMap<string, string | null>
  /** Whether this pass took one of two stories or articles out of the other. */
  isParted: (a: string, b: string) => boolean
}

/** The proposals of a pass to editors: to join an article, to merge two stories, or to split one. */
export function proposeAfterPass({ proposals, splits }: PartPlan, known: Known): NewProposal[] {
  return [
    ...proposals.flatMap(proposal => toJoinOrMerge(proposal, known)),
    ...splits.flatMap(split => toSplit(split, known)),
  ]
}

function toJoinOrMerge(
  { pair: [first, second], score }: PartPlan['proposals'][number],
  { articles, counts, storyOf, isParted }: Known,
): NewProposal[] {
  const [a, b] = [articles.get(first), articles.get(second)]
  if (!a || !b) return []
  const [one, other] = [storyOf.get(first) ?? null, storyOf.get(second) ?? null]
  // As on arrival: the coverage of a single outlet is not a story.
  if (a.outlet === b.outlet && one === null && other === null) return []
  if (isParted(one ?? first, other ?? second)) return []
  if (score < sureScoreMin && !isWorthALook(a, b)) return []
  const members = [...articles.values()].filter(({ id }) => {
    const story = storyOf.get(id) ?? null
    return story !== null && (story === one || story === other)
  })
  const proposal = { pair: [a, b] as const, score, reasons: explainPair([a, b], { counts, members }) }
  if (one === null || other === null) return [{ kind: 'join', ...proposal }]
  return one === other ? [] : [{ kind: 'merge', stories: [one, other], ...proposal }]
}

function toSplit(
  { leaving, of, pair: [first, second], score }: PartPlan['splits'][number],
  { articles, counts }: Known,
): NewProposal[] {
  const [stays, leaves] = [articles.get(first), articles.get(second)]
  if (!stays || !leaves) return []
  return [
    {
      kind: 'split',
      pair: [stays, leaves],
      score,
      reasons: explainSplit([stays, leaves], { counts, leaving: leaving.length, of, score }),
      leavingUrls: leaving.flatMap(id => articles.get(id)?.canonicalUrl ?? []),
    },
  ]
}
