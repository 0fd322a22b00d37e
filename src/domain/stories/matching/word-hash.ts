// Words as whole numbers of 32 bits with a sign, which the engine keeps without an object: the script in the upper four bits,
// below it a hash. Of the 80 words of a pair of articles two have one number once in a hundred thousand pairs.

const hashBits = 28

/** Latin, and what has no letters. */
export const latin = 0

const firstIndian = 0x0900
const indianBlock = 0x80
const indianBlocks = 10
const arabic = 0x0600
const lastLatin = 0x024f

/** Scripts that none of ours is written in. */
const otherScript = 12

/** By the first letter: 1 is Devanagari, 2 Bengali, in the order of Unicode until 10, Malayalam; 11 is Arabic. */
function scriptOfText(text: string): number {
  const first = text.charCodeAt(0)
  if (!(first > lastLatin)) return latin
  const block = Math.floor((first - firstIndian) / indianBlock)
  if (block >= 0 && block < indianBlocks) return block + 1
  return first >= arabic && first < firstIndian ? indianBlocks + 1 : otherScript
}

/** The script of the word with this `wordHash`, a number of `scriptsMax`. */
export function scriptOf(word: number): number {
  return word >>> hashBits
}

export const scriptsMax = 2 ** (32 - hashBits)

export function wordHash(word: string): number {
  return (textHash(word) & (2 ** hashBits - 1)) | (scriptOfText(word) << hashBits)
}

/** All 32 bits of FNV-1a over the UTF-16 units, mixed once more: its low bits alone are uneven. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
