import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import { pageContext, routeGates } from '../http/page-context.ts'
import { buildOfRoute } from './build-of-route.ts'
import { createPageRoutes, type PageRoutes } from './page-routes.ts'
import { createPageKinds, type KindOf } from './queue-searches.ts'
import type { PageSource } from './render-page.ts'

/** Responds to every route in routes.ts, pages and machine endpoints alike. */
export function createPageSource(): { source: PageSource; routes: PageRoutes; kindOf: KindOf } {
  const routes = createPageRoutes(build.routes)
  const handlerOf = createHandlers(routes)
  const source: PageSource = (request, page) => {
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    context.set(routeGates, routes.gateOf)
    return handlerOf(new URL(request.url).pathname)(request, context)
  }
  return { source, routes, kindOf: createPageKinds(routes) }
}

/**
 * One handler for each document and machine endpoint, created at its first request, and one for all applications and for
 * their scripts' data requests (`.data`), which need the serialised data that documents leave out.
 */
function createHandlers(routes: PageRoutes): (path: string) => RequestHandler {
  const handlers = new Map<string, RequestHandler>()
  const all = createHandler(build)
  return path => {
    if (path.endsWith('.data')) return all
    const { id } = routes.find(path)
    const known = handlers.get(id)
    if (known) return known
    const own = buildOfRoute(build, id)
    const handler = own ? createHandler(own) : all
    handlers.set(id, handler)
    return handler
  }
}

// `isCrossSiteWrite` has already checked the origin of a write; the router knows neither PUBLIC_URL nor proxies.
function createHandler(part: typeof build): RequestHandler {
  return createRequestHandler({ ...part, allowedActionOrigins: ['**'] }, import.meta.env.MODE)
}
