import type * as Build from 'virtual:react-router/server-build'
import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteGate } from '../http/page-context.ts'
import { type RouteHandle, readHandle, strangerBytesMax } from '../http/route-handle.ts'

// The table of all addresses, built from routes.ts and from each route's declarations (route-handle.ts).

export type PageRoute = {
  /** The id in the build's routes; empty where no route matches. */
  id: string
  /** `/category/:slug`; `/*` where no route matches. */
  pattern: string
  /** The one spelling of this address. */
  path: string
  queryNames: readonly string[] | 'all'
  isKept: boolean
  /** False only for the address of a verb. */
  answersGet: boolean
  acceptsPost: boolean
  /** The methods of an address of the API; null for pages and feeds. */
  apiMethods: readonly string[] | null
  postsRead: boolean
  isInEditions: boolean
  outlivesEditions: boolean
  isOpenToSites: boolean
  isOpenToScripts: boolean
}

type Manifest = (typeof Build)['routes']
type ManifestRoute = NonNullable<Manifest[string]>

// Data requests of React Router's client script. Only the admin area has that script; elsewhere such requests would bypass
// the page cache.
const routerData = /^(\/admin(?:\/.*)?)\.data$/

export type PageRoutes = {
  find: (path: string) => PageRoute
  /** Largest body of a request to this path, as the client wrote it. */
  bodyBytesMaxOf: (path: string) => number
  /** Every pattern with what its route declares. */
  list: () => (RouteHandle & { pattern: string })[]
  /** For a route of the admin area; an unknown one needs an administrator. */
  gateOf: (pattern: string) => RouteGate
}

export function createPageRoutes(manifest: Manifest): PageRoutes {
  const pages = Object.values(manifest).filter(route => route !== undefined)
  const parents = new Set(pages.map(page => page.parentId))
  const leaves = pages.filter(page => !parents.has(page.id))
  const findRoute = createMatcher(leaves.map(page => ({ path: fullPath(page, manifest), id: page.id })))
  const declared = leaves.map(page => ({
    pattern: fullPath(page, manifest),
    ...readHandle(page.module.handle),
  }))
  const bodies = new Map(declared.map(({ pattern, bodyBytesMax }) => [pattern, bodyBytesMax]))
  const gates = new Map(leaves.map(page => [fullPath(page, manifest), gateTo(page)]))
  return {
    find: path => {
      const route = findRoute(path.replace(routerData, '$1'))
      const { module } = manifest[route?.id ?? ''] ?? {}
      const pattern = `/${route?.path?.replace(/^\//, '') ?? '*'}`
      const handle = readHandle(module?.handle)
      const { kept, query = [], api } = handle
      return {
        id: route?.id ?? '',
        pattern,
        path: kept ? spell(pattern, path) : path,
        queryNames: kept || api ? query : 'all',
        isKept: kept === true,
        answersGet: !module || answersGet(module),
        acceptsPost: module?.action !== undefined,
        apiMethods: api ?? null,
        postsRead: handle.postsRead === true,
        isInEditions: handle.inEditions === true,
        outlivesEditions: handle.outlivesEditions === true,
        isOpenToSites: handle.openToSites === true,
        isOpenToScripts: handle.openToScripts === true,
      }
    },
    bodyBytesMaxOf: path => {
      const posted = path.replace(/\.data$/, '')
      return bodies.get(posted) ?? bodies.get(withoutId(posted)) ?? strangerBytesMax
    },
    list: () => declared,
    // The router writes its patterns without the leading slash.
    gateOf: pattern =>
      gates.get(`/${pattern.replace(/^\//, '')}`) ?? { role: 'administrator', answersGet: true },
  }
}

function gateTo({ module }: ManifestRoute): RouteGate {
  const { role = 'administrator' } = readHandle(module.handle)
  return { role, answersGet: answersGet(module) }
}

function answersGet({ default: page, loader }: ManifestRoute['module']): boolean {
  return page !== undefined || loader !== undefined
}

// `matchRoutes` ranks its routes again for each path, so it gets only those that may match. A route without parameters wins
// over one with parameters. Of two equal routes the first wins: `toReversed` makes the map keep it.
function createMatcher(routes: RouteObject[]): (path: string) => RouteObject | undefined {
  const fixed = new Map(
    routes
      .filter(({ path = '' }) => !/[:*?]/.test(path))
      .toReversed()
      .map(route => [`${route.path}`.toLowerCase(), route]),
  )
  const byFirstPart = new Map<string, RouteObject[]>()
  return path => {
    const found = fixed.get(path.toLowerCase())
    if (found) return found
    const firstPart = /^\/[\w-]+(?=\/|$)/.exec(path)?.[0].toLowerCase()
    // A path with escapes: they may stand for any letter.
    if (!firstPart) return matchRoutes(routes, path)?.[0]?.route
    const fitting = byFirstPart.get(firstPart) ?? routes.filter(route => mayBeginWith(route, firstPart))
    if (fitting.some(route => route.path !== '/*')) byFirstPart.set(firstPart, fitting)
    return matchRoutes(fitting, path)?.[0]?.route
  }
}

function mayBeginWith({ path = '' }: RouteObject, firstPart: string): boolean {
  return /^\/[:*]/.test(path) || `${path.toLowerCase()}/`.startsWith(`${firstPart}/`)
}

// The path is as the client wrote it: dots and escapes could lead elsewhere, so they do not count as an id.
function withoutId(path: string): string {
  return path.replace(/(?<=\/)[\w-]+$/, ':id')
}

function fullPath(page: ManifestRoute, manifest: Manifest): string {
  const parent = manifest[page.parentId ?? '']
  return `${parent ? fullPath(parent, manifest) : ''}/${page.path ?? ''}`
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
}

// Routes match case-insensitively; this writes the fixed parts as the pattern spells them.
function spell(pattern: string, path: string): string {
  const given = path.split('/')
  return pattern
    .split('/')
    .map((part, at) => (part.startsWith(':') ? given[at] : part))
    .join('/')
}
