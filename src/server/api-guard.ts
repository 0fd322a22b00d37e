import { type FieldError, fieldError, problem } from '../http/api-problem.ts'
import { isCrossSiteWrite, type OwnAddress } from '../http/cross-site.ts'
import type { PageCache } from '../http/page-cache.ts'
import { type SecurityHeaders, secure } from '../http/security-headers.ts'
import type { PageAddress } from './page-address.ts'
import type { PageRoute } from './page-routes.ts'
import { createReadLimit } from './read-limit.ts'

// Requests to the API that are refused before a route sees them. A cookie never authorises the API, yet writes of other
// sites' pages are refused here like everywhere: a browser is no place for a token.

type Asked = { page: Extract<PageAddress, { ok: true }>; url: URL; address: string }

/** Null for a request that its route may answer. */
export function createApiGuard({
  cache,
  own,
  security,
  nowMs,
}: {
  cache: Pick<PageCache, 'find'>
  own: OwnAddress
  security: SecurityHeaders
  nowMs: () => number
}) {
  const reads = createReadLimit({ nowMs })

  /** Pages in memory cost nothing and count nothing. */
  function findLimit(request: Request, { page, address }: Asked): Response | null {
    if (request.method === 'POST' || (page.route.isKept && cache.find(page.key))) return null
    const seconds = reads.take(address)
    return seconds === 0
      ? null
      : problem('too-many-requests', { headers: { 'Retry-After': String(seconds) } })
  }

  return (request: Request, asked: Asked): Response | null => {
    const { page, url } = asked
    const isCrossSite = isCrossSiteWrite(request, own)
    const refused = findRefusal(request, { url, route: page.route, isCrossSite }) ?? findLimit(request, asked)
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
    const allow = methods.flatMap(each => (each === 'GET' ? ['GET', 'HEAD'] : each)).join(', ')
    return problem('not-allowed', { headers: { Allow: allow } })
  }
  if (isCrossSite) return problem('cross-site')
  if (hasToken(url)) return problem('token-in-query')
  const errors = method === 'GET' ? findQueryErrors(url, route) : findUnknown(url, [])
  if (errors.length > 0) return problem('invalid', { errors })
  return method === 'POST' && !isJson(request) ? problem('not-json') : null
}

// As other APIs call them, and ours by its beginning under any name.
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

// As many as a person reads. An address holds 4,096 characters, so there may be two thousand.
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
