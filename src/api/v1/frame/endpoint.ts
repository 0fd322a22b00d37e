import { type ZodObject, type ZodType, z } from 'zod'
import type { Scope } from '../../../domain/accounts/api-token.ts'
import { readPageKey } from '../../../domain/fields/page-key.ts'
import { isUuid } from '../../../domain/fields/record-id.ts'
import type { FieldProblemCode, ProblemCode } from '../../../http/api-problem.ts'
import type { RouteHandle } from '../../../http/route-handle.ts'
import { defaultLanguage, type Language } from '../../../text/language.ts'
import * as words from '../../../words/api-page.ts'

/**
 * One method of one address, defined once: its schemas check requests, type the presenters, and generate the description
 * (description/describe-api.ts), the page /api and the client.
 */
export type Endpoint = {
  /** The name of the client's function. */
  id: string
  method: 'get' | 'post'
  /** Below /api/v1, with parameters as OpenAPI writes them: `/links/{id}`. */
  path: string
  about: (language: Language) => string
  query?: ZodObject
  body?: ZodType
  /** `schema` must be registered in `schemas`, which gives it a name. */
  success: { status: 200 | 201 | 202; schema: ZodType }
  /** A record that became part of another redirects to it. */
  mayMove?: true
  /** In addition to the problems that every endpoint can have. */
  problems: readonly ProblemCode[]
  /** The scope that a token needs; without one the endpoint is public. */
  scope?: Scope
}

/** The handle of public data, without its query parameters. */
export const openToRead = { api: ['GET'], openToScripts: true, kept: true } as const satisfies RouteHandle

/** A successful response. */
export function respondWithJson(
  body: object,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } })
}

/** A page of a list, whose Link header names the next one (RFC 8288). */
export function respondWithPage(
  body: { next: string | null },
  { url, origin }: { url: URL; origin: string },
): Response {
  if (body.next === null) return respondWithJson(body)
  const query = new URLSearchParams(url.searchParams)
  query.set('after', body.next)
  return respondWithJson(body, { headers: { Link: `<${origin}${url.pathname}?${query}>; rel="next"` } })
}

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
// The plus sign of +05:30 is a space in an address that does not escape it.
const time = () =>
  z
    .string()
    .overwrite(text => text.replace(/ (?=\d\d:\d\d$)/, '+'))
    .check(z.iso.datetime({ offset: true }))
export const fromTime = () => time().optional().meta(described(words.from))
export const toTime = () => time().optional().meta(described(words.to))
export const slug = () => z.string().regex(/^[a-z0-9-]{1,200}$/)
export const languageCode = () => z.string().regex(/^[a-z]{2,3}$/)

export const id = () => z.string().meta({ format: 'uuid' })
export const instant = () => z.iso.datetime()
export const day = () => z.string().meta({ format: 'date' })
export const webAddress = () => z.string().meta({ format: 'uri' })
/** An outlet's address: no `uri`, because browsers accept `|` and `[`, and a client that validates would refuse the whole answer. */
export const publishedAddress = () => z.string()
export const languageTag = () => z.string().nullable().meta(described(words.languageTag))
export const next = () => z.string().nullable().meta(described(words.next))

/** Schemas with the names that the description and the client use for them. */
export const schemas = z.registry<{ id: string }>()

/** The response of an endpoint that lists. */
export const page = <Items extends z.ZodRawShape>(name: string, items: Items) =>
  z.object({ ...items, next: next() }).register(schemas, { id: name })
