// Compares two versions of a headline by their letters, because templates change punctuation and case.

/** Scripts without spaces, where a pair of letters is compared like a word. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Shorter parts of another title are labels: "Opinion", "Live", a section's name. */
const partLengthMin = 12

/** Only the letters and digits of a text, in lower case. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Letters count double in scripts that write a word with two of them. */
export function isLongEnough(letters: string): boolean {
  return weightOf(letters) >= partLengthMin
}

/** The length of a text, converted to letters of an alphabet. */
export function weightOf(letters: string): number {
  return letters.length * (spaceless.test(letters) ? 2 : 1)
}

export function isLongPart(part: string, whole: string): boolean {
  return isLongEnough(part) && part.length < whole.length && whole.includes(part)
}

/** Whether two texts share at least two significant words, and half of those of the shorter one. */
export function isAlike(one: string, other: string): boolean {
  const [first, second] = [significantWords(one), significantWords(other)]
  const shared = [...first].filter(word => second.has(word)).length
  return shared >= 2 && shared * 2 >= Math.min(first.size, second.size)
}

// Words of at least four letters: shorter ones occur in most headlines of a language.
function significantWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return new Set(
    words.flatMap(word => (spaceless.test(word) ? pairsOf(word) : word.length > 3 ? [word] : [])),
  )
}

function pairsOf(word: string): string[] {
  return [...word].slice(1).map((letter, index) => [...word][index] + letter)
}

/** Whether two texts share at least one significant word or its beginning: "praise", "praising". */
export function isRelated(one: string, other: string): boolean {
  const stems = (text: string) => new Set([...significantWords(text)].map(word => word.slice(0, 5)))
  const known = stems(other)
  return [...stems(one)].some(stem => known.has(stem))
}
