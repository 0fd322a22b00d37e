import type * as Build from 'virtual:react-router/server-build'
import { data, UNSAFE_SingleFetchRedirectSymbol as notWritten } from 'react-router'
import { readHandle } from '../http/route-handle.ts'

type ServerBuild = typeof Build
type Route = NonNullable<ServerBuild['routes'][string]>
type Loader = NonNullable<Route['module']['loader']>

/**
 * The build with a document or machine endpoint and the routes above it alone; null for an application, whose browser needs
 * all of them. React Router looks an address up three times, makes the table of all routes anew for each page, and
 * writes the data of its loaders down for a script in the browser, of which documents have none.
 */
export function buildOfRoute<B extends Pick<ServerBuild, 'routes' | 'assets'>>(
  build: B,
  id: string,
): B | null {
  const lineage = listLineage(build.routes, id)
  if (lineage.length === 0 || lineage.some(({ module }) => readHandle(module.handle).hydrate)) return null
  return {
    ...build,
    routes: Object.fromEntries(lineage.map(route => [route.id, withUnsentData(route)])),
    assets: {
      ...build.assets,
      routes: Object.fromEntries(lineage.map(route => [route.id, build.assets.routes[route.id]])),
    },
  }
}

function listLineage(routes: ServerBuild['routes'], id: string | undefined): Route[] {
  const route = routes[id ?? '']
  return route ? [...listLineage(routes, route.parentId), route] : []
}

function withUnsentData(route: Route): Route {
  const { loader } = route.module
  if (!loader) return route
  const unsent: Loader = async args => leaveUnwritten(await loader(args))
  return { ...route, module: { ...route.module, loader: unsent } }
}

// Of an object that carries this symbol React Router writes down the symbol's value alone. It has no setting for it.
function leaveUnwritten(loaded: unknown): unknown {
  if (isDataWithStatus(loaded)) return data(leaveUnwritten(loaded.data), loaded.init ?? undefined)
  return isPlainObject(loaded) ? { ...loaded, [notWritten]: null } : loaded
}

function isDataWithStatus(loaded: unknown): loaded is ReturnType<typeof data> {
  return loaded instanceof DataWithStatus
}

const DataWithStatus = data(null).constructor

function isPlainObject(loaded: unknown): loaded is object {
  return typeof loaded === 'object' && loaded !== null && Object.getPrototypeOf(loaded) === Object.prototype
}
