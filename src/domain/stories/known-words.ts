import { headlineKinds } from './matching/kind-of-headline.ts'
import type { PackedWords } from './matching/pack-words.ts'

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
  const { heading, headingRead, text, address, runs, plain, deciding, models } = words
  return [heading, headingRead, text, address, runs, plain, deciding, models]
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
  const [runs, plain, deciding, models] = [next(), next(), next(), next()]
  return { heading, headingRead, text, address, runs, plain, deciding, models, kind }
}
