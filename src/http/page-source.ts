import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type ApiEnvironment, addApiRoutes } from '../api/api-routes.ts'
import { pageContext } from './page-context.ts'
import { createPageRoutes, type PageRoutes } from './page-routes.ts'
import type { PageSource } from './render-page.ts'
import { keepDocumentData } from './unsent-data.ts'

/** Everything that has an address: what machines read through Hono, pages through React Router. */
export function createPageSource(): { source: PageSource; routes: PageRoutes } {
  // `isCrossSiteWrite` has judged where a write comes from; the router knows neither PUBLIC_URL nor proxies.
  const showPage = createRequestHandler(
    { ...build, routes: keepDocumentData(build.routes), allowedActionOrigins: ['**'] },
    import.meta.env.MODE,
  )
  const hono = new Hono<ApiEnvironment>()
  addApiRoutes(hono)
  const routes = createPageRoutes(
    build.routes,
    hono.routes.map(route => route.path),
  )
  hono.onError(error => {
    throw error
  })
  hono.all('*', c => {
    const context = new RouterContextProvider()
    context.set(pageContext, c.env.page)
    return showPage(c.req.raw, context)
  })
  return { source: (request, page) => hono.fetch(request, { page }), routes }
}
