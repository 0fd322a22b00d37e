import { readFileSync } from 'node:fs'
import { stemWord } from './stem-word.ts'
import { scriptOf, wordHash } from './word-hash.ts'

/** `about`: what the head of the group says, as "40 ordinary". */
export type WordGroup = { about: string[]; words: string[] }

/** Reads a list of words: "=" starts a group with its head, "#" a comment; other lines hold words. */
export function readWordList(file: URL): WordGroup[] {
  const groups: WordGroup[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('= ')) groups.push({ about: line.slice(2).split(' '), words: [] })
    else if (line && !line.startsWith('#')) groups.at(-1)?.words.push(...line.split(' '))
  }
  return groups
}

// Words of four scripts that are common in their languages, which a new installation knows before it has counted its own
// headlines. The files in `word-lists/` name their sources and licences. They are read when two articles are first
// compared, so only the worker holds them: 130,000 words in one megabyte. The bundle of pages does not contain them.
/** How many of this many texts contain a word, as the files estimate. */
const textsOf = 10_000

type WordLists = { hashes: Int32Array; shares: Float32Array; isOrdinary: Uint8Array }

const files = ['english', 'devanagari', 'bengali', 'tamil']
const listedScripts = new Set(['police', 'पुलिस', 'পুলিশ', 'போலீஸ்'].map(word => scriptOf(wordHash(word))))

let lists: WordLists | null = null

/** The share of texts that contain the stem with this `wordHash`, from 0 to 1; 0 if no list has it. */
export function listedShare(word: number): number {
  lists ??= readLists()
  return (lists.shares[indexOf(lists, word)] ?? 0) / textsOf
}

/**
 * Whether the stem is a common word of its language, which may say what happened; a name says only who or where. English
 * names that are also words ("rose") count as words. In a script without a list nothing tells them apart.
 */
export function isOrdinaryWord(word: number): boolean {
  if (!listedScripts.has(scriptOf(word))) return true
  lists ??= readLists()
  return lists.isOrdinary[indexOf(lists, word)] === 1
}

function indexOf({ hashes }: WordLists, word: number): number {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const hash = hashes[middle] ?? 0
    if (hash === word) return middle
    if (hash < word) low = middle + 1
    else high = middle - 1
  }
  return -1
}

function readLists(): WordLists {
  const known = new Map<number, { share: number; isOrdinary: boolean }>()
  for (const file of files) readList(file, known)
  const sorted = [...known].toSorted(([a], [b]) => a - b)
  return {
    hashes: Int32Array.from(sorted, ([hash]) => hash),
    shares: Float32Array.from(sorted, ([, { share }]) => share),
    isOrdinary: Uint8Array.from(sorted, ([, { isOrdinary }]) => (isOrdinary ? 1 : 0)),
  }
}

/** A stem has the share of its most common form. */
function readList(file: string, known: Map<number, { share: number; isOrdinary: boolean }>): void {
  for (const { about, words } of readWordList(new URL(`./word-lists/${file}.txt`, import.meta.url))) {
    const [share, kind] = about
    const isOrdinary = kind === 'ordinary'
    for (const word of words) {
      const hash = wordHash(stemWord(word))
      const before = known.get(hash)
      if (before) before.isOrdinary ||= isOrdinary
      else known.set(hash, { share: Number(share), isOrdinary })
    }
  }
}
