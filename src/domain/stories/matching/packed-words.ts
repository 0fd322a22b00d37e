import { plainWord } from '../../duplicates/headline-words.ts'
import { type HeadlineKind, headlineKinds } from './kind-of-headline.ts'
import { stemWord } from './stem-word.ts'
import type { StoryWords } from './story-words.ts'
import { latin, scriptOf, wordHash } from './word-hash.ts'

/** The words of an article as numbers (`wordHash`), each list ascending, so that one walk over two lists compares them. */
export type PackedWords = {
  heading: readonly number[]
  /** The heading in the order of the text. */
  headingRead: readonly number[]
  /** All of `heading`, and the words of the description. */
  text: readonly number[]
  address: readonly number[]
  runs: readonly number[]
  plain: readonly number[]
  deciding: readonly number[]
  /** In the order of the title. */
  tolls: readonly number[]
  /** In the order of the title: a line, a model, a line, a model. */
  models: readonly number[]
  kind: HeadlineKind
  /** In the order of the title, 0 for an empty word. */
  dead: readonly number[]
}

/** Takes half a kilobyte per article, where the words as strings take three. */
export function packWords(words: StoryWords): PackedWords {
  const { heading, text, address, runs, plain, deciding, tolls, models, kind, dead } = words
  return {
    heading: pack(heading),
    headingRead: heading.map(wordHash),
    text: pack(text),
    address: pack(address),
    runs: pack(runs),
    plain: pack(plain),
    deciding: pack(deciding),
    tolls: tolls.map(wordHash),
    models: models.map(wordHash),
    kind,
    dead: dead.map(word => (word === '' ? 0 : wordHash(word))),
  }
}

/** How many numbers are in both of two ascending lists. */
export function countShared(a: readonly number[], b: readonly number[]): number {
  let [count, n, m] = [0, 0, 0]
  while (n < a.length && m < b.length) {
    const difference = (a[n] ?? 0) - (b[m] ?? 0)
    if (difference === 0) count++
    if (difference <= 0) n++
    if (difference >= 0) m++
  }
  return count
}

type Dated = { words: PackedWords; at: number }

/** Later, one place has its next accident, strike or raid: only a headline that says so ("toll rises") counts the victims of the last. */
const [tollHoursMax, tollAloneHoursMax] = [36, 6]
const exchangedWordsMax = 3
const risingWords: ReadonlySet<number> = new Set(
  `rise rises rising risen rose toll climb climbs climbed mount mounts mounting jump jumps soar soars
  बढ़कर बढ़ी बढ़ा बढ़े संख्या உயர்வு உயர்ந்தது அதிகரிப்பு எண்ணிக்கை বেড়ে বাড়ল বাড়ছে সংখ্যা`
    .split(/\s+/)
    .map(word => wordHash(stemWord(plainWord(word)))),
)
const numbers: ReadonlyMap<number, number> = new Map(
  Array.from({ length: 1000 }, (_, n) => [wordHash(String(n)), n]),
)

/** How many numbers of victims only the first has, if both count those of one accident: they are no evidence of two events. */
export function countOwnTolls(a: Dated, b: Dated): number {
  const [own, others] = [a.words, b.words]
  if (own.tolls.length === 0 || others.tolls.length === 0 || exchangePlaces(own, others)) return 0
  if (!(a.at < b.at ? isLaterCount(b, a) : isLaterCount(a, b))) return 0
  return own.tolls.filter(toll => !others.deciding.includes(toll)).length
}

/** The first number mostly counts the dead, whose number does not fall. */
function isLaterCount(later: Dated, earlier: Dated): boolean {
  const [last, first] = [later, earlier].map(({ words }) => numbers.get(words.tolls[0] ?? 0) ?? 0)
  const hours = (later.at - earlier.at) / 3_600_000
  if (hours > tollHoursMax || (hours > 0 && (last ?? 0) < (first ?? 0))) return false
  return hours <= tollAloneHoursMax || later.words.plain.some(word => risingWords.has(word))
}

/** The lists of Indian scripts do not tell places from other words: few words are exchanged, or those that the headlines begin with. */
function exchangePlaces(a: PackedWords, b: PackedWords): boolean {
  const [first, other] = [a.headingRead[0] ?? 0, b.headingRead[0] ?? 0]
  if (scriptOf(first) === latin || scriptOf(other) === latin) return false
  if (!b.headingRead.includes(first) && !a.headingRead.includes(other)) return true
  const shared = countShared(a.plain, b.plain)
  const [least, most] = [a.plain, b.plain].map(({ length }) => length - shared).toSorted((x, y) => x - y)
  return (least ?? 0) > 0 && (most ?? 0) <= exchangedWordsMax
}

function pack(words: readonly string[]): number[] {
  return words.map(wordHash).sort((a, b) => a - b)
}

/** 24 MB, the words of about 80,000 articles: candidates may come from any of the last few days. */
const numbersMax = 6_000_000

/**
 * Caches the words of the articles that were compared last, by place id, because extracting words is most of the cost of a
 * comparison. They lie in one ring buffer of numbers that overwrites the oldest; objects took three times the memory.
 * `rowVersion` is the version of the row that the words were extracted from.
 */
export function createKnownWords(max = numbersMax) {
  const ring = new Int32Array(max)
  const placeOf = new Map<string, number>()
  let written = 0

  const isWhole = (place: number) => place >= written - max
  const evictOverwritten = () => {
    for (const [id, place] of placeOf) if (!isWhole(place)) placeOf.delete(id)
  }
  return {
    find: (id: string, rowVersion: string): PackedWords | null => {
      const place = placeOf.get(id)
      if (place === undefined || !isWhole(place) || ring[place % max] !== toNumber(rowVersion)) return null
      return readWords(ring, (place % max) + 1)
    },
    keep: (id: string, rowVersion: string, words: PackedWords): void => {
      const numbers = [
        toNumber(rowVersion),
        headlineKinds.indexOf(words.kind),
        ...listsOf(words).flatMap(list => [list.length, ...list]),
      ]
      if (numbers.length > max) return
      const isAtEnd = (written % max) + numbers.length > max
      if (isAtEnd) written += max - (written % max)
      placeOf.set(id, written)
      ring.set(numbers, written % max)
      written += numbers.length
      if (isAtEnd) evictOverwritten()
    },
  }
}

/** A version is an unsigned 32-bit integer; the ring holds signed ones. */
function toNumber(rowVersion: string): number {
  return Number(rowVersion) | 0
}

function listsOf(words: PackedWords) {
  const { heading, headingRead, text, address, runs, plain, deciding, tolls, models, dead } = words
  return [heading, headingRead, text, address, runs, plain, deciding, tolls, models, dead]
}

function readWords(ring: Int32Array, from: number): PackedWords {
  let at = from
  const kind = headlineKinds[ring[at++] ?? 0] ?? 'report'
  const next = () => {
    const length = ring[at++] ?? 0
    const list: number[] = []
    for (const end = at + length; at < end; at++) list.push(ring[at] ?? 0)
    return list
  }
  const [heading, headingRead, text, address] = [next(), next(), next(), next()]
  const [runs, plain, deciding, tolls, models, dead] = [next(), next(), next(), next(), next(), next()]
  return { heading, headingRead, text, address, runs, plain, deciding, tolls, models, kind, dead }
}
