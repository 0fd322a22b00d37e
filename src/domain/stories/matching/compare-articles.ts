// How much two articles have in common, as numbers that `judge-pair.ts` weighs.
import type { StoryWords } from './story-words.ts'
import type { WordRarity } from './word-rarity.ts'

/** An article with its words weighed: made once, compared with many. */
export type WeighedArticle = {
  id: string
  /** One voice: an outlet's id, or a host. */
  outlet: string
  /** Milliseconds since 1970. */
  at: number
  words: StoryWords
  heading: Map<string, number>
  headingRarity: number
  runs: ReadonlySet<string>
  text: Map<string, number>
  textLength: number
}

export type PairFeatures = {
  cosine: number
  /** Rarities of the rarest words that both headings have; 0 where there are fewer. */
  rarest: [first: number, second: number, third: number]
  sharedCount: number
  sharedRuns: number
  shareOfSmaller: number
  shareOfLarger: number
  /** The rarities of the two rarest words that the other heading lacks; of the two headings, the smaller sum. */
  unshared: number
  hoursApart: number
  isSameOutlet: boolean
}

/** A word that only the description has counts less: descriptions tell the background too. */
const descriptionWeight = 0.6

export function weighArticle(
  { id, outlet, at, words }: { id: string; outlet: string; at: Date; words: StoryWords },
  rarityOf: WordRarity,
): WeighedArticle {
  const heading = new Map(words.heading.map(stem => [stem, rarityOf(stem)]))
  const text = new Map(
    words.text.map(stem => [stem, heading.get(stem) ?? rarityOf(stem) * descriptionWeight]),
  )
  return {
    id,
    outlet,
    at: at.getTime(),
    words,
    heading,
    text,
    headingRarity: sum(heading.values()),
    runs: new Set(words.runs),
    textLength: Math.sqrt(sum([...text.values()].map(weight => weight * weight))),
  }
}

export function compareArticles(a: WeighedArticle, b: WeighedArticle): PairFeatures {
  const shared = sharedStems(a, b).map(([, rarity]) => rarity)
  const sharedRarity = sum(shared)
  const lengths = a.textLength * b.textLength
  return {
    cosine: lengths === 0 ? 0 : dot(a.text, b.text) / lengths,
    rarest: [shared[0] ?? 0, shared[1] ?? 0, shared[2] ?? 0],
    sharedCount: shared.length,
    sharedRuns: a.runs.intersection(b.runs).size,
    shareOfSmaller: sharedRarity / Math.max(1, Math.min(a.headingRarity, b.headingRarity)),
    shareOfLarger: sharedRarity / Math.max(1, Math.max(a.headingRarity, b.headingRarity)),
    unshared: Math.min(rarestUnshared(a, b), rarestUnshared(b, a)),
    hoursApart: hoursBetween(a, b),
    isSameOutlet: a.outlet === b.outlet,
  }
}

/** The words that both headings have, rarest first. */
export function sharedStems(a: WeighedArticle, b: WeighedArticle): [stem: string, rarity: number][] {
  return [...a.heading].filter(([stem]) => b.heading.has(stem)).toSorted(([, x], [, y]) => y - x)
}

export function hoursBetween(a: { at: number }, b: { at: number }): number {
  return Math.abs(a.at - b.at) / 3_600_000
}

function rarestUnshared(of: WeighedArticle, other: WeighedArticle): number {
  let [first, second] = [0, 0]
  for (const [stem, rarity] of of.heading) {
    if (rarity <= second || other.heading.has(stem)) continue
    if (rarity > first) [first, second] = [rarity, first]
    else second = rarity
  }
  return first + second
}

function dot(a: Map<string, number>, b: Map<string, number>): number {
  let product = 0
  for (const [stem, weight] of a) product += weight * (b.get(stem) ?? 0)
  return product
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
