// How well weights do on stories that they were not fitted on: several random halvings, each half fitted once, with the
// thresholds that suit the fitted half. One division says little: the scores of two differ by 0.02.

import { arrangePart, judgeParts } from '../../src/domain/stories/matching/arrange-stories.ts'
import { compareArticles, type WeighedArticle } from '../../src/domain/stories/matching/compare-articles.ts'
import { isCopy } from '../../src/domain/stories/matching/is-copy.ts'
import { isSeries } from '../../src/domain/stories/matching/is-series.ts'
import { pairInputs } from '../../src/domain/stories/matching/judge-pair.ts'
import { seededRandom } from '../seed-words.ts'
import { type FitRow, fitWeights } from './fit-weights.ts'
import { type Agreement, bCubed, readAmerican, readAround, readGold } from './gold-stories.ts'
import type { Score } from './score.ts'
import { type StreamArticle, type WeighedStream, weighStream } from './story-stream.ts'

const halvings = 9
/** Indian news is what the product reads. */
const americanWeight = 0.5
const bars = [
  { precision: 0.8, least: 0.74 },
  { precision: 0.88, least: 0.715 },
]
const thresholds = Array.from({ length: 14 }, (_, n) => 0.16 + n * 0.03)

type GoldStream = {
  articles: StreamArticle[]
  weighed: WeighedStream
  rows: GoldRow[]
  stories: string[]
  gold: Set<string>
}
/** `stories` are the gold stories of the two articles. */
type GoldRow = FitRow & { stories: string[] }

export function scoreHalvings(folder: string): Score[] {
  const indian = readStream(readGold(folder), { folder, weight: 1 })
  const american = readStream(readAmerican(folder), { folder, weight: americanWeight })
  const random = seededRandom(14)
  const results = Array.from({ length: halvings }, () => {
    const isFirst = new Map([...indian.stories, ...american.stories].map(story => [story, random() < 0.5]))
    return [true, false].map(fitted =>
      scoreHalf([indian, american], { isFitted: story => isFirst.get(story) === fitted }),
    )
  }).flat()
  return bars.map(({ precision, least }, n) =>
    toScore(
      results.flatMap(result => result[n] ?? []),
      { precision, least },
    ),
  )
}

function readStream(
  gold: StreamArticle[],
  { folder, weight }: { folder: string; weight: number },
): GoldStream {
  const articles = [...gold, ...readAround(folder, gold)]
  const weighed = weighStream(articles)
  const stories = [...new Set(gold.flatMap(({ story }) => story ?? []))]
  return {
    articles,
    weighed,
    rows: listRows(gold, { weighed, weight }),
    stories,
    gold: new Set(gold.map(({ id }) => id)),
  }
}

/** Candidates with at least one gold article. */
function listRows(
  gold: StreamArticle[],
  { weighed, weight }: { weighed: WeighedStream; weight: number },
): GoldRow[] {
  const storyOf = new Map(gold.map(({ id, story }) => [id, story]))
  const byId = new Map(weighed.open.map(article => [article.id, article]))
  return weighed.candidates.flatMap(([first, second]) => {
    const [a, b] = [byId.get(first), byId.get(second)]
    const stories = [storyOf.get(first), storyOf.get(second)].flatMap(story => story ?? [])
    if (!a || !b || stories.length === 0 || isDecidedByRule(a, b)) return []
    const isPositive = storyOf.get(first) === storyOf.get(second)
    return [{ inputs: pairInputs(compareArticles(a, b)), isPositive, weight, stories }]
  })
}

function isDecidedByRule(a: WeighedArticle, b: WeighedArticle): boolean {
  return isSeries(a, b) || isCopy(a, b)
}

/** The agreement of the other half at each of `bars`. */
function scoreHalf(
  [indian, american]: [GoldStream, GoldStream],
  { isFitted }: { isFitted: (story: string) => boolean },
): Agreement[] {
  const rows = [...indian.rows, ...american.rows].filter(({ stories }) => stories.every(isFitted))
  const { open, candidates } = indian.weighed
  // Parts without a gold article do not count.
  const parts = judgeParts(open, { candidates, bound: [], weights: fitWeights(rows) }).filter(({ ids }) =>
    ids.some(id => indian.gold.has(id)),
  )
  const tried = thresholds.map(least => {
    const groups = parts.flatMap(part => arrangePart(part, { least, together: [], apart: [] }))
    return {
      fitted: bCubed(indian.articles, groups, isFitted),
      tested: bCubed(indian.articles, groups, story => !isFitted(story)),
    }
  })
  return bars.flatMap(({ precision }) => {
    const precise = tried.filter(({ fitted }) => fitted.precision >= precision)
    return precise.toSorted((a, b) => b.fitted.f1 - a.fitted.f1)[0]?.tested ?? []
  })
}

function toScore(results: Agreement[], { precision, least }: { precision: number; least: number }): Score {
  const mean = (of: (one: Agreement) => number) =>
    results.reduce((sum, one) => sum + of(one), 0) / results.length
  const f1s = results.map(({ f1 }) => f1.toFixed(3))
  return {
    name: `stories among 8,000, halves not fitted, precision ${precision} wanted: mean B³-F1 in thousandths`,
    right: Math.round(1000 * mean(({ f1 }) => f1)),
    of: 1000,
    least,
    notes: [
      `B³ precision ${mean(one => one.precision).toFixed(3)}, recall ${mean(one => one.recall).toFixed(3)}`,
      `each: ${f1s.join(' ')}`,
    ],
  }
}
