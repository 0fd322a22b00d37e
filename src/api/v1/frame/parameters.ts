import { z } from 'zod'
import { defaultLanguage } from '../../../text/language.ts'
import * as words from '../../../words/api-page.ts'

// Parameters and kinds of values that several nouns have.

const describe = (text: (language: typeof defaultLanguage) => string) => ({
  description: text(defaultLanguage),
})

/** Of a page. A hundred links are 60 KB. */
export const limit = () => z.coerce.number().int().min(1).max(100).default(30).meta(describe(words.limit))
// The longest, of a search, is 34 characters.
export const after = () => z.string().max(40).optional().meta(describe(words.after))
export const fromTime = () => z.iso.datetime({ offset: true }).optional().meta(describe(words.from))
export const toTime = () => z.iso.datetime({ offset: true }).optional().meta(describe(words.to))
export const slug = () => z.string().regex(/^[a-z0-9-]{1,200}$/)
export const languageCode = () => z.string().regex(/^[a-z]{2,3}$/)

export const id = () => z.string().meta({ format: 'uuid' })
export const instant = () => z.iso.datetime()
export const day = () => z.string().meta({ format: 'date' })
export const webAddress = () => z.string().meta({ format: 'uri' })
export const languageTag = () => z.string().nullable().meta(describe(words.languageTag))
export const next = () => z.string().nullable().meta(describe(words.next))

/** A registered name is what the description and the client call it. */
export const schemas = z.registry<{ id: string }>()

export const described = describe
