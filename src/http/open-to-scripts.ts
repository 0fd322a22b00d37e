import { type SecurityHeaders, secure } from './security-headers.ts'

// CORS: which responses the scripts of other sites' pages may read. Only those of routes that declare `openToScripts`: public
// data, the same for everybody. Credentials are never allowed, neither cookies nor tokens, so nothing that needs a sign-in
// can become readable. Cross-site writes stay refused (cross-site.ts, decision 124).

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
