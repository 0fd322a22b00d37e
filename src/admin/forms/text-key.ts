import * as z from 'zod/mini'

const pairSchema = z.tuple([z.string(), z.string()])

/** Two texts by which a list is sorted, as an address carries the place where a page of it ends. */
export function writeTextKey(pair: [string, string]): string {
  return Buffer.from(JSON.stringify(pair)).toString('base64url')
}

/** Null for anything that `writeTextKey` did not write, and for what PostgreSQL could not take. */
export function readTextKey(text: string | null): [string, string] | null {
  if (!text) return null
  try {
    const parsed = pairSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return parsed.success && !parsed.data.join('').includes('\0') ? parsed.data : null
  } catch {
    // Anything but JSON is no key.
    return null
  }
}
