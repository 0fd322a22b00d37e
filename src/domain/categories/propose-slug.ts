import anyAscii from 'any-ascii'
import { romanizeArabic } from './romanize-arabic.ts'
import { romanizeBrahmic } from './romanize-brahmic.ts'
import { slugOf } from './slug-of.ts'

/** The slug that a name in any script proposes; an editor may change it. On the server: the tables are large. */
export function proposeSlug(name: string): string {
  return slugOf(anyAscii(romanizeArabic(romanizeBrahmic(name))))
}
