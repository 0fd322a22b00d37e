// Words as signed 32-bit integers, which the engine stores without an object: the script is in the upper four bits, a hash
// in the others. Among the 80 words of two articles a collision occurs in one of a hundred thousand pairs.

const hashBits = 28

/** Latin, and words without letters. */
export const latin = 0

const firstIndian = 0x0900
const indianBlock = 0x80
const indianBlocks = 10
const arabic = 0x0600
const lastLatin = 0x024f

/** All other scripts. */
const otherScript = 12

/** The script of the first letter: 1 is Devanagari, 2 Bengali and so on in the order of Unicode to 10, Malayalam; 11 is Arabic. */
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

/** FNV-1a with 32 bits over the UTF-16 units, mixed once more because its low bits are uneven. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
