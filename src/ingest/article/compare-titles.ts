// Compares two ways of saying a headline by their letters, which survive what templates do to punctuation and case.

/** Written without spaces, where two letters in a row stand for a word. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Shorter parts of another title are labels: "Opinion", "Live", the name of a section. */
const partLengthMin = 12

/** Letters and digits alone, in lower case. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Letters are counted twice in scripts that write a word with two of them. */
export function isLongEnough(letters: string): boolean {
  return weightOf(letters) >= partLengthMin
}

/** How much a text says, in letters of an alphabet. */
export function weightOf(letters: string): number {
  return letters.length * (spaceless.test(letters) ? 2 : 1)
}

export function isLongPart(part: string, whole: string): boolean {
  return isLongEnough(part) && part.length < whole.length && whole.includes(part)
}

/** Whether two texts share at least two telling words, and half of those of the shorter one. */
export function isAlike(one: string, other: string): boolean {
  const [first, second] = [tellingWords(one), tellingWords(other)]
  const shared = [...first].filter(word => second.has(word)).length
  return shared >= 2 && shared * 2 >= Math.min(first.size, second.size)
}

// Of at least four letters: short ones are alike in all headlines of a language.
function tellingWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return new Set(
    words.flatMap(word => (spaceless.test(word) ? pairsOf(word) : word.length > 3 ? [word] : [])),
  )
}

function pairsOf(word: string): string[] {
  return [...word].slice(1).map((letter, index) => [...word][index] + letter)
}
