// Finds articles of one event in two scripts. Names sound alike, so their consonants are compared; a few hundred news words
// are known in both. That is enough to propose a match to an editor, but never to join articles automatically.
import anyAscii from 'any-ascii'
import { headlineWords } from '../../duplicates/headline-words.ts'
import { isFiller } from './filler-words.ts'
import { type HeadlineKind, kindOfHeadline } from './kind-of-headline.ts'
import { memoize } from './memoize.ts'
import { stemWord } from './stem-word.ts'
import { isNewsStem, newsWordIn } from './usual-words.ts'
import { wordHash } from './word-hash.ts'
import { isOrdinaryWord, readWordList } from './word-lists.ts'
import type { WordRarity } from './word-rarity.ts'

export type ScriptWords = {
  isLatin: boolean
  /** Words that may be names with their positions, keyed by their consonants. */
  names: Map<string, { word: string; at: number }>
  /** English stems of the heading's words, where known. */
  english: string[]
  /** Without zeros at the end: "18,000" and "18 हजार". */
  numbers: string[]
  kind: HeadlineKind
}

/** With fewer consonants, unrelated words coincide: "modi" and "medi" are both "mt". */
const consonantsLeast = 3

const namesLeast = 2

/** Names of the list, by their words in each script. They are in many headlines, so they justify no proposal by their rarity. */
const listed = 'listed '
const listedNames = new Map<string, string>()
for (const { about, words } of readWordList(new URL('./word-lists/names.txt', import.meta.url)))
  for (const word of [...about, ...words].flatMap(headlineWords))
    listedNames.set(word, `${listed}${about[0]}`)

/** Who acts, and about what, in the news of every day: known words that do not tell one event from another. */
const noEvents = new Set(
  'minister chief prime president governor court supreme police government party leader election state union home match world cup final cricket team v ind wi odi first'
    .split(' ')
    .map(stemWord),
)

/** Reached by two rare names, or by three common ones and a known word (`word-rarity.ts`). */
const evidenceLeast = 15
/** Words known in both languages occur in many events. */
const knownWordWeight = 0.5
const numberEvidence = 3

type Spellings = readonly [RegExp, string][]

