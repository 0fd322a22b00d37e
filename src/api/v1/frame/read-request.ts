import { JSONParser } from '@streamparser/json'
import type { output, ZodError, ZodType } from 'zod'
import type { Scope } from '../../../domain/accounts/api-token.ts'
import { findApiToken } from '../../../domain/accounts/api-token-queries.ts'
import { type AuthorizedBy, authorizeToken } from '../../../domain/accounts/authorize.ts'
import { takeTokenUse, takeWrongToken } from '../../../domain/accounts/limits.ts'
import {
  type FieldError,
  type FieldProblemCode,
  fieldError,
  patternError,
  problem,
  readFieldCode,
} from '../../../http/api-problem.ts'
import type { PageContext } from '../../../http/page-context.ts'

/** Runs `work` if the request has a token with this scope; refuses all others. Ignores cookies. */
export async function withToken<S extends Scope>(
  request: Request,
  { page, scope }: { page: PageContext; scope: S },
  work: (by: AuthorizedBy<S>) => Promise<Response>,
): Promise<Response> {
  page.noStore()
  const { db, address, now } = page
  const text = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (text === undefined) return problem('no-token')
  const token = await findApiToken(db, text, now)
  // The start of a public site deletes the tokens of a demo, but cannot while the database refuses writes.
  if (!token || (token.account.isDemo && !page.demo)) {
    const taken = await takeWrongToken(db, { address, now })
    return taken.ok ? problem('bad-token') : tooMany(taken.retryAfterSeconds)
  }
  const taken = await takeTokenUse(db, { tokenId: token.id, now })
  if (!taken.ok) return tooMany(taken.retryAfterSeconds)
  if (token.lacksSecondFactor) return problem('second-factor-needed')
  const authorized = authorizeToken(token, scope)
  return authorized.ok ? work(authorized.by) : problem(authorized.reason)
}

function tooMany(seconds: number): Response {
  return problem('too-many-requests', { headers: { 'Retry-After': String(seconds) } })
}

type Read<Value> = { ok: true; value: Value } | { ok: false; response: Response }

/** The query parameters. `server/api-guard.ts` has already refused unknown and repeated ones. */
export function readQuery<Schema extends ZodType>(
  schema: Schema,
  { searchParams }: URL,
): Read<output<Schema>> {
  return check(schema, Object.fromEntries(searchParams))
}

/** The body, which must be a JSON object. Its size is checked before it is read (http/route-handle.ts). */
export async function readBody<Schema extends ZodType>(
  schema: Schema,
  request: Request,
): Promise<Read<output<Schema>>> {
  const json = parseJson(await request.arrayBuffer())
  if (!json) return { ok: false, response: problem('malformed-json') }
  const repeated = findRepeated(json.keys)
  if (repeated.length > 0) {
    const errors = repeated.slice(0, errorsMax).map(key => fieldError(key, 'repeated'))
    return { ok: false, response: problem('invalid', { errors }) }
  }
  const read = check(schema, json.value)
  const broken = read.ok ? findHalfLetters(read.value) : []
  return broken.length > 0 ? { ok: false, response: problem('invalid', { errors: broken }) } : read
}

/** JSON can escape half of a surrogate pair, which no text in UTF-8 can contain. Our bodies have texts only in their fields. */
function findHalfLetters(body: unknown): FieldError[] {
  return Object.entries(Object(body)).flatMap(([field, value]) =>
    typeof value === 'string' && !value.isWellFormed() ? [fieldError(field, 'wrong-format')] : [],
  )
}

export function refuseField(field: string, code: FieldProblemCode): Response {
  return problem('invalid', { errors: [fieldError(field, code)] })
}

function check<Schema extends ZodType>(schema: Schema, given: unknown): Read<output<Schema>> {
  const parsed = schema.safeParse(given, { reportInput: true })
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, response: problem('invalid', { errors: toFieldErrors(parsed.error) }) }
}

function parseJson(bytes: ArrayBuffer): { value: unknown; keys: string[] } | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { value: JSON.parse(text), keys: readKeys(text) }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null
    throw error
  }
}

/** The keys of the outermost object, including repeated ones: JSON.parse keeps the last, but other parsers keep the first. */
function readKeys(text: string): string[] {
  const keys: string[] = []
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false })
  parser.onValue = ({ key }) => void keys.push(String(key))
  parser.write(text)
  return keys
}

/** Each repeated key once. Comparing all keys with one another took a quarter of a second for the 4,000 that fit in a body. */
function findRepeated(keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const key of keys) {
    if (seen.has(key)) repeated.add(key)
    seen.add(key)
  }
  return [...repeated]
}

// Enough for the largest body; nobody reads a list of thousands of unknown fields.
const errorsMax = 20

function toFieldErrors({ issues }: ZodError): FieldError[] {
  return issues.flatMap(toErrors).slice(0, errorsMax)
}

function toErrors(issue: ZodError['issues'][number]): FieldError[] {
  const field = issue.path.join('.')
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => fieldError([field, key].filter(Boolean).join('.'), 'unknown'))
    case 'invalid_type':
      return [fieldError(field, issue.input === undefined ? 'missing' : 'wrong-type')]
    case 'invalid_format':
      if (issue.format !== 'regex') return [fieldError(field, 'wrong-format')]
      return [patternError(field, String(issue.pattern))]
    case 'too_big':
      return [fieldError(field, 'too-large')]
    case 'too_small':
      return [fieldError(field, 'too-small')]
    case 'custom':
      return [fieldError(field, readFieldCode(issue.params?.code) ?? 'wrong-format')]
    case 'invalid_union':
    case 'invalid_value':
      return [fieldError(field, 'no-such-value')]
    default:
      return [fieldError(field, 'wrong-format')]
  }
}
