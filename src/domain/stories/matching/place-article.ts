// Decides where an arriving article goes: into a story, into a new story with another article, to an editor as a proposal,
// or into none.
import type { WeighedArticle } from './compare-articles.ts'
import { isWorthALook } from './is-worth-a-look.ts'
import { judgePair } from './judge-pair.ts'
import { bandOf, groupScore } from './story-bands.ts'

/** The articles of one story, or one article without a story. */
export type StoryGroup = { storyId: string | null; members: readonly WeighedArticle[] }

type Placement =
  /** With all of `group`; a group without a story becomes one. */
  { kind: 'join' | 'propose'; group: StoryGroup; score: number; nearest: WeighedArticle } | { kind: 'alone' }

/** A long story is judged by its newest articles, because current reports no longer resemble the first ones. */
const membersCompared = 24

export function placeArticle(
  article: WeighedArticle,
  { groups, isApart }: { groups: readonly StoryGroup[]; isApart: (a: string, b: string) => boolean },
): Placement {
  const scored = groups.flatMap(group => {
    const score = scoreGroup(article, group)
    if (!score || group.members.some(({ id }) => isApart(article.id, id))) return []
    return [{ group, ...score }]
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  const band = bandOf(best?.score ?? 0)
  if (!best || band === 'alone') return { kind: 'alone' }
  if (band === 'sure') return { kind: 'join', ...best }
  return isWorthALook(article, best.nearest) ? { kind: 'propose', ...best } : { kind: 'alone' }
}

/**
 * The score over the members; null if one of them is another issue of the same series. Members in another script,
 * which an editor put into the story, are skipped because they have no words to compare.
 */
function scoreGroup(
  article: WeighedArticle,
  { members }: StoryGroup,
): { score: number; nearest: WeighedArticle } | null {
  const alike = members.filter(({ isLatin }) => isLatin === article.isLatin)
  const compared = alike.length > 0 ? alike : members
  const newest = compared.toSorted((a, b) => b.at - a.at).slice(0, membersCompared)
  const judged = newest.map(member => ({ member, ...judgePair(article, member) }))
  if (judged.some(({ isSeries }) => isSeries)) return null
  const best = judged.toSorted((a, b) => b.probability - a.probability)[0]
  if (!best) return null
  const total = judged.reduce((sum, { probability }) => sum + probability, 0)
  return { score: groupScore(total / judged.length, best.probability), nearest: best.member }
}
