import { headlineWords } from '../../duplicates/headline-words.ts'
import { stemWord } from './stem-word.ts'
import { scriptOf, wordHash } from './word-hash.ts'
import { listedShare, readWordList } from './word-lists.ts'

// News words in Hindi, Bengali and Tamil with their English translations.
const newsList = new URL('./word-lists/news.txt', import.meta.url)

const english = new Map<string, string[]>()
for (const { about, words } of readWordList(newsList))
  for (const word of words.flatMap(headlineWords))
    english.set(word, [...(english.get(word) ?? []), ...about.map(stemWord)])
const stems = new Set([...english.values()].flat())

/** English stems of a word in another script; empty if it is not listed. */
export function newsWordIn(word: string): string[] {
  return english.get(word) ?? []
}

/** Whether the English stem is a translation listed here: a common word, not a name. */
export function isNewsStem(stem: string): boolean {
  return stems.has(stem)
}

// Words that are common in Indian and world news, listed by us with estimated frequencies, and those of `word-lists.ts`. A new
// installation uses them until it has counted its own (decision 85).
const usualList = new URL('./word-lists/usual.txt', import.meta.url)

/** The estimates are numbers of headlines out of this many. */
const usualHeadlines = 2000

/** The estimate for a news word in another script whose English translation is less common. */
const foreignLeast = 9

const counts = new Map<number, number>()
for (const { about, words } of readWordList(usualList))
  for (const word of words.flatMap(headlineWords)) note(stemWord(word), Number(about[0]))
for (const [word, stems] of english)
  note(word, Math.max(foreignLeast, ...stems.map(stem => counts.get(wordHash(stem)) ?? 0)))

/** How many counted headlines the built-in words of a script are worth. */
const worths = new Map([
  [scriptOf(wordHash('police')), 11_000],
  [scriptOf(wordHash('पुलिस')), 2000],
  [scriptOf(wordHash('পুলিশ')), 2000],
  [scriptOf(wordHash('போலீஸ்')), 2000],
])

/** The built-in knowledge of a script: estimates out of `headlines`, worth as much as `worth` counted headlines. */
export function usualWordsOf(script: number): { headlines: number; worth: number } {
  const worth = worths.get(script)
  return worth === undefined ? { headlines: 0, worth: 0 } : { headlines: usualHeadlines, worth }
}

function note(stem: string, share: number): void {
  const word = wordHash(stem)
  counts.set(word, Math.max(share, counts.get(word) ?? 0))
}

/** How many of `usualHeadlines` contain the stem with this `wordHash`. */
export function usualCount(word: number): number {
  return Math.max(counts.get(word) ?? 0, usualHeadlines * listedShare(word))
}
