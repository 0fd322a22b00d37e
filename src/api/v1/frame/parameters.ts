import { z } from 'zod'
import { readPageKey } from '../../../domain/fields/page-key.ts'
import { isUuid } from '../../../domain/fields/record-id.ts'
import type { FieldProblemCode } from '../../../http/api-problem.ts'
import { defaultLanguage } from '../../../text/language.ts'
import * as words from '../../../words/api-page.ts'

// Parameters and value types that several endpoints share.

export const described = (text: (language: typeof defaultLanguage) => string) => ({
  description: text(defaultLanguage),
})

const limitMax = 100

function readNumber(text: unknown): unknown {
  return typeof text === 'string' && /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text
}

/**
 * The number of items on a page. A hundred links take 60 KB. Each number has one spelling, so that a page has one address:
 * `0x10`, `010` and `1e1` are refused.
 */
export const limit = () =>
  z
    .preprocess(readNumber, z.number().int().min(1).max(limitMax))
    .default(30)
    .meta({ ...described(words.limit), type: 'integer', minimum: 1, maximum: limitMax })
// The cursor of a search names three links, in 122 characters.
const cursor = () => z.string().max(128)
const badCursor = { params: { code: 'bad-cursor' } } satisfies { params: { code: FieldProblemCode } }
export const after = () =>
  cursor()
    .transform((text, { issues }) => {
      const key = readPageKey(text)
      if (!key) issues.push({ code: 'custom', input: text, ...badCursor })
      return key ?? z.NEVER
    })
    .optional()
    .meta(described(words.after))
export const afterId = () => cursor().refine(isUuid, badCursor).optional().meta(described(words.after))
export const fromTime = () => z.iso.datetime({ offset: true }).optional().meta(described(words.from))
export const toTime = () => z.iso.datetime({ offset: true }).optional().meta(described(words.to))
export const slug = () => z.string().regex(/^[a-z0-9-]{1,200}$/)
export const languageCode = () => z.string().regex(/^[a-z]{2,3}$/)

export const id = () => z.string().meta({ format: 'uuid' })
export const instant = () => z.iso.datetime()
export const day = () => z.string().meta({ format: 'date' })
export const webAddress = () => z.string().meta({ format: 'uri' })
export const languageTag = () => z.string().nullable().meta(described(words.languageTag))
export const next = () => z.string().nullable().meta(described(words.next))

/** Schemas with the names that the description and the client use for them. */
export const schemas = z.registry<{ id: string }>()

/** The response of an endpoint that lists. */
export const page = <Items extends z.ZodRawShape>(name: string, items: Items) =>
  z.object({ ...items, next: next() }).register(schemas, { id: name })
