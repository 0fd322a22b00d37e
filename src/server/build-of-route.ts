import type * as Build from 'virtual:react-router/server-build'
import { data } from 'react-router'
import { readHandle } from '../http/route-handle.ts'

type ServerBuild = typeof Build
type Route = NonNullable<ServerBuild['routes'][string]>
type Loader = NonNullable<Route['module']['loader']>

/**
 * The build reduced to one document or machine endpoint and its parent routes; null for an application, whose browser needs
 * all routes. With the whole build React Router looks an address up three times, rebuilds the table of all routes for each
 * page, and serialises the loaders' data for a browser script that documents do not have.
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
  const { loader, default: page } = route.module
  // A machine endpoint responds with its data.
  if (!loader || !page) return route
  const unsent: Loader = async args => leaveUnsent(await loader(args))
  return { ...route, module: { ...route.module, loader: unsent } }
}

// React Router has no setting to turn this off. It sends the elements of an array, and no properties that have a name.
function leaveUnsent(loaded: unknown): unknown {
  if (isDataWithStatus(loaded)) return data(leaveUnsent(loaded.data), loaded.init ?? undefined)
  return isPlainObject(loaded) ? Object.assign([], loaded) : loaded
}

function isDataWithStatus(loaded: unknown): loaded is ReturnType<typeof data> {
  return loaded instanceof DataWithStatus
}

const DataWithStatus = data(null).constructor

function isPlainObject(loaded: unknown): loaded is object {
  return typeof loaded === 'object' && loaded !== null && Object.getPrototypeOf(loaded) === Object.prototype
}
