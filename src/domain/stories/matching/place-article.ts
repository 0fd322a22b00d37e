// Where an article goes when it arrives: into a story, beside another article as a new story, before an editor, or alone.
import type { WeighedArticle } from './compare-articles.ts'
import { judgePair } from './judge-pair.ts'
import { scriptWords } from './names-across-scripts.ts'
import { bandOf } from './story-bands.ts'

type TitledArticle = WeighedArticle & { title: string }

/** Articles of one story, or one article that is in none. */
export type StoryGroup = { storyId: string | null; members: readonly TitledArticle[] }

export type Placement =
  /** With all of `group`; a group without a story becomes one. */
  { kind: 'join' | 'propose'; group: StoryGroup; score: number; nearest: WeighedArticle } | { kind: 'alone' }

/** A long story is judged by its newest articles: what was written first is what others no longer write. */
const membersCompared = 24

export function placeArticle(
  article: TitledArticle,
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
  return { kind: band === 'sure' ? 'join' : 'propose', ...best }
}

/**
 * The mean over the members; null where one of them is another issue of the same series. Members of another script, which
 * an editor put into the story, have no words to compare.
 */
function scoreGroup(
  article: TitledArticle,
  { members }: StoryGroup,
): { score: number; nearest: WeighedArticle } | null {
  const { isLatin } = scriptWords(article.title)
  const alike = members.filter(({ title }) => scriptWords(title).isLatin === isLatin)
  const compared = alike.length > 0 ? alike : members
  const newest = compared.toSorted((a, b) => b.at - a.at).slice(0, membersCompared)
  const judged = newest.map(member => ({ member, ...judgePair(article, member) }))
  if (judged.some(({ isSeries }) => isSeries)) return null
  const best = judged.toSorted((a, b) => b.probability - a.probability)[0]
  if (!best) return null
  const total = judged.reduce((sum, { probability }) => sum + probability, 0)
  return { score: total / judged.length, nearest: best.member }
}
