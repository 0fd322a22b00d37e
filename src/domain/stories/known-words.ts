import type { PackedWords } from './matching/pack-words.ts'

/** As many as come in some hours of many feeds; they take 20 MB. Between all and half of them are known. */
const articlesMax = 24_000

type Known = { rowVersion: string; words: PackedWords }

/**
 * The words of the articles that were compared last, by the ids of their places: most of the cost of a comparison is to read
 * the words, and an article is compared with everything that comes in the next hours. `rowVersion` is of the row that the
 * words are of.
 */
export function createKnownWords(max = articlesMax) {
  let recent = new Map<string, Known>()
  let older = new Map<string, Known>()
  const keep = (id: string, known: Known) => {
    if (recent.size >= max / 2) {
      older = recent
      recent = new Map()
    }
    recent.set(id, known)
  }
  return {
    find: (id: string, rowVersion: string): PackedWords | null => {
      const known = recent.get(id) ?? older.get(id)
      if (known?.rowVersion !== rowVersion) return null
      if (!recent.has(id)) keep(id, known)
      return known.words
    },
    keep: (id: string, rowVersion: string, words: PackedWords) => keep(id, { rowVersion, words }),
  }
}
