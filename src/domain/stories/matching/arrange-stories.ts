// Arranges many articles into stories: finds the connected parts of the graph of likely pairs, and clusters each by average
// linkage.
import { type ArticlePair, clusterArticles, type ScoredPair } from './cluster-articles.ts'
import type { WeighedArticle } from './compare-articles.ts'
import { judgePair } from './judge-pair.ts'

/** Articles that likely pairs connect, with all of their pairs. */
export type StoryPart = { ids: string[]; pairs: ScoredPair[]; series: ArticlePair[] }

/** Pairs with a lower probability do not connect articles. */
const connectingLeast = 0.1
/** This many take about three milliseconds. */
const pairsPerStep = 250
/** Larger parts are chains of unrelated articles, and are cut at their weakest pairs. All pairs of 250 articles take 100 ms. */
const partMax = 250

type Given = {
  candidates: readonly ArticlePair[]
  bound: readonly ArticlePair[]
  /** Ids of articles. Parts with none of them are neither judged nor returned. */
  about?: ReadonlySet<string>
  weights?: readonly number[]
}

/**
 * `candidates` are pairs that share rare words; other pairs are compared only within the parts that candidates connect.
 * `bound` pairs are connected regardless of their words: editors put them together, or they are in one story now.
 */
export function judgeParts(articles: readonly WeighedArticle[], given: Given): StoryPart[] {
  const steps = judgeInSteps(articles, given)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** `judgeParts` in steps of a few milliseconds, so that the caller's thread can do other work between them. */
export function* judgeInSteps(
  articles: readonly WeighedArticle[],
  { candidates, bound, about, weights }: Given,
): Generator<undefined, StoryPart[]> {
  const byId = new Map(articles.map(article => [article.id, article]))
  const scored = bound.map(([a, b]): ScoredPair => [a, b, 1])
  for (let n = 0; n < candidates.length; n += pairsPerStep) {
    scored.push(...judgeAll(byId, candidates.slice(n, n + pairsPerStep), weights))
    yield
  }
  const parts: StoryPart[] = []
  for (const ids of connectedParts([...byId.keys()], scored, connectingLeast))
    if (!about || ids.some(id => about.has(id))) parts.push(yield* judgeWithin(ids, byId, weights))
  return parts
}

/** The stories of a part. Two issues of a series, or two articles that editors keep apart, never share one. */
export function arrangePart(
  { ids, pairs, series }: StoryPart,
  {
    least,
    together,
    apart,
  }: { least: number; together: readonly ArticlePair[]; apart: readonly ArticlePair[] },
): string[][] {
  return clusterArticles({ ids, pairs, least, together, apart: [...apart, ...series] })
}

function judgeAll(
  byId: Map<string, WeighedArticle>,
  pairs: readonly ArticlePair[],
  weights: Given['weights'],
): ScoredPair[] {
  return pairs.flatMap(([first, second]): ScoredPair[] => {
    const [a, b] = [byId.get(first), byId.get(second)]
    return a && b ? [[first, second, judgePair(a, b, weights).probability]] : []
  })
}

function* judgeWithin(
  ids: string[],
  byId: Map<string, WeighedArticle>,
  weights: Given['weights'],
): Generator<undefined, StoryPart> {
  const pairs: ScoredPair[] = []
  const series: ArticlePair[] = []
  const articles = ids.flatMap(id => byId.get(id) ?? [])
  for (const [n, a] of articles.entries()) {
    for (const b of articles.slice(0, n)) {
      const judged = judgePair(a, b, weights)
      if (judged.isSeries) series.push([a.id, b.id])
      else pairs.push([a.id, b.id, judged.probability])
    }
    // Most parts are a single article, which takes no time.
    if (n > 0) yield
  }
  return { ids, pairs, series }
}

function connectedParts(ids: string[], pairs: ScoredPair[], least: number): string[][] {
  const parts = connect(
    ids,
    pairs.filter(([, , probability]) => probability >= least),
  )
  return parts.flatMap(part => {
    if (part.length <= partMax || least >= 1) return [part]
    const inside = new Set(part)
    return connectedParts(
      part,
      pairs.filter(([a, b]) => inside.has(a) && inside.has(b)),
      least + 0.1,
    )
  })
}

function connect(ids: string[], pairs: ScoredPair[]): string[][] {
  const partOf = new Map(ids.map(id => [id, [id]]))
  for (const [a, b] of pairs) {
    const [into, from] = [partOf.get(a), partOf.get(b)]
    if (!into || !from || into === from) continue
    const [large, small] = into.length < from.length ? [from, into] : [into, from]
    large.push(...small)
    for (const id of small) partOf.set(id, large)
  }
  return [...new Set(partOf.values())]
}

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

/** Proposes splits, since a pass moves no article that editors or readers know. The largest group of alike articles stays. */
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
