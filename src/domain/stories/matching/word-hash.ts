/**
 * A word as a whole number of 32 bits with a sign, which the engine keeps without an object. Of the 80 words of a pair of
 * articles two have one number once in a million pairs. FNV-1a over the UTF-16 units, mixed once more: its low bits alone
 * are uneven.
 */
export function wordHash(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
