// How alike two headlines are. Counting common words is not enough: "Petrol at 96.72 in Delhi" and "Petrol at 89.62 in
// Mumbai" have more in common than two versions of one headline. The words that differ decide, one by one.
import { headlineLetters, isDecidingWord, isEmptyWord } from './headline-words.ts'

type HeadlineLikeness =
  /** The same letters and digits, whatever the punctuation. */
  | { kind: 'same' }
  /** Only spelling, empty words or the order of two halves differ. */
  | { kind: 'nearly' }
  /** A number, day or star sign differs: two issues of one recurring headline, or two states of one event. */
  | { kind: 'apart' }
  /** `share` is how much of the shorter headline's content is in the other, from 0 to 1. */
  | { kind: 'other'; share: number }

/** Comparison time grows with its square; the longest real headline had 52 words. */
const wordsCompared = 60

/** Symmetric. `a` and `b` are words from `headlineWords`. */
export function compareHeadlines(a: string[], b: string[]): HeadlineLikeness {
  if (headlineLetters(a) === headlineLetters(b)) return { kind: 'same' }
  const [left, right] = [a.slice(0, wordsCompared), b.slice(0, wordsCompared)]
  const onlyLeft = without(left, right)
  const onlyRight = without(right, left)
  if ([...onlyLeft, ...onlyRight].some(isDecidingWord)) return { kind: 'apart' }
  const variants = pairVariants(onlyLeft.filter(isContent), onlyRight.filter(isContent))
  const contents = [left, right].map(words => words.filter(isContent).map(word => variants.get(word) ?? word))
  const [first = [], second = []] = contents
  if (isRotation(first, second)) return { kind: 'nearly' }
  const shorter = Math.min(first.length, second.length)
  const common = first.length - without(first, second).length
  return { kind: 'other', share: shorter === 0 ? 0 : common / shorter }
}

/** Whether a word shows what an article is about; *the* and *says* do not. */
export function isContent(word: string): boolean {
  return !isEmptyWord(word)
}

/** The words that are not in `others`; a word that occurs twice must be there twice. */
function without(words: string[], others: string[]): string[] {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter(word => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}

/** For each word that the two headlines spell differently, maps one spelling to the other. */
function pairVariants(lefts: string[], rights: string[]): Map<string, string> {
  const pairs = new Map<string, string>()
  const open = [...rights]
  for (const word of lefts) {
    const at = open.findIndex(other => isVariant(word, other))
    const other = open[at]
    if (other === undefined) continue
    open.splice(at, 1)
    pairs.set(word < other ? other : word, word < other ? word : other)
  }
  return pairs
}

/** "protestors" and "protesters", "colour" and "color"; never the first letter, and nothing in short words. */
function isVariant(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const edits = long.length >= 9 ? 2 : 1
  return (
    short.length >= 5 &&
    long.length - short.length <= edits &&
    short.slice(0, 2) === long.slice(0, 2) &&
    isWithinEdits(short, long, edits)
  )
}

function isWithinEdits(a: string, b: string, edits: number): boolean {
  if (a === b) return true
  if (edits === 0 || Math.abs(a.length - b.length) > edits) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [restA, restB] = [a.slice(same), b.slice(same)]
  return (
    isWithinEdits(restA.slice(1), restB.slice(1), edits - 1) ||
    isWithinEdits(restA, restB.slice(1), edits - 1) ||
    isWithinEdits(restA.slice(1), restB, edits - 1)
  )
}

/** The same words in the same order, or, from six words on, rotated ("A: B" and "B: A"). "India beat Nepal" is not its mirror. */
function isRotation(a: string[], b: string[]): boolean {
  if (a.length !== b.length || a.length < 3) return false
  return a.some(
    (_, start) => (start === 0 || a.length >= 6) && a.every((word, n) => word === b[(n + start) % b.length]),
  )
}
