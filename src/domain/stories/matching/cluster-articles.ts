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
/** `nearest` is kept while groups join: looking through all pairs for each join would take the cube of their number. */
type Group = { ids: string[]; near: Map<Group, Between>; barred: Set<Group>; nearest: Nearest | null }
type Nearest = { other: Group; score: number }

/** The groups of all `ids`, including groups of one. Where decisions contradict each other, "apart" wins. */
export function clusterArticles(given: Clustering): string[][] {
  const groups = startingGroups(given)
  for (const group of groups) group.nearest = findNearest(group)
  for (;;) {
    const best = closest(groups, given.least)
    if (!best) return [...groups].map(({ ids }) => ids)
    join(best, groups)
    renewNearest(best)
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
  return { ids: [id], near: new Map(), barred: new Set(), nearest: null }
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
  const between = { sum: probability, best: probability }
  a.near.set(b, between)
  b.near.set(a, between)
}

function closest(groups: Set<Group>, least: number): [Group, Group] | null {
  let best: [Group, Group] | null = null
  let bestScore = least
  for (const group of groups) {
    const { nearest } = group
    if (!nearest || nearest.score < bestScore || (best && nearest.score === bestScore)) continue
    best = [group, nearest.other]
    bestScore = nearest.score
  }
  return best
}

/** The first of the nearest groups that it may join. */
function findNearest(group: Group): Nearest | null {
  let nearest: Group | null = null
  let bestScore = -1
  for (const [other, between] of group.near) {
    const score = scoreBetween(group, other, between)
    if (score <= bestScore || group.barred.has(other)) continue
    nearest = other
    bestScore = score
  }
  return nearest && { other: nearest, score: bestScore }
}

function scoreBetween(a: Group, b: Group, { sum, best }: Between): number {
  return groupScore(sum / (a.ids.length * b.ids.length), best)
}

/** After `from` joined `into`: of the other groups, only those that were nearest to one of both, or now are to `into`, look again. */
function renewNearest([into, from]: [Group, Group]): void {
  into.nearest = findNearest(into)
  for (const [other, between] of into.near) {
    const { nearest } = other
    const isOfBoth = nearest?.other === into || nearest?.other === from
    if (isOfBoth || scoreBetween(into, other, between) >= (nearest?.score ?? 0))
      other.nearest = findNearest(other)
  }
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
    const joined = { sum: between.sum + (known?.sum ?? 0), best: Math.max(between.best, known?.best ?? 0) }
    into.near.set(other, joined)
    other.near.set(into, joined)
  }
  for (const other of from.barred) {
    other.barred.delete(from)
    bar(into, other)
  }
}
