// Average linkage: repeatedly joins the two groups with the highest mean probability that their articles share an event,
// until no mean is high enough. Articles that editors put together start as one group; those kept apart never share one.

export type ArticlePair = readonly [string, string]
export type ScoredPair = readonly [string, string, number]

type Clustering = {
  ids: readonly string[]
  /** The probability that two articles share an event, from 0 to 1. Missing pairs have nothing in common. */
  pairs: readonly ScoredPair[]
  /** The lowest mean at which two groups are joined. */
  least: number
  together: readonly ArticlePair[]
  apart: readonly ArticlePair[]
}

type Group = { ids: string[]; sums: Map<Group, number>; barred: Set<Group> }

/** The groups of all `ids`, including groups of one. Where decisions contradict each other, "apart" wins. */
export function clusterArticles(given: Clustering): string[][] {
  const groups = startingGroups(given)
  for (;;) {
    const best = closest(groups, given.least)
    if (!best) return [...groups].map(({ ids }) => ids)
    join(best, groups)
  }
}

function startingGroups({ ids, pairs, together, apart }: Clustering): Set<Group> {
  const groupOf = new Map(ids.map(id => [id, newGroup(id)]))
  const groups = new Set(groupOf.values())
  for (const [a, b] of pairsOf(groupOf, apart)) bar(a, b)
  for (const [first, second, probability] of pairs)
    linkGroups(groupOf.get(first), groupOf.get(second), probability)
  for (const pair of together) {
    const [joined] = pairsOf(groupOf, [pair])
    if (!joined || joined[0] === joined[1] || joined[0].barred.has(joined[1])) continue
    for (const id of joined[1].ids) groupOf.set(id, joined[0])
    join(joined, groups)
  }
  return groups
}

function newGroup(id: string): Group {
  return { ids: [id], sums: new Map(), barred: new Set() }
}

function pairsOf(groupOf: Map<string, Group>, pairs: readonly ArticlePair[]): [Group, Group][] {
  return pairs.flatMap(([first, second]): [Group, Group][] => {
    const [a, b] = [groupOf.get(first), groupOf.get(second)]
    return a && b ? [[a, b]] : []
  })
}

function bar(a: Group, b: Group): void {
  a.barred.add(b)
  b.barred.add(a)
}

function linkGroups(a: Group | undefined, b: Group | undefined, probability: number): void {
  if (!a || !b) return
  a.sums.set(b, probability)
  b.sums.set(a, probability)
}

function closest(groups: Set<Group>, least: number): [Group, Group] | null {
  let best: [Group, Group] | null = null
  let bestMean = least
  for (const group of groups)
    for (const [other, sum] of group.sums) {
      const mean = sum / (group.ids.length * other.ids.length)
      if (mean < bestMean || (best && mean === bestMean) || group.barred.has(other)) continue
      best = [group, other]
      bestMean = mean
    }
  return best
}

/** Moves all members of `from` into `into`. */
function join([into, from]: [Group, Group], groups: Set<Group>): void {
  into.ids.push(...from.ids)
  groups.delete(from)
  into.sums.delete(from)
  for (const [other, sum] of from.sums) {
    other.sums.delete(from)
    if (other === into) continue
    const joined = sum + (into.sums.get(other) ?? 0)
    into.sums.set(other, joined)
    other.sums.set(into, joined)
  }
  for (const other of from.barred) {
    other.barred.delete(from)
    bar(into, other)
  }
}
