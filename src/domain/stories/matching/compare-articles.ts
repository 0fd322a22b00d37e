// Measures how much two articles have in common, as numbers that `judge-pair.ts` weighs. This runs for every candidate of
// every headline, so it uses plain loops over ascending lists and allocates as little as possible.
import { countOwnTolls, countShared, type PackedWords } from './packed-words.ts'
import { stemWord } from './stem-word.ts'
import { latin, scriptOf, wordHash } from './word-hash.ts'
import { isOrdinaryWord } from './word-lists.ts'
import type { WordRarity } from './word-rarity.ts'

/** An article with its words weighed once, to be compared with many others. */
export type WeighedArticle = {
  id: string
  /** An outlet's id, or a host. */
  outlet: string
  /** Milliseconds since 1970. */
  at: number
  words: PackedWords
  /** The rarity of each word of `words.heading`, in that order. */
  headingRarities: readonly number[]
  headingRarity: number
  /** The weight of each word of `words.text`, in that order. */
  textWeights: readonly number[]
  textLength: number
  /** Most words of its title are Latin, so it shares none with an article in another script. */
  isLatin: boolean
}

export type PairFeatures = {
  cosine: number
  /** Rarities of the three rarest words in both headings; 0 where they share fewer. */
  rarest: [first: number, second: number, third: number]
  sharedCount: number
  /** Words that both texts have, and not both headings. */
  sharedBelow: number
  /** Sums of the rarities of shared words: who or where it is about, and what happened. */
  sharedNames: number
  sharedOrdinary: number
  sharedRuns: number
  shareOfSmaller: number
  shareOfLarger: number
  /** For each heading, the sum of the rarities of its two rarest words that the other lacks; the smaller of both sums. */
  unshared: number
  /** Likeness of the words of the titles that do not decide, and the share of the shorter title's that the other has. */
  likeness: number
  overlap: number
  /** Numbers and days of the titles: how many both have; how many each has alone, the smaller and the sum of both counts. */
  sharedNumbers: number
  ownNumbers: { least: number; both: number }
  hoursApart: number
  isSameOutlet: boolean
}

/** A word that only the description contains counts less, because descriptions also give background. */
const descriptionWeight = 0.6

export function weighArticle(
  { id, outlet, at, words }: { id: string; outlet: string; at: Date; words: PackedWords },
  rarityOf: WordRarity,
): WeighedArticle {
  const { heading, text } = words
  const headingRarities: number[] = []
  const textWeights: number[] = []
  let [headingRarity, squares] = [0, 0]
  for (const word of text) {
    const rarity = rarityOf(word)
    const isOfHeading = heading[headingRarities.length] === word
    if (isOfHeading) {
      headingRarities.push(rarity)
      headingRarity += rarity
    }
    const weight = isOfHeading ? rarity : rarity * descriptionWeight
    textWeights.push(weight)
    squares += weight * weight
  }
  const textLength = Math.sqrt(squares)
  const isLatin = isMostlyLatin(words)
  return {
    id,
    outlet,
    at: at.getTime(),
    words,
    headingRarities,
    headingRarity,
    textWeights,
    textLength,
    isLatin,
  }
}

function isMostlyLatin({ plain }: PackedWords): boolean {
  let count = 0
  for (const word of plain) if (scriptOf(word) === latin) count++
  return 2 * count >= plain.length
}

export function compareArticles(a: WeighedArticle, b: WeighedArticle): PairFeatures {
  const lengths = a.textLength * b.textLength
  const { shared, ...headings } = compareHeadings(a, b)
  const { product, count } = compareTexts(a, b)
  return {
    cosine: lengths === 0 ? 0 : product / lengths,
    sharedBelow: count - headings.sharedCount,
    ...headings,
    ...compareTitles(a, b),
    sharedRuns: countShared(a.words.runs, b.words.runs),
    shareOfSmaller: shared / Math.max(1, Math.min(a.headingRarity, b.headingRarity)),
    shareOfLarger: shared / Math.max(1, Math.max(a.headingRarity, b.headingRarity)),
    hoursApart: hoursBetween(a, b),
    isSameOutlet: a.outlet === b.outlet,
  }
}

/** How alike the words and the numbers of two titles are, as `PairFeatures` describes them. */
export function compareTitles(one: WeighedArticle, other: WeighedArticle) {
  const [{ words: a }, { words: b }] = [one, other]
  const plain = countShared(a.plain, b.plain)
  const numbers = countShared(a.deciding, b.deciding)
  const [years, otherYears] = [countOwnYears(a, b), countOwnYears(b, a)]
  // "World Cup" and "2022 World Cup" are one, "2021" and "2022" are two.
  const isYearLeftOut = Math.min(years, otherYears) === 0
  const tolls = [countOwnTolls(one, other), countOwnTolls(other, one)] as const
  const own = a.deciding.length - numbers - (isYearLeftOut ? years : 0) - tolls[0]
  const others = b.deciding.length - numbers - (isYearLeftOut ? otherYears : 0) - tolls[1]
  return {
    likeness: plain / Math.max(1, a.plain.length + b.plain.length - plain),
    overlap: plain / Math.max(1, Math.min(a.plain.length, b.plain.length)),
    sharedNumbers: numbers,
    ownNumbers: { least: Math.min(own, others), both: own + others },
  }
}

