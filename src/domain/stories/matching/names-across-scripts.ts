// Articles of one event in two scripts. Names sound alike, so their consonants are compared; a few words of the news are
// known in both. That finds one in four and is right four times in five: enough to propose, never to join.
import anyAscii from 'any-ascii'
import { headlineWords } from '../../duplicates/headline-words.ts'
import { newsWordIn } from './news-words.ts'
import { stemWord } from './stem-word.ts'

export type ScriptWords = {
  isLatin: boolean
  /** Consonants of words that may be names, each once. */
  names: string[]
  /** English stems of what the heading says, as far as they are known. */
  english: string[]
  numbers: string[]
}

/** Fewer consonants are common to strangers: "modi" and "medi" are both "mt". */
const consonantsLeast = 3

/** Names in a heading of another script that make a proposal, or one with a known word or number beside it. */
const namesLeast = 2

const spellings: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/[zj]/g, 'j'],
  [/ck|[qk]|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/[vw]/g, 'v'],
  [/sh|s/g, 's'],
  [/([bdgkptcj])h/g, '$1'],
  [/[^a-z]|[aeiouyh]/g, ''],
  [/n(?=[mbp])/g, 'm'],
  // Tamil writes t and d, p and b, k and g alike.
  [/d/g, 't'],
  [/b/g, 'p'],
  [/g/g, 'k'],
  [/(.)\1+/g, '$1'],
]

export function scriptWords(title: string): ScriptWords {
  const words = headlineWords(title)
  const isLatin = words.filter(isLatinWord).length * 2 >= words.length
  return {
    isLatin,
    names: [...new Set(words.filter(word => !/\p{N}/u.test(word)).map(consonants))].filter(
      name => name.length >= consonantsLeast,
    ),
    english: [...new Set(words.flatMap(word => (isLatinWord(word) ? [stemWord(word)] : newsWordIn(word))))],
    numbers: words.filter(word => /\p{N}{2,}/u.test(word)),
  }
}

/** The shared names of two headings in two scripts, where they are enough to ask an editor; otherwise none. */
export function namesAcrossScripts(a: ScriptWords, b: ScriptWords): string[] {
  if (a.isLatin === b.isLatin) return []
  const names = a.names.filter(name => b.names.includes(name))
  const known = a.english.filter(word => b.english.includes(word)).length
  const numbers = a.numbers.filter(number => b.numbers.includes(number)).length
  const isEnough = names.length > namesLeast || (names.length === namesLeast && known + numbers > 0)
  return isEnough ? names : []
}

/** How a word sounds, without its vowels: "दिल्ली" and "Delhi" are "tl". */
export function consonants(word: string): string {
  const latin = anyAscii(word).toLowerCase()
  return spellings.reduce((text, [spelling, plain]) => text.replace(spelling, plain), latin)
}

function isLatinWord(word: string): boolean {
  return /^[\p{Script=Latin}\p{N}]+$/u.test(word)
}
