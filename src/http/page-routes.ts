import type * as Build from 'virtual:react-router/server-build'
import { matchRoutes, type RouteObject } from 'react-router'

// Which addresses there are and how each may be answered: from memory or for one request alone, to which methods,
// and which query parameters make a difference. A page never sees a parameter that is not named here, so strangers
// cannot fill the memory with copies of one page under addresses they invent.

export type PageRoute = {
  /** `/category/:slug`; `/*` where no route fits. */
  pattern: string
  /** The one spelling of this address. */
  path: string
  queryNames: readonly string[] | 'all'
  isKept: boolean
  acceptsPost: boolean
}

const queryNamesByPattern: Record<string, readonly string[]> = {
  '/search': ['q', 'category', 'after'],
  '/category/:slug': ['after'],
}

// These show something of the very request, and a cached page is made without one.
const personalPatterns = ['/*', '/route-test', '/tip', '/health', '/admin']

// What the router's own client asks for in place of a page. Only the admin area has that client; elsewhere it would be
// a second way round the page cache.
const routerData = /^(\/admin(?:\/.*)?)\.data$/

export type PageRoutes = { find: (path: string) => PageRoute }

export function createPageRoutes(manifest: (typeof Build)['routes'], apiPaths: string[]): PageRoutes {
  const pages = Object.values(manifest).filter(route => route !== undefined)
  const routes: RouteObject[] = [
    ...apiPaths.map(path => ({ path, id: `api:${path}` })),
    ...pages
      .filter(page => isLeaf(page.id, pages))
      .map(page => ({ path: fullPath(page, manifest), id: page.id })),
  ]
  // The router ranks all routes anew for each path; one without parameters comes before those with, and of two equals
  // the first, which a map keeps when it comes last.
  const fixed = new Map(
    routes
      .filter(hasNoParameter)
      .toReversed()
      .map(route => [`${route.path}`.toLowerCase(), route]),
  )
  return {
    find: path => {
      const asked = path.replace(routerData, '$1')
      const route = fixed.get(asked.toLowerCase()) ?? matchRoutes(routes, asked)?.[0]?.route
      const pattern = `/${route?.path?.replace(/^\//, '') ?? '*'}`
      const isPersonal = personalPatterns.includes(pattern) || pattern.startsWith('/admin/')
      return {
        pattern,
        path: isPersonal ? path : spell(pattern, path),
        queryNames: isPersonal ? 'all' : (queryNamesByPattern[pattern] ?? []),
        isKept: !isPersonal,
        acceptsPost: manifest[route?.id ?? '']?.module.action !== undefined,
      }
    },
  }
}

function hasNoParameter({ path = '' }: RouteObject): boolean {
  return !/[:*?]/.test(path)
}

function isLeaf(id: string, pages: { parentId?: string }[]): boolean {
  return !pages.some(page => page.parentId === id)
}

function fullPath(page: { path?: string; parentId?: string }, manifest: (typeof Build)['routes']): string {
  const parent = manifest[page.parentId ?? '']
  return `${parent ? fullPath(parent, manifest) : ''}/${page.path ?? ''}`
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
}

// Routes match in any case; the fixed parts of an address have one.
function spell(pattern: string, path: string): string {
  const given = path.split('/')
  return pattern
    .split('/')
    .map((part, at) => (part.startsWith(':') ? given[at] : part))
    .join('/')
}
