import type * as Build from 'virtual:react-router/server-build'
import { readHandle } from '../http/route-handle.ts'

type Routes = (typeof Build)['routes']
type Route = NonNullable<Routes[string]>
type Loader = NonNullable<Route['module']['loader']>

/**
 * The routes, with the data of documents kept in the server. React Router writes all of a page's data down for a script
 * in the browser, of which documents have none: a tenth of the time that a front page takes. The root, which
 * applications have too, is left as it is.
 */
export function keepDocumentData(routes: Routes): Routes {
  const all = Object.values(routes).filter(route => route !== undefined)
  const parents = new Set(all.map(route => route.parentId))
  const isDocument = (route: Route) => !parents.has(route.id) && !isOfApplication(route, routes)
  return Object.fromEntries(all.map(route => [route.id, isDocument(route) ? withUnsentData(route) : route]))
}

function isOfApplication({ module, parentId }: Route, routes: Routes): boolean {
  const parent = routes[parentId ?? '']
  return readHandle(module.handle).hydrate || (parent !== undefined && isOfApplication(parent, routes))
}

function withUnsentData(route: Route): Route {
  const { loader } = route.module
  if (!loader) return route
  const unsent: Loader = async args => hideFields(await loader(args))
  return { ...route, module: { ...route.module, loader: unsent } }
}

/** React Router writes down what can be enumerated. */
function hideFields(loaded: unknown): unknown {
  if (typeof loaded !== 'object' || loaded === null || Object.getPrototypeOf(loaded) !== Object.prototype)
    return loaded
  const fields = Object.entries(Object.getOwnPropertyDescriptors(loaded))
  return Object.defineProperties(
    {},
    Object.fromEntries(fields.map(([name, field]) => [name, { ...field, enumerable: false }])),
  )
}
