import anyAscii from 'any-ascii'
import { romanizeArabic } from './romanize-arabic.ts'
import { romanizeBrahmic } from './romanize-brahmic.ts'
import { slugOf } from './slug-of.ts'

/** The slug to propose for a name in any script; an editor may change it. Runs on the server, because the tables are large. */
export function proposeSlug(name: string): string {
  return slugOf(anyAscii(romanizeArabic(romanizeBrahmic(name))))
}