const letterSpellings: Spellings = [
  [/ph/g, 'f'],
  [/[zj]/g, 'j'],
  [/ck|[qk]|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ch+/g, 'c'],
  [/x/g, 'ks'],
  [/[vw]/g, 'v'],
  [/sh|s/g, 's'],
  [/([bdgkptj])h/g, '$1'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
]

const consonantSpellings: Spellings = [
  [/[^a-z]|[aeiouy]/g, ''],
  [/n(?=[mbpf])/g, 'm'],
  [/m(?=[dtkgjsc])/g, 'n'],
]

/** Tamil writes t and d, p and b, k and g, s and ch alike. */
const tamilSpellings: Spellings = [
  [/c/g, 's'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/g/g, 'k'],
  [/(.)\1+/g, '$1'],
]

/** "In", "of", "to" and "with" at the end of Tamil and Bengali names. */
const endings = /(?:யில்|வில்|ில்|ுக்கு|க்கு|ுடன்|ের|তে|কে)$/u

/** Not written: "ममता" is "mamata", whose two m are not one. */
const inherentVowels = /\p{Lo}(?!\p{M})/gu

const possessives = /(?<=\p{L})['’]s(?!\p{L})/gu

/** Memoized, because each headline is indexed by its names, searched by them and compared. */
export const scriptWords = memoize(readScriptWords, { max: 1000, lengthMax: 300 })

function readScriptWords(title: string): ScriptWords {
  const words = headlineWords(title.replace(possessives, ''))
  const isLatin = words.filter(isLatinWord).length * 2 >= words.length
  return {
    isLatin,
    names: new Map(
      words.flatMap((word, at): [string, { word: string; at: number }][] => {
        const listedName = listedNames.get(word) ?? listedNames.get(word.replace(endings, ''))
        return [nameIn(word), listedName ?? ''].flatMap(name => (name === '' ? [] : [[name, { word, at }]]))
      }),
    ),
    english: [...new Set(words.flatMap(word => (isLatinWord(word) ? [stemWord(word)] : newsWordIn(word))))],
    numbers: words.flatMap(word => (/\p{N}{2,}/u.test(word) ? [word.replace(/(?<!0)0+$/, '')] : [])),
    kind: kindOfHeadline(title),
  }
}

/** A name as both scripts spell it, in lower case. */
export type SharedName = { latin: string; other: string }

/** The shared names of two headings in two scripts; empty if they do not justify a proposal. */
export function namesAcrossScripts(a: ScriptWords, b: ScriptWords, rarityOf: WordRarity): SharedName[] {
  if (a.isLatin === b.isLatin) return []
  const [latin, other] = a.isLatin ? [a, b] : [b, a]
  const shared = [...latin.names].flatMap(([name, { word, at }]) => {
    const spelled = other.names.get(name)
    const isListed = name.startsWith(listed)
    if (!spelled || !(isListed || isSpelling(spelled.word, word))) return []
    return [{ latin: word, other: spelled.word, at: [at, spelled.at], isListed }]
  })
  const known = latin.english.filter(word => other.english.includes(word))
  const numbers = latin.numbers.filter(number => other.numbers.includes(number)).length
  // Two days of one count: "6,561 new cases" and "1,17,100 new cases".
  if (numbers === 0 && latin.numbers.length > 0 && other.numbers.length > 0) return []
  const sounding = shared.filter(({ isListed }) => !isListed)
  const evidence =
    sum(sounding.map(name => rarityOf(wordHash(stemWord(name.latin))))) +
    knownWordWeight * sum(known.map(word => rarityOf(wordHash(word)))) +
    numberEvidence * Math.min(1, numbers)
  if (sounding.length >= namesLeast && evidence >= evidenceLeast)
    if (countSubjects(sounding) >= namesLeast || known.length > 0 || numbers > 0) return plainNames(sounding)
  const all = shared.filter(({ at }, n) => shared.findIndex(name => name.at[0] === at[0]) === n)
  if (all.length < namesLeast) return []
  if (a.kind === 'death' && b.kind === 'death') return plainNames(all)
  const events = known.filter(word => !noEvents.has(word)).length
  const isCounted = latin.numbers.some(number => /^\d/.test(number) && other.numbers.includes(number))
  const isOneEvent = events > 0 && events + (isCounted ? 1 : 0) >= 2 && countSubjects(all) >= namesLeast
  return isOneEvent && a.kind === 'report' && b.kind === 'report' ? plainNames(all) : []
}

/** First and last name of one person are one name: "Shahid Kapoor" is in the news every day. */
function countSubjects(shared: readonly { at: number[] }[]): number {
  return shared.filter(({ at }) => !shared.some(before => at.some((n, k) => before.at[k] === n - 1))).length
}

function plainNames(shared: readonly SharedName[]): SharedName[] {
  return shared.map(({ latin, other }) => ({ latin, other }))
}

/**
 * Whether a word of the other headline spells this Latin one: the same word if it is Latin too, else with the same first sound
 * and, but for Tamil, the same voiced consonants with vowels that sound alike between them. "पार्क" is not "Barça", and "यूक्रेन" is
 * not "Karun".
 */
function isSpelling(spelling: string, word: string): boolean {
  if (isLatinWord(spelling)) return spelling === word
  if (beginsWithVowel(anyAscii(spelling)) !== beginsWithVowel(word)) return false
  if (/\p{Script=Tamil}/u.test(spelling)) return true
  const [letters, others] = [lettersOf(spelling), lettersOf(word)]
  return voiced(letters) === voiced(others) && soundAlike(letters.split(consonant), others.split(consonant))
}

function beginsWithVowel(word: string): boolean {
  return /^[aeiouy]/i.test(word)
}

const consonant = /[^aeiouy~]/

/** The Latin vowels that spell a written one of another script. Unwritten ones ("~") are any but a clear "i". */
const vowels: [RegExp, RegExp][] = [
  [/i/, /[aeiy]/],
  [/u/, /[aou]/],
  [/e/, /[aeiy]/],
  [/o/, /[aou]/],
  [/a/, /[aeu]/],
  [/^[y~]*$/, /^$|[aeou]/],
]

/** After the last consonant only "i" counts: "बंगाल" is not "Bengali", but "राम" is "Rama". */
function soundAlike(written: readonly string[], latin: readonly string[]): boolean {
  const [end = '', latinEnd = ''] = [written.at(-1), latin.at(-1)]
  if ((/i/.test(end) && !/[eiy]/.test(latinEnd)) || (/[iy]/.test(latinEnd) && !/[eiy]/.test(end)))
    return false
  return written.slice(1, -1).every((vowel, n) => {
    const spelled = vowels.find(([sound]) => sound.test(vowel))?.[1]
    return spelled?.test(latin[n + 1] ?? '')
  })
}

/** The consonants of a word that may be a name; otherwise ''. */
const nameIn = memoize(word => {
  if (!mayBeName(word)) return ''
  const name = consonants(word)
  return name.length < consonantsLeast ? '' : name
})

/** How a word sounds in every script, without its vowels: "दिल्ली" and "Delhi" are "tl". */
export function consonants(word: string): string {
  return spell(voiced(lettersOf(word)), tamilSpellings)
}

/** How it sounds in scripts that tell voiced consonants from others: "दिल्ली" and "Delhi" are "dl". */
function voiced(letters: string): string {
  return spell(letters, consonantSpellings)
}

/** The letters as both scripts spell them; "~" is a vowel that is not written. */
function lettersOf(word: string): string {
  if (isLatinWord(word)) return spell(anyAscii(word).toLowerCase(), letterSpellings)
  // In a transliteration "ph" is two letters, not an f, and "c" means "ch".
  const other = word
    .replace(endings, '')
    .replace(/[फফ]/gu, 'f')
    .replace(/[ृৃ]/gu, '्रि')
    .replace(inherentVowels, '$&~')
  return spell(anyAscii(other).toLowerCase().replace(/ph/g, 'p').replace(/c/g, 'ch'), letterSpellings)
}

function spell(word: string, as: Spellings): string {
  return as.reduce((text, [spelling, plain]) => text.replace(spelling, plain), word)
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
