import { type FieldError, fieldError, problem } from '../http/api-problem.ts'
import { isCrossSiteWrite, listAllowed, type OwnAddress } from '../http/cross-site.ts'
import type { PageCache } from '../http/page-cache.ts'
import { type SecurityHeaders, secure } from '../http/security-headers.ts'
import type { PageAddress } from './page-address.ts'
import type { PageRoute } from './page-routes.ts'

// Refuses bad API requests before a route sees them. A cookie never authorises the API, but writes from other sites' pages
// are refused here as everywhere: a token does not belong in a browser.

type ApiRequest = {
  page: Extract<PageAddress, { ok: true }>
  url: URL
  address: string
  security: SecurityHeaders
}

/** Returns null for a request that may go on to its route. */
export function createApiGuard({
  cache,
  own,
  nowMs,
}: {
  cache: Pick<PageCache, 'find'>
  own: OwnAddress
  nowMs: () => number
}) {
  const reads = createReadLimit({ nowMs })

  /** Responses from memory do not count towards the limit. */
  function findLimit(request: Request, { page, address }: ApiRequest): Response | null {
    const { isKept, postsRead } = page.route
    if ((request.method === 'POST' && !postsRead) || (isKept && cache.find(page.key))) return null
    const seconds = reads.take(address)
    return seconds === 0
      ? null
      : problem('too-many-requests', { headers: { 'Retry-After': String(seconds) } })
  }

  return (request: Request, target: ApiRequest): Response | null => {
    const { page, url, security } = target
    const isCrossSite = isCrossSiteWrite(request, own)
    const refused =
      findRefusal(request, { url, route: page.route, isCrossSite }) ?? findLimit(request, target)
    if (refused) secure(refused.headers, security)
    return refused
  }
}

function findRefusal(
  request: Request,
  { url, route, isCrossSite }: { url: URL; route: PageRoute; isCrossSite: boolean },
): Response | null {
  if (route.pattern === '/api/v1/*') return problem('not-found')
  const methods = route.apiMethods ?? []
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (!methods.includes(method)) {
    return problem('not-allowed', { headers: { Allow: listAllowed(methods) } })
  }
  if (isCrossSite) return problem('cross-site')
  if (hasToken(url)) return problem('token-in-query')
  const errors = method === 'GET' ? findQueryErrors(url, route) : findUnknown(url, [])
  if (errors.length > 0) return problem('invalid', { errors })
  return method === 'POST' && !isJson(request) ? problem('not-json') : null
}

// The usual names of token parameters. `hasToken` also finds our own tokens, by their prefix, under any name.
const tokenNames = /^(?:access[_-]?)?token$|^api[_-]?key$|^authorization$/i

function hasToken({ searchParams }: URL): boolean {
  return [...searchParams].some(
    ([name, value]) => tokenNames.test(name) || `${name}=${value}`.includes('chowk_'),
  )
}

function findQueryErrors(url: URL, { queryNames }: PageRoute): FieldError[] {
  const known = queryNames === 'all' ? [] : queryNames
  const repeated = known.filter(name => url.searchParams.getAll(name).length > 1)
  return [...findUnknown(url, known), ...repeated.map(name => fieldError(name, 'repeated'))]
}

// As many errors as a person reads. An address of 4,096 characters may hold two thousand unknown parameters.
const namedMax = 10

function findUnknown(url: URL, known: readonly string[]): FieldError[] {
  const names = new Set([...url.searchParams.keys()].filter(name => !known.includes(name)))
  return [...names].slice(0, namedMax).map(name => fieldError(name, 'unknown'))
}

function isJson({ headers }: Request): boolean {
  return /^\s*application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(
    headers.get('content-type') ?? '',
  )
}

// Limits how much one address may read through the API. Counted in memory, for each process: a count in the database would
// cost more than most reads do. Searches also wait in their own queue (app.ts).

const windowMs = 60_000

// Ten a second: a program that copies a million links in pages of a hundred takes a quarter of an hour.
const readsMax = 600

// Bounds the memory: a limit by address does not stop an attacker with more addresses than this anyway.
const addressesMax = 50_000

function createReadLimit({ nowMs }: { nowMs: () => number }) {
  let counts = new Map<string, number>()
  let endsAtMs = 0

  /** Counts one read; returns 0, or the seconds to wait before the next one. */
  function take(address: string): number {
    if (nowMs() >= endsAtMs) {
      counts = new Map()
      endsAtMs = nowMs() + windowMs
    }
    const count = (counts.get(address) ?? 0) + 1
    if (counts.size < addressesMax || counts.has(address)) counts.set(address, count)
    return count > readsMax ? Math.ceil((endsAtMs - nowMs()) / 1_000) : 0
  }

  return { take }
}
