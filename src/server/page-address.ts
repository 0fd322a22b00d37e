import { inEdition, splitEdition } from '../address/site-path.ts'
import { isUtf8 } from '../http/is-utf8.ts'
import type { Edition } from '../text/language.ts'
import type { PageRoute, PageRoutes } from './page-routes.ts'

// Each page has one address: every other spelling (doubled or trailing slash, case, escapes) redirects to it or is an
// error, so that neither our memory nor a cache in front of us holds a page twice.

export type PageAddress =
  | { ok: true; route: PageRoute; key: string; edition: Edition | null }
  | { ok: false; reason: 'malformed' | 'too-long' | 'not-found' }
  | { ok: false; reason: 'moved'; location: string; route: PageRoute }

// Public: longer than any address of ours, and longer than old proxies forward. Admin: phones share texts with the desk in
// the address; a Hindi letter takes nine characters there, and fifteen in the sign-in address that returns to it. Node
// refuses 16 KB.
const addressLengthMax = { public: 4_096, admin: 12_000 }

// Line ends and other controls. No route matches a line end, not even the catch-all: the router reports that as an error,
// and each such request was a line in the log.
const forbiddenInPath = /[\p{Cc}\p{Zl}\p{Zp}]/u

export function readPageAddress(url: URL, routes: PageRoutes): PageAddress {
  const { pathname, search } = url
  const lengthMax = addressLengthMax[pathname.startsWith('/admin/') ? 'admin' : 'public']
  if (pathname.length + search.length > lengthMax) return { ok: false, reason: 'too-long' }
  // PostgreSQL cannot store NUL, and no valid address contains one.
  if (/%00/.test(pathname + search)) return { ok: false, reason: 'malformed' }
  const path = readPath(pathname)
  if (path === null) return { ok: false, reason: 'malformed' }
  const { route, edition } = findRoute(path, routes)
  if (path.endsWith('.data') && !route.pattern.startsWith('/admin')) return { ok: false, reason: 'not-found' }
  const spelled = inEdition(edition, route.path)
  const isSpelled = route.isKept ? spelled === pathname : !hasExtraSlash(pathname)
  if (!isSpelled) return { ok: false, reason: 'moved', location: spelled + search, route }
  const query = readQuery(url, route)
  return query === null
    ? { ok: false, reason: 'malformed' }
    : { ok: true, route, key: spelled + query, edition }
}

/** Does not check whether the site has the edition (enter-edition.ts does). Routes outside of editions are not found in one. */
function findRoute(path: string, routes: PageRoutes): { route: PageRoute; edition: Edition | null } {
  const { edition, path: rest } = splitEdition(path)
  const route = routes.find(rest)
  if (!edition || route.isInEditions) return { route, edition }
  // No route begins with the prefix of an edition.
  return { route: { ...routes.find(path), path: rest }, edition }
}

// The specification requires `/admin/`, which leads to the dashboard like `/admin`.
function hasExtraSlash(pathname: string): boolean {
  return pathname !== '/admin/' && /\/\/|.\/$/.test(pathname)
}

function readPath(pathname: string): string | null {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    if (segments.some(segment => forbiddenInPath.test(segment))) return null
    return `/${segments.map(encodeSegment).join('/')}`
  } catch {
    return null
  }
}

function encodeSegment(segment: string): string {
  return encodeURI(segment).replace(/[/?#]/g, encodeURIComponent)
}

/** The query as the key of the page has it; null if a parameter that the route reads is not UTF-8. */
function readQuery(url: URL, route: PageRoute): string | null {
  if (route.queryNames === 'all') return isUtf8(url.search) ? url.search : null
  if (!isUtf8(keepNamed(url.search, route.queryNames))) return null
  const query = new URLSearchParams()
  for (const name of route.queryNames) {
    const value = url.searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The parameters with these names, as the client wrote them. */
function keepNamed(search: string, names: readonly string[]): string {
  const isNamed = (pair: string) => names.some(name => new URLSearchParams(pair).has(name))
  return search.slice(1).split('&').filter(isNamed).join('&')
}
