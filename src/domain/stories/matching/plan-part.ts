// Plans a periodic pass over connected articles that already have places. It may move articles that were placed
// automatically, and makes proposals to editors about the rest.
import { arrangePart, proposeSplits, type SplitPlan, type StoryPart } from './arrange-stories.ts'
import type { ArticlePair, ScoredPair } from './cluster-articles.ts'
import { groupScore, likelyScoreMin, sureScoreMin } from './story-bands.ts'

export type PartPlan = {
  /** `storyId` null: the articles become a new story; a single article gets none. */
  groups: { storyId: string | null; ids: string[] }[]
  /** For each two groups that likely report one event: the nearest pair, and the score of the groups. */
  proposals: { pair: ArticlePair; score: number }[]
  /** Articles in edited stories that more probably belong to another event. */
  splits: SplitPlan[]
}

type KnownPlaces = {
  /** The stories of the articles; articles without one are missing. */
  storyOf: ReadonlyMap<string, string>
  /** Stories that an editor changed: articles leave or join them only by an editor's decision. */
  edited: ReadonlySet<string>
  /** Other stories that readers know: articles may join them, but leave only by an editor's decision. */
  standing: ReadonlySet<string>
  /** Articles that are pinned, or whose story is. */
  pinned: ReadonlySet<string>
  together: readonly ArticlePair[]
  apart: readonly ArticlePair[]
}

export function planPart(part: StoryPart, known: KnownPlaces): PartPlan {
  const together = [...known.together, ...storyPairs(part.ids, known)]
  const closed = [...closeEdited(part.ids, { ...known, together }), ...separateKnown(part.ids, known)]
  // A pass makes proposals about stories that it may not change, but never about articles that editors keep apart.
  const likely = arrangePart(part, { least: likelyScoreMin, together, apart: known.apart })
  const sure = arrangePart(part, {
    least: sureScoreMin,
    together: [...together, ...likelyPairs(likely, known)],
    apart: [...known.apart, ...closed],
  })
  const splits = proposeSplits(part, known)
  return {
    groups: nameGroups(sure, known),
    proposals: withoutLeaving(propose(part, { sure, likely }), splits),
    splits,
  }
}

/** Drops merges that rest on an article which a split would move out: otherwise both halves would end in one larger story. */
function withoutLeaving(
  proposals: PartPlan['proposals'],
  splits: readonly SplitPlan[],
): PartPlan['proposals'] {
  const leaving = new Set(splits.flatMap(split => split.leaving))
  return proposals.filter(({ pair: [a, b] }) => !leaving.has(a) && !leaving.has(b))
}

/** Pairs that bind the articles of each story that none may leave to its first. */
function storyPairs(ids: readonly string[], { storyOf, edited, standing }: KnownPlaces): ArticlePair[] {
  const members = Map.groupBy(ids, id => storyOf.get(id) ?? '')
  return [...edited, ...standing].flatMap(story => bind(members.get(story) ?? []))
}

/**
 * Pairs that bind the articles of a story that likely report one event. Separated, the pass would propose to merge them again.
 */
function likelyPairs(likely: readonly string[][], { storyOf }: KnownPlaces): ArticlePair[] {
  return likely.flatMap(group =>
    [...Map.groupBy(group, id => storyOf.get(id))].flatMap(([story, ids]) => (story ? bind(ids) : [])),
  )
}

function bind([first = '', ...others]: readonly string[]): ArticlePair[] {
  return others.map((id): ArticlePair => [first, id])
}

/** Pairs that must not join: articles of different stories that readers know, and articles of different pins. */
function separateKnown(ids: readonly string[], { storyOf, standing, pinned }: KnownPlaces): ArticlePair[] {
  const firsts = [...Map.groupBy(ids, id => storyOf.get(id) ?? id)]
  const known = firsts.flatMap(([story, [id = '']]) => (standing.has(story) ? id : []))
  const shown = firsts.flatMap(([, members]) => members.find(id => pinned.has(id)) ?? [])
  return [...pairAll(known), ...pairAll(shown)]
}

function pairAll(ids: readonly string[]): ArticlePair[] {
  return ids.flatMap((a, n) => ids.slice(0, n).map((b): ArticlePair => [a, b]))
}

