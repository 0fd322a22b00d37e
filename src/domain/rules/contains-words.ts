// Words that somebody typed are compared letter by letter and are never a pattern: nothing in them has a meaning of its
// own, and no text takes longer than its length.

const partOfWord = /[\p{L}\p{M}\p{N}]/u

// These are written without spaces: there a word has no ends to look for.
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** Whether any of the words, or phrases, stands in any text, whatever the case; "ad" does not stand in "road". */
export function containsWords(texts: string[], words: string[]): boolean {
  const folded = texts.map(foldWords)
  return words.map(foldWords).some(word => word !== '' && folded.some(text => containsWord(text, word)))
}

/** As both sides are compared: one form for each letter, small, one space where there are several, no joiners. */
function foldWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function containsWord(text: string, word: string): boolean {
  const isFree = withoutSpaces.test(word)
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (isFree || (isEnd(lastOf(text, at), word) && isStart(text, at + word.length, word))) return true
  }
  return false
}

function isEnd(before: string, word: string): boolean {
  return !partOfWord.test(before) || !partOfWord.test(firstOf(word))
}

function isStart(text: string, at: number, word: string): boolean {
  return !partOfWord.test(firstOf(text.slice(at, at + 2))) || !partOfWord.test(lastOf(word, word.length))
}

function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 32)
}

/** The letter that ends before `at`, a pair of surrogates as one. */
function lastOf(text: string, at: number): string {
  const pair = text.slice(Math.max(0, at - 2), at)
  return [...pair].at(-1) ?? ' '
}
