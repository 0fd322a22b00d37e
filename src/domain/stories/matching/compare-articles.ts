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
  const heading = new Map<string, number>()
  const text = new Map<string, number>()
  let [headingRarity, squares] = [0, 0]
  for (const stem of words.heading) {
    const rarity = rarityOf(stem)
    heading.set(stem, rarity)
    text.set(stem, rarity)
    headingRarity += rarity
    squares += rarity * rarity
  }
  for (const stem of words.text) {
    if (heading.has(stem)) continue
    const weight = rarityOf(stem) * descriptionWeight
    text.set(stem, weight)
    squares += weight * weight
  }
  const runs = new Set(words.runs)
  const textLength = Math.sqrt(squares)
  return { id, outlet, at: at.getTime(), words, heading, text, headingRarity, runs, textLength }
}

/** Runs for every candidate of every headline: plain loops, without a list or an object more than needed. */
export function compareArticles(a: WeighedArticle, b: WeighedArticle): PairFeatures {
  const shared = shareHeadings(a, b)
  const lengths = a.textLength * b.textLength
  return {
    cosine: lengths === 0 ? 0 : dot(a.text, b.text) / lengths,
    rarest: shared.rarest,
    sharedCount: shared.count,
    sharedRuns: countShared(a.runs, b.runs),
    shareOfSmaller: shared.rarity / Math.max(1, Math.min(a.headingRarity, b.headingRarity)),
    shareOfLarger: shared.rarity / Math.max(1, Math.max(a.headingRarity, b.headingRarity)),
    unshared: Math.min(rarestUnshared(a, b), rarestUnshared(b, a)),
    hoursApart: hoursBetween(a, b),
    isSameOutlet: a.outlet === b.outlet,
  }
}

function shareHeadings(
  a: WeighedArticle,
  b: WeighedArticle,
): { rarest: PairFeatures['rarest']; count: number; rarity: number } {
  let [first, second, third, count, total] = [0, 0, 0, 0, 0]
  for (const [stem, rarity] of a.heading) {
    if (!b.heading.has(stem)) continue
    count++
    total += rarity
    if (rarity > first) [first, second, third] = [rarity, first, second]
    else if (rarity > second) [second, third] = [rarity, second]
    else if (rarity > third) third = rarity
  }
  return { rarest: [first, second, third], count, rarity: total }
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0
  for (const one of a) if (b.has(one)) count++
  return count
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
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let product = 0
  for (const [stem, weight] of small) {
    const other = large.get(stem)
    if (other !== undefined) product += weight * other
  }
  return product
}
