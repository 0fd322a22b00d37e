import { foldText } from '../../text/spelling/fold-text.ts'
import { unifySpellings } from '../../text/spelling/spellings.ts'

// Words that an editor typed are compared literally and never used as a pattern: no character has a special meaning, and
// the time is linear in the length of the text.

const partOfWord = /[\p{L}\p{M}\p{N}]/u

// Scripts that are written without spaces, in which the ends of a word cannot be checked.
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/**
 * Whether any text contains any of the words or phrases, ignoring case; "road" does not contain "ad", "Modi's" contains
 * "Modi", and "he'll" does not contain "hell".
 */
export function containsAnyWord(texts: string[], words: string[]): boolean {
  const sought = words.flatMap(word => foldWords(markContractions(word))).filter(Boolean)
  const folded = texts.flatMap(spellingsOf)
  return sought.some(word => folded.some(text => containsWord(text, word)))
}

const mark = '\x1f'
const shortened = /(?<=[\p{L}\p{M}\p{N}])['’‘ʼ‛′`´](?=(?:ll|d|re)(?![\p{L}\p{M}\p{N}]))/giu
const owned = /(?<=[\p{L}\p{M}\p{N}])['’‘ʼ‛′`´](?=s(?![\p{L}\p{M}\p{N}]))/giu

/** Folding drops an apostrophe within a word, which would make "we're" the word "were". */
function markContractions(text: string): string {
  return text.replace(shortened, mark)
}

/** With "modis" and, because the name is a word of its own, with "modi" for "Modi's". */
function spellingsOf(text: string): string[] {
  const marked = markContractions(text)
  const withOwner = marked.replace(owned, mark)
  return withOwner === marked ? foldWords(marked) : [...foldWords(marked), ...foldWords(withOwner)]
}

/** Spellings of one word are compared alike, as in the search, with single spaces. */
function foldWords(text: string): string[] {
  return unifySpellings(foldText(text).replaceAll(/\s+/g, ' ')).map(spelling => spelling.trim())
}

function containsWord(text: string, word: string): boolean {
  const isFree = withoutSpaces.test(word)
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (isFree || (isEnd(lastOf(text, at), word) && isStart(text, at + word.length, word))) return true
  }
  return false
}

function isEnd(before: string, word: string): boolean {
  return (before !== mark && !partOfWord.test(before)) || !partOfWord.test(firstOf(word))
}

function isStart(text: string, at: number, word: string): boolean {
  return !partOfWord.test(firstOf(text.slice(at, at + 2))) || !partOfWord.test(lastOf(word, word.length))
}

function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 32)
}

/** The character before `at`; a surrogate pair is one character. */
function lastOf(text: string, at: number): string {
  const pair = text.slice(Math.max(0, at - 2), at)
  return [...pair].at(-1) ?? ' '
}
