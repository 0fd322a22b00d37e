import { type ZodType, z } from 'zod'
import { type ProblemCode, problemCodes, problemTitle } from '../../../http/api-problem.ts'
import { errorStatuses } from '../../../http/client-error.ts'
import { defaultLanguage } from '../../../text/language.ts'
import * as words from '../../../words/api-page.ts'
import type { Endpoint } from '../frame/endpoint.ts'
import * as parameter from '../frame/endpoint.ts'
import { entryStateSchema } from '../resources/entry.ts'

// Every response of an endpoint, with the headers that a program reads. What the server refuses before any route is here,
// too, because it does so for all endpoints.

type Reference = { $ref: string }
export type Content = { [mediaType: string]: { schema: Reference } }
export type ApiResponse = { description: string; headers?: { [name: string]: Reference }; content?: Content }
export type ApiHeader = { description: string; schema: { type: 'string' | 'integer' } }

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(problemCodes),
    errors: z.array(z.object({ field: z.string(), code: z.string(), detail: z.string() })).optional(),
    entry: entryStateSchema.optional(),
    requestId: z.string().optional(),
    link: z.object({ id: parameter.id(), title: z.string(), url: parameter.publishedAddress() }).optional(),
  })
  .register(parameter.schemas, { id: 'Problem' })

const everywhere: ProblemCode[] = [
  'malformed',
  'invalid',
  'token-in-query',
  'not-allowed',
  'too-long',
  'too-many-requests',
  'failed',
  'database-away',
  'too-busy',
]
const withBody: ProblemCode[] = [
  'malformed-json',
  'cross-site',
  'too-slow',
  'no-length',
  'too-large',
  'not-json',
  'no-writes',
]
const withToken: ProblemCode[] = [
  'no-token',
  'bad-token',
  'missing-scope',
  'role-too-low',
  'second-factor-needed',
  'restoring',
  'disk-full',
]

const headerTexts = {
  Allow: words.headerAllow,
  ETag: words.headerEtag,
  Link: words.headerLink,
  Location: words.headerLocation,
  'Retry-After': words.headerRetryAfter,
  'WWW-Authenticate': words.headerWwwAuthenticate,
}
type HeaderName = keyof typeof headerTexts

const headersOf: { [status: number]: HeaderName[] } = {
  201: ['Location'],
  301: ['Location'],
  304: ['ETag'],
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

/** For the document's components. */
export function describeHeaders(): { [name: string]: ApiHeader } {
  return Object.fromEntries(
    Object.entries(headerTexts).map(([name, text]): [string, ApiHeader] => [
      name,
      { description: text(defaultLanguage), schema: { type: name === 'Retry-After' ? 'integer' : 'string' } },
    ]),
  )
}

export function describeResponses(endpoint: Endpoint): { [status: string]: ApiResponse } {
  return { ...describeSuccess(endpoint), ...describeRedirects(endpoint), ...describeProblems(endpoint) }
}

function describeSuccess({ success, about, method, query }: Endpoint): { [status: string]: ApiResponse } {
  const { status, schema } = success
  const ofRead: HeaderName[] = method === 'get' ? ['ETag'] : []
  const ofList: HeaderName[] = query && 'after' in query.shape ? ['Link'] : []
  const headers = referTo([...(headersOf[status] ?? []), ...ofRead, ...ofList])
  return { [status]: { description: about(defaultLanguage), ...headers, content: asJson(schema) } }
}

/** Without a body: an unchanged response, and a record that is at another address now. */
function describeRedirects({ method, mayMove }: Endpoint): { [status: string]: ApiResponse } {
  const unchanged = { description: words.unchanged(defaultLanguage), ...referTo(headersOf[304]) }
  const moved = { description: words.moved(defaultLanguage), ...referTo(headersOf[301]) }
  return { ...(mayMove ? { 301: moved } : {}), ...(method === 'get' ? { 304: unchanged } : {}) }
}

function describeProblems({ body, problems, scope }: Endpoint): { [status: string]: ApiResponse } {
  const ofAll = [...everywhere, ...(body ? withBody : []), ...(scope ? withToken : [])]
  const codes = [...new Set([...ofAll, ...problems])]
  const byStatus = Map.groupBy(codes, code => errorStatuses[code])
  const content = { 'application/problem+json': { schema: refer(problemSchema) } }
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map(code => `${code}: ${problemTitle(code, defaultLanguage)}`).join('; '),
        ...referTo(headersOf[status]),
        content,
      },
    ]),
  )
}

export function asJson(schema: ZodType): Content {
  return { 'application/json': { schema: refer(schema) } }
}

export const locate = (name: string) => `#/components/schemas/${name}`

function refer(schema: ZodType): Reference {
  const name = parameter.schemas.get(schema)?.id
  if (!name) throw new Error('The schema has no name in endpoint.ts')
  return { $ref: locate(name) }
}

function referTo(names: HeaderName[] = []): Pick<ApiResponse, 'headers'> {
  if (names.length === 0) return {}
  return { headers: Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }])) }
}
