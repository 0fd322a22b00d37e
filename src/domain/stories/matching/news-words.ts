// News words in Hindi, Bengali and Tamil with their English translations.
import { headlineWords } from '../../duplicates/headline-words.ts'
import { readWordList } from './read-word-list.ts'
import { stemWord } from './stem-word.ts'

const list = new URL('./word-lists/news.txt', import.meta.url)

const english = new Map<string, string[]>()
for (const { about, words } of readWordList(list))
  for (const word of words.flatMap(headlineWords))
    english.set(word, [...(english.get(word) ?? []), ...about.map(stemWord)])
const stems = new Set([...english.values()].flat())

/** English stems of a word in another script; empty if it is not listed. */
export function newsWordIn(word: string): string[] {
  return english.get(word) ?? []
}

/** All listed words in other scripts, with their English stems. */
export function foreignNewsWords(): Iterable<[word: string, stems: readonly string[]]> {
  return english
}

/** Whether the English stem is a translation listed here: a common word, not a name. */
export function isNewsStem(stem: string): boolean {
  return stems.has(stem)
}
