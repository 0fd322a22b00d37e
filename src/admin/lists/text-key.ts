import * as z from 'zod/mini'
import { parseJson } from '../../domain/fields/parse-json.ts'

const pairSchema = z.tuple([z.string(), z.string()])

/** Encodes two sort texts for an address, as the key where a page of a list ends. */
export function writeTextKey(pair: [string, string]): string {
  return Buffer.from(JSON.stringify(pair)).toString('base64url')
}

/** Null for text that `writeTextKey` did not write, and for values that PostgreSQL cannot store. */
export function readTextKey(text: string | null): [string, string] | null {
  if (!text) return null
  const parsed = pairSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  return parsed.success && !parsed.data.join('').includes('\0') ? parsed.data : null
}
