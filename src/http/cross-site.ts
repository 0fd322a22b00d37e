import { isIP } from 'node:net'
import { type SecurityHeaders, secure } from './security-headers.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export type OwnAddress = {
  publicUrl: string
  /** Without `PUBLIC_URL` the site accepts any host name of a request as its own. */
  acceptsAnyHost: boolean
}

/**
 * Whether another site makes a browser write here. Browsers name the origin of a request (Sec-Fetch-Site, Origin) and
 * pages cannot change it; other programs send neither header and carry nobody's cookie.
 */
export function isCrossSiteWrite(request: Request, { publicUrl, acceptsAnyHost }: OwnAddress): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  if (origin === null || origin === publicUrl) return false
  const target = new URL(request.url)
  return origin !== target.origin || !(acceptsAnyHost || isRebindProof(target.hostname))
}

// DNS rebinding: the owner of a host name may point it at us while a page of that name is open; the browser then treats
// that page as ours. This is not possible with an IP address or `localhost`.
export function isRebindProof(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
}

// CORS: which responses the scripts of other sites' pages may read. Only those of routes that declare `openToScripts`: public
// data, the same for everybody. Credentials are never allowed, neither cookies nor tokens, so nothing that needs a sign-in
// can become readable. Cross-site writes stay refused (decision 124).

const open: SecurityHeaders = [
  ['Access-Control-Allow-Origin', '*'],
  // All other headers that a client of ours needs are readable anyway.
  ['Access-Control-Expose-Headers', 'Allow, ETag, Link, Retry-After'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
]

/** The headers of a response that scripts of other sites may read. */
export function openToScripts(security: SecurityHeaders): SecurityHeaders {
  const names = new Set(open.map(([name]) => name))
  return [...security.filter(([name]) => !names.has(name)), ...open]
}

// The headers that browsers, feed readers and `fetch` wrappers add to a read. A list instead of `*`, which some browsers let
// stand for Authorization, too.
const allowedHeaders =
  'Accept, Accept-Language, Cache-Control, Content-Type, If-Modified-Since, If-None-Match, Pragma, X-Requested-With'

// The longest time that browsers accept (Firefox; Chromium keeps it for two hours).
const maxAgeSeconds = 86_400

/** The response to OPTIONS, with which a browser finds out whether a script may send its request. */
export function respondToPreflight(methods: readonly string[] | null, security: SecurityHeaders): Response {
  const headers = new Headers({
    Allow: listAllowed(methods ?? ['GET']),
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Max-Age': String(maxAgeSeconds),
    'Cache-Control': 'no-store',
  })
  return new Response(null, { status: 204, headers: secure(headers, security) })
}

/** The value of `Allow`. */
export function listAllowed(methods: readonly string[]): string {
  return methods.flatMap(each => (each === 'GET' ? ['GET', 'HEAD'] : each)).join(', ')
}
