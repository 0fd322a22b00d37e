import type { PackedWords } from './matching/pack-words.ts'

/** The words of a hundred thousand articles, 24 MB: candidates come from all of the last days. */
const numbersMax = 6_000_000

/**
 * The words of the articles that were compared last, by the ids of their places: most of the cost of a comparison is to read
 * them. They are in one ring of numbers, where the oldest are written over; as objects they took three times as much.
 * `rowVersion` is of the row that the words are of.
 */
export function createKnownWords(max = numbersMax) {
  const ring = new Int32Array(max)
  const placeOf = new Map<string, number>()
  let written = 0

  const isWhole = (place: number) => place >= written - max
  const forgetLost = () => {
    for (const [id, place] of placeOf) if (!isWhole(place)) placeOf.delete(id)
  }
  return {
    find: (id: string, rowVersion: string): PackedWords | null => {
      const place = placeOf.get(id)
      if (place === undefined || !isWhole(place) || ring[place % max] !== toNumber(rowVersion)) return null
      return readWords(ring, (place % max) + 1)
    },
    keep: (id: string, rowVersion: string, words: PackedWords): void => {
      const numbers = [toNumber(rowVersion), ...listsOf(words).flatMap(list => [list.length, ...list])]
      if (numbers.length > max) return
      const isAtEnd = (written % max) + numbers.length > max
      if (isAtEnd) written += max - (written % max)
      placeOf.set(id, written)
      ring.set(numbers, written % max)
      written += numbers.length
      if (isAtEnd) forgetLost()
    },
  }
}

/** A version is a whole number of 32 bits without a sign. */
function toNumber(rowVersion: string): number {
  return Number(rowVersion) | 0
}

function listsOf({ heading, headingRead, text, runs, plain, deciding }: PackedWords) {
  return [heading, headingRead, text, runs, plain, deciding]
}

function readWords(ring: Int32Array, from: number): PackedWords {
  let at = from
  const next = () => {
    const length = ring[at++] ?? 0
    const list: number[] = []
    for (const end = at + length; at < end; at++) list.push(ring[at] ?? 0)
    return list
  }
  const [heading, headingRead, text] = [next(), next(), next()]
  return { heading, headingRead, text, runs: next(), plain: next(), deciding: next() }
}