const yearHashes: ReadonlySet<number> = new Set(
  Array.from({ length: 80 }, (_, n) => wordHash(String(1990 + n))),
)

function countOwnYears({ deciding: own }: PackedWords, { deciding: others }: PackedWords): number {
  let count = 0
  for (const word of own) if (yearHashes.has(word) && !others.includes(word)) count++
  return count
}

export function countSharedNames({ words: a }: WeighedArticle, { words: b }: WeighedArticle): number {
  let count = 0
  for (const word of a.plain) if (b.plain.includes(word) && !isOrdinaryWord(word)) count++
  return count
}

/** "Police arrest two in Patna" and "in Pune" are nearly the same headline of two events: each has a name that the other lacks. */
export function nameDifferently(a: WeighedArticle, b: WeighedArticle): boolean {
  return hasOwnName(a, b) && hasOwnName(b, a)
}

function hasOwnName({ words: own }: WeighedArticle, { words: others }: WeighedArticle): boolean {
  return own.plain.some(word => !others.plain.includes(word) && !isOrdinaryWord(word))
}

export function beginsWithName({ words }: WeighedArticle): boolean {
  const [first] = words.headingRead
  return first !== undefined && words.plain.includes(first) && !isOrdinaryWord(first)
}

/** The rarity of the first name of a heading; 0 if the other article has that name too. */
export function rarityOfOwnSubject(
  { words, headingRarities }: WeighedArticle,
  { words: others }: WeighedArticle,
): number {
  const name = words.headingRead.find(word => words.plain.includes(word) && !isOrdinaryWord(word))
  if (name === undefined || others.text.includes(name)) return 0
  return headingRarities[words.heading.indexOf(name)] ?? 0
}

/** All who remember a day share these words, which do not say what happened: two tributes to one minister are two events. */
const occasionWords: ReadonlySet<number> = new Set(
  'birth birthday anniversary jayanti tribute homage remember'
    .split(' ')
    .map(word => wordHash(stemWord(word))),
)

/** Plain numbers instead of lists of the rarest: each list would be allocated for each pair, and again for its first fraction. */
function compareHeadings(
  a: WeighedArticle,
  b: WeighedArticle,
): Pick<PairFeatures, 'rarest' | 'sharedCount' | 'sharedNames' | 'sharedOrdinary' | 'unshared'> & {
  shared: number
} {
  const [own, others] = [a.words.heading, b.words.heading]
  let [first, second, third] = [0, 0, 0]
  let [ofOwn, nextOfOwn, ofOthers, nextOfOthers] = [0, 0, 0, 0]
  let [sharedCount, sharedNames, sharedOrdinary, n, m] = [0, 0, 0, 0, 0]
  while (n < own.length || m < others.length) {
    const difference = m === others.length ? -1 : n === own.length ? 1 : (own[n] ?? 0) - (others[m] ?? 0)
    const rarity = difference <= 0 ? (a.headingRarities[n] ?? 0) : (b.headingRarities[m] ?? 0)
    if (difference < 0) {
      nextOfOwn = Math.max(nextOfOwn, Math.min(ofOwn, rarity))
      ofOwn = Math.max(ofOwn, rarity)
    } else if (difference > 0) {
      nextOfOthers = Math.max(nextOfOthers, Math.min(ofOthers, rarity))
      ofOthers = Math.max(ofOthers, rarity)
    } else {
      third = Math.max(third, Math.min(second, rarity))
      second = Math.max(second, Math.min(first, rarity))
      first = Math.max(first, rarity)
      sharedCount++
      if (saysWhatHappened(own[n] ?? 0)) sharedOrdinary += rarity
      else sharedNames += rarity
    }
    if (difference <= 0) n++
    if (difference >= 0) m++
  }
  const unshared = Math.min(ofOwn + nextOfOwn, ofOthers + nextOfOthers)
  const shared = sharedNames + sharedOrdinary
  return { rarest: [first, second, third], sharedCount, sharedNames, sharedOrdinary, shared, unshared }
}

function saysWhatHappened(word: number): boolean {
  return isOrdinaryWord(word) && !occasionWords.has(word)
}

function compareTexts(a: WeighedArticle, b: WeighedArticle): { product: number; count: number } {
  const [own, others] = [a.words.text, b.words.text]
  let [product, count, n, m] = [0, 0, 0, 0]
  while (n < own.length && m < others.length) {
    const difference = (own[n] ?? 0) - (others[m] ?? 0)
    if (difference === 0) {
      product += (a.textWeights[n] ?? 0) * (b.textWeights[m] ?? 0)
      count++
    }
    if (difference <= 0) n++
    if (difference >= 0) m++
  }
  return { product, count }
}

/** The words that both headings contain, rarest first. */
export function sharedWords(a: WeighedArticle, b: WeighedArticle): number[] {
  const others = new Set(b.words.heading)
  const rarityOf = new Map(a.words.heading.map((word, n) => [word, a.headingRarities[n] ?? 0]))
  return a.words.headingRead
    .filter(word => others.has(word))
    .toSorted((x, y) => (rarityOf.get(y) ?? 0) - (rarityOf.get(x) ?? 0))
}

export function hoursBetween(a: { at: number }, b: { at: number }): number {
  return Math.abs(a.at - b.at) / 3_600_000
}
