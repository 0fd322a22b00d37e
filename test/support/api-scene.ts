import { expect } from 'vitest'
import { z } from 'zod'
import type { ApiDescription, JsonSchema, Operation } from '../../src/api/v1/description/describe-api.ts'
import type { Db } from '../../src/database/connect.ts'
import type { Scope } from '../../src/domain/accounts/api-token.ts'
import { addApiToken } from '../../src/domain/accounts/api-token-queries.ts'
import type { Role } from '../../src/domain/accounts/role.ts'
import { openSession, peekSession } from '../../src/domain/accounts/sessions.ts'
import { authorizedAs } from './authorized.ts'
import type { testApp } from './test-app.ts'

/** A token with these scopes, for a new account. */
export async function makeToken(
  db: Db,
  {
    scopes,
    now,
    name = 'Robot',
    role = 'editor',
  }: { scopes: Scope[]; now: Date; name?: string; role?: Role },
): Promise<{ token: string; accountId: string }> {
  const by = await authorizedAs(db, { name, role })
  const accountId = by.accountId ?? ''
  const cookie = await openSession(db, { accountId, device: 'Test/1.0', address: '127.0.0.1', now })
  const sessionId = (await peekSession(db, cookie, now))?.id ?? ''
  const made = await addApiToken(db, { accountId, sessionId, name: 'Test', scopes, days: 30, now })
  if (!made.ok) throw new Error(made.reason)
  return { token: made.token, accountId }
}

/** A request with a token and, if given, a JSON body. */
export function asProgram(token: string | null, body?: unknown): RequestInit {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  if (body === undefined) return { headers }
  headers['content-type'] = 'application/json'
  return { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

/** Sends requests and validates each response against the API description: no undocumented address, status or field. */
export function describedApp(app: ReturnType<typeof testApp>, description: ApiDescription) {
  return async (path: string, init: RequestInit = {}) => {
    const response = await app.request(`/api/v1${path}`, init)
    const body = (await response.json()) as Record<string, unknown>
    checkDescribed(description, {
      path,
      method: init.method,
      status: response.status,
      headers: response.headers,
      body,
    })
    return { response, body }
  }
}

type Answered = { path: string; method?: string | undefined; status: number; headers: Headers; body: unknown }

/** Headers that a program reads, and that the description therefore names where they are sent. */
const headersRead = ['Allow', 'ETag', 'Link', 'Location', 'Retry-After', 'WWW-Authenticate']

/** The status, the code, the fields and the headers of the response must be in the description of its operation. */
export function checkDescribed(
  description: ApiDescription,
  { path, method = 'GET', status, headers, body }: Answered,
): void {
  const answer = findOperation(description, { path, method })?.responses[status]
  const name = `${method} ${path} answers ${status}`
  expect(answer, name).toBeDefined()
  const code = Object(body).code
  if (status >= 400) expect(answer?.description, name).toMatch(new RegExp(`(^|; )${code}: `))
  // Only a response to a read has a version that a program can send back.
  const isVersioned = method === 'GET' && [200, 304].includes(status)
  const sent = headersRead.filter(each => headers.has(each) && (each !== 'ETag' || isVersioned))
  expect(Object.keys(answer?.headers ?? {}), name).toEqual(expect.arrayContaining(sent))
  if (body === null) return
  const type = (headers.get('content-type') ?? '').split(';')[0] ?? ''
  const reference = answer?.content?.[type]?.schema.$ref ?? ''
  checkSchema(description, { name: reference.slice(reference.lastIndexOf('/') + 1), body })
}

/** Any operation of the address, for a method that it does not have. */
function findOperation(
  { paths }: ApiDescription,
  { path, method }: { path: string; method: string },
): Operation | undefined {
  const bare = path.split('?')[0] ?? ''
  const found = Object.entries(paths).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare),
  )
  const { get, post } = found?.[1] ?? {}
  return method === 'POST' ? (post ?? get) : (get ?? post)
}

function checkSchema({ components }: ApiDescription, { name, body }: { name: string; body: unknown }): void {
  const schema: JsonSchema = { ...components.schemas[name], $defs: components.schemas }
  const text = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')
  const checked = z.fromJSONSchema(JSON.parse(text)).safeParse(body)
  expect(checked.error?.issues ?? [], name).toEqual([])
}
