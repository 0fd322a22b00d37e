// Finds articles of one event in two scripts. Names sound alike, so their consonants are compared; a few hundred news words
// are known in both. That is enough to propose a match to an editor, but never to join articles automatically.
import anyAscii from 'any-ascii'
import { headlineWords } from '../../duplicates/headline-words.ts'
import { isFiller } from './filler-words.ts'
import { memoize } from './memoize.ts'
import { isNewsStem, newsWordIn } from './news-words.ts'
import { stemWord } from './stem-word.ts'
import { wordHash } from './word-hash.ts'
import { isOrdinaryWord } from './word-lists.ts'
import type { WordRarity } from './word-rarity.ts'

export type ScriptWords = {
  isLatin: boolean
  /** Words that may be names with their positions, keyed by their consonants. */
  names: Map<string, { word: string; at: number }>
  /** English stems of the heading's words, where known. */
  english: string[]
  numbers: string[]
}

/** With fewer consonants, unrelated words coincide: "modi" and "medi" are both "mt". */
const consonantsLeast = 3

const namesLeast = 2

/** Reached by two rare names, or by three common ones and a known word (`word-rarity.ts`). */
const evidenceLeast = 15
/** Words known in both languages occur in many events. */
const knownWordWeight = 0.5
const numberEvidence = 3

const spellings: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/[zj]/g, 'j'],
  // Tamil writes s and ch alike.
  [/ch+/g, 's'],
  [/ck|[qk]|c(?![eiy])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/[vw]/g, 'v'],
  [/sh|s/g, 's'],
  [/([bdgkptj])h/g, '$1'],
  [/[^a-z]|[aeiouyh]/g, ''],
  [/n(?=[mbp])/g, 'm'],
  [/m(?=[dtkgjs])/g, 'n'],
  // Tamil writes t and d, p and b, k and g alike.
  [/d/g, 't'],
  [/b/g, 'p'],
  [/g/g, 'k'],
  [/(.)\1+/g, '$1'],
]

/** "In", "of", "to" and "with" at the end of Tamil and Bengali names. */
const endings = /(?:யில்|வில்|ில்|ுக்கு|க்கு|ுடன்|ের|তে|কে)$/u

/** Memoized, because each headline is indexed by its names, searched by them and compared. */
export const scriptWords = memoize(readScriptWords, { max: 1000, lengthMax: 300 })

function readScriptWords(title: string): ScriptWords {
  const words = headlineWords(title)
  const isLatin = words.filter(isLatinWord).length * 2 >= words.length
  return {
    isLatin,
    names: new Map(
      words.flatMap((word, at): [string, { word: string; at: number }][] => {
        const name = nameIn(word)
        return name === '' ? [] : [[name, { word, at }]]
      }),
    ),
    english: [...new Set(words.flatMap(word => (isLatinWord(word) ? [stemWord(word)] : newsWordIn(word))))],
    numbers: words.filter(word => /\p{N}{2,}/u.test(word)),
  }
}

/** A name as both scripts spell it, in lower case. */
export type SharedName = { latin: string; other: string }

/** The shared names of two headings in two scripts; empty if they do not justify a proposal. */
export function namesAcrossScripts(a: ScriptWords, b: ScriptWords, rarityOf: WordRarity): SharedName[] {
  if (a.isLatin === b.isLatin) return []
  const [latin, other] = a.isLatin ? [a, b] : [b, a]
  const shared = [...latin.names].flatMap(([name, { word, at }]) => {
    const spelling = other.names.get(name)?.word
    return spelling === undefined || !isSpelling(spelling, word) ? [] : [{ latin: word, other: spelling, at }]
  })
  const names = shared.map(({ at: _, ...name }) => name)
  const known = latin.english.filter(word => other.english.includes(word))
  const numbers = latin.numbers.filter(number => other.numbers.includes(number)).length
  const rarities = names.map(name => rarityOf(wordHash(stemWord(name.latin))))
  const evidence =
    sum(rarities) +
    knownWordWeight * sum(known.map(word => rarityOf(wordHash(word)))) +
    numberEvidence * Math.min(1, numbers)
  if (names.length < namesLeast || evidence < evidenceLeast) return []
  // First and last name of one person are one name: "Shahid Kapoor" is in the news every day.
  const subjects = shared.filter(({ at }) => !shared.some(before => before.at === at - 1)).length
  return subjects >= namesLeast || known.length > 0 || numbers > 0 ? names : []
}

/** Whether a word of the other headline spells this Latin one: the same word if it is Latin too, else with the same first sound. */
function isSpelling(spelling: string, word: string): boolean {
  if (isLatinWord(spelling)) return spelling === word
  return beginsWithVowel(anyAscii(spelling)) === beginsWithVowel(word)
}

function beginsWithVowel(word: string): boolean {
  return /^[aeiou]/i.test(word)
}

/** The consonants of a word that may be a name; otherwise ''. */
const nameIn = memoize(word => {
  if (!mayBeName(word)) return ''
  const name = consonants(word)
  return name.length < consonantsLeast ? '' : name
})

/** How a word sounds, without its vowels: "दिल्ली" and "Delhi" are "tl". */
export function consonants(word: string): string {
  if (isLatinWord(word)) return spell(anyAscii(word))
  // In a transliteration "ph" is two letters, not an f, and "c" means "ch".
  const other = word.replace(endings, '').replace(/[फফ]/gu, 'f')
  return spell(anyAscii(other).replace(/ph/g, 'p').replace(/c/g, 'ch'))
}

function spell(latin: string): string {
  return spellings.reduce((text, [spelling, plain]) => text.replace(spelling, plain), latin.toLowerCase())
}

function mayBeName(word: string): boolean {
  if (/\p{N}/u.test(word) || isFiller(word)) return false
  if (!isLatinWord(word)) return newsWordIn(word).length === 0
  const stem = stemWord(word)
  // Consonants of ordinary words coincide with those of words: "accurate" and "कार्ते", "proven" and "परवान".
  return !isNewsStem(stem) && !isOrdinaryWord(wordHash(stem))
}

const isLatinWord = memoize(word => /^[\p{Script=Latin}\p{N}]+$/u.test(word))

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
