import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { pageContext, routeRoles } from '../http/page-context.ts'
import { createPageRoutes, type PageRoutes } from './page-routes.ts'
import type { PageSource } from './render-page.ts'
import { keepDocumentData } from './unsent-data.ts'

/** Everything in routes.ts, pages and machine endpoints alike. */
export function createPageSource(): { source: PageSource; routes: PageRoutes } {
  // `isCrossSiteWrite` has judged where a write comes from; the router knows neither PUBLIC_URL nor proxies.
  const answer = createRequestHandler(
    { ...build, routes: keepDocumentData(build.routes), allowedActionOrigins: ['**'] },
    import.meta.env.MODE,
  )
  const routes = createPageRoutes(build.routes)
  const source: PageSource = (request, page) => {
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    context.set(routeRoles, routes.roleOf)
    return answer(request, context)
  }
  return { source, routes }
}
