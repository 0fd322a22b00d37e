// Linkage by mean and best pair: repeatedly joins the two groups with the highest score that their articles share an event,
// until no score is high enough. Articles that editors put together start as one group; those kept apart never share one.

import { groupScore } from './story-bands.ts'

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

type Between = { sum: number; best: number }
type Group = { ids: string[]; near: Map<Group, Between>; barred: Set<Group> }

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
  return { ids: [id], near: new Map(), barred: new Set() }
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
  a.near.set(b, { sum: probability, best: probability })
  b.near.set(a, { sum: probability, best: probability })
}

function closest(groups: Set<Group>, least: number): [Group, Group] | null {
  let best: [Group, Group] | null = null
  let bestScore = least
  for (const group of groups)
    for (const [other, { sum, best: bestPair }] of group.near) {
      const score = groupScore(sum / (group.ids.length * other.ids.length), bestPair)
      if (score < bestScore || (best && score === bestScore) || group.barred.has(other)) continue
      best = [group, other]
      bestScore = score
    }
  return best
}

/** Moves all members of `from` into `into`. */
function join([into, from]: [Group, Group], groups: Set<Group>): void {
  into.ids.push(...from.ids)
  groups.delete(from)
  into.near.delete(from)
  for (const [other, between] of from.near) {
    other.near.delete(from)
    if (other === into) continue
    const known = into.near.get(other)
    const joined = {
      sum: between.sum + (known?.sum ?? 0),
      best: Math.max(between.best, known?.best ?? 0),
    }
    into.near.set(other, joined)
    other.near.set(into, joined)
  }
  for (const other of from.barred) {
    other.barred.delete(from)
    bar(into, other)
  }
}