/** Keeps articles that no editor put into an edited story apart from its members. */
function closeEdited(ids: readonly string[], { storyOf, edited, together }: KnownPlaces): ArticlePair[] {
  return [...edited].flatMap(story => {
    const members = ids.filter(id => storyOf.get(id) === story)
    const inside = reach(members, together)
    return members.flatMap(id =>
      ids.filter(other => !inside.has(other)).map((other): ArticlePair => [id, other]),
    )
  })
}

function reach(from: readonly string[], pairs: readonly ArticlePair[]): Set<string> {
  const reached = new Set(from)
  const next = [...from]
  for (let id = next.pop(); id !== undefined; id = next.pop())
    for (const [a, b] of pairs) {
      const other = a === id ? b : b === id ? a : null
      if (other === null || reached.has(other)) continue
      reached.add(other)
      next.push(other)
    }
  return reached
}

/** Each group keeps the story that readers know, otherwise the one with most of its articles. A story goes to one group only. */
function nameGroups(groups: string[][], { storyOf, edited, standing }: KnownPlaces): PartPlan['groups'] {
  const claims = groups.flatMap((ids, group) =>
    [...Map.groupBy(ids, id => storyOf.get(id) ?? '')].map(([story, own]) => ({
      story,
      group,
      size: own.length,
    })),
  )
  const named = new Map<number, string>()
  const taken = new Set([''])
  const isKnown = (story: string) => Number(standing.has(story) || edited.has(story))
  const sorted = claims.toSorted((a, b) => isKnown(b.story) - isKnown(a.story) || b.size - a.size)
  for (const { story, group, size } of sorted) {
    if (size === 0 || taken.has(story) || named.has(group)) continue
    taken.add(story)
    named.set(group, story)
  }
  return groups.map((ids, n) => ({ storyId: named.get(n) ?? null, ids }))
}

function propose(
  { pairs }: StoryPart,
  { sure, likely }: { sure: string[][]; likely: string[][] },
): PartPlan['proposals'] {
  const groupOf = new Map(sure.flatMap((group, n) => group.map(id => [id, n])))
  const likelyOf = new Map(likely.flatMap((group, n) => group.map(id => [id, n])))
  const between = pairs.filter(
    ([a, b, probability]) =>
      probability >= likelyScoreMin &&
      groupOf.get(a) !== groupOf.get(b) &&
      likelyOf.get(a) === likelyOf.get(b),
  )
  const meanOf = meanBetween(pairs, { sure, groupOf })
  return connectNearest(between, groupOf).map(([a, b, best]) => ({
    pair: [a, b],
    score: groupScore(meanOf([a, b]), best),
  }))
}

/** The mean probability over all pairs between the groups of two articles. */
function meanBetween(
  pairs: readonly ScoredPair[],
  { sure, groupOf }: { sure: string[][]; groupOf: ReadonlyMap<string, number> },
): (pair: ArticlePair) => number {
  const groupsOf = ([a, b]: ArticlePair) => [groupOf.get(a) ?? -1, groupOf.get(b) ?? -1] as const
  const keyOf = ([one, other]: readonly [number, number]) =>
    Math.min(one, other) * sure.length + Math.max(one, other)
  const sums = new Map<number, number>()
  for (const [a, b, probability] of pairs) {
    const key = keyOf(groupsOf([a, b]))
    sums.set(key, (sums.get(key) ?? 0) + probability)
  }
  return pair => {
    const groups = groupsOf(pair)
    const count = groups.reduce((product, group) => product * (sure[group]?.length ?? 1), 1)
    return (sums.get(keyOf(groups)) ?? 0) / count
  }
}

/** The best pairs that connect all the groups; further pairs would only repeat a proposal. */
function connectNearest(between: readonly ScoredPair[], groupOf: ReadonlyMap<string, number>): ScoredPair[] {
  const linked = new Map<number, number>()
  const rootOf = (group: number): number => {
    const parent = linked.get(group)
    return parent === undefined ? group : rootOf(parent)
  }
  return between
    .toSorted((x, y) => y[2] - x[2])
    .filter(([a, b]) => {
      const [one, other] = [rootOf(groupOf.get(a) ?? -1), rootOf(groupOf.get(b) ?? -1)]
      if (one === other) return false
      linked.set(one, other)
      return true
    })
}
