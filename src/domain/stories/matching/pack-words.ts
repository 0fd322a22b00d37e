import type { HeadlineKind } from './kind-of-headline.ts'
import type { StoryWords } from './story-words.ts'
import { wordHash } from './word-hash.ts'

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
  /** In the order of the title: a line, a model, a line, a model. */
  models: readonly number[]
  kind: HeadlineKind
}

/** Takes half a kilobyte per article, where the words as strings take three. */
export function packWords(words: StoryWords): PackedWords {
  const { heading, text, address, runs, plain, deciding, models, kind } = words
  return {
    heading: pack(heading),
    headingRead: heading.map(wordHash),
    text: pack(text),
    address: pack(address),
    runs: pack(runs),
    plain: pack(plain),
    deciding: pack(deciding),
    models: models.map(wordHash),
    kind,
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

function pack(words: readonly string[]): number[] {
  return words.map(wordHash).sort((a, b) => a - b)
}
