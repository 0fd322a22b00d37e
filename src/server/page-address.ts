import { inEdition, splitEdition } from '../address/site-path.ts'
import type { Edition } from '../text/language.ts'
import type { PageRoute, PageRoutes } from './page-routes.ts'

// One address a page: every other spelling (doubled or trailing slash, case, escapes) redirects to it or is an error,
// so that neither our memory nor a cache in front of us holds a page twice.

export type PageAddress =
  | { ok: true; route: PageRoute; key: string; edition: Edition | null }
  | { ok: false; reason: 'malformed' | 'too-long' | 'not-found' }
  | { ok: false; reason: 'moved'; location: string }

// Longer than any address of ours, and than what old proxies pass on.
const addressLengthMax = 4_096

// Line ends and other controls. No route fits a line end, not even the one for all the rest: the router calls that a
// fault, and each was a line in the log.
const noPathHas = /[\p{Cc}\p{Zl}\p{Zp}]/u

export function readPageAddress(url: URL, routes: PageRoutes): PageAddress {
  const { pathname, search } = url
  if (pathname.length + search.length > addressLengthMax) return { ok: false, reason: 'too-long' }
  // PostgreSQL stores no NUL, and nobody means one.
  if (/%00/.test(pathname + search)) return { ok: false, reason: 'malformed' }
  const path = readPath(pathname)
  if (path === null) return { ok: false, reason: 'malformed' }
  const { route, edition } = findRoute(path, routes)
  if (path.endsWith('.data') && !route.pattern.startsWith('/admin')) return { ok: false, reason: 'not-found' }
  const spelled = inEdition(edition, route.path)
  const isSpelled = route.isKept ? spelled === pathname : !hasExtraSlash(pathname)
  if (!isSpelled) return { ok: false, reason: 'moved', location: spelled + search }
  return { ok: true, route, key: spelled + readQuery(url, route), edition }
}

/** Whether a site has this edition its settings say (render-page); a page outside of editions has no address within one. */
function findRoute(path: string, routes: PageRoutes): { route: PageRoute; edition: Edition | null } {
  const split = splitEdition(path)
  const route = split.edition ? routes.find(split.path) : null
  return route?.isInEditions || route?.pattern === '/*'
    ? { route, edition: split.edition }
    : { route: routes.find(path), edition: null }
}

// The specification asks for this one: it leads to the dashboard like `/admin`.
function hasExtraSlash(pathname: string): boolean {
  return pathname !== '/admin/' && /\/\/|.\/$/.test(pathname)
}

function readPath(pathname: string): string | null {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    if (segments.some(segment => noPathHas.test(segment))) return null
    return `/${segments.map(encodeSegment).join('/')}`
  } catch {
    return null
  }
}

function encodeSegment(segment: string): string {
  return encodeURI(segment).replace(/[/?#]/g, encodeURIComponent)
}

function readQuery(url: URL, route: PageRoute): string {
  if (route.queryNames === 'all') return url.search
  const query = new URLSearchParams()
  for (const name of route.queryNames) {
    const value = url.searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}
