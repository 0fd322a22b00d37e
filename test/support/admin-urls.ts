import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/routes.ts'

/** Every address of the admin area, from the route table; `value` replaces each parameter. */
export function listAdminUrls(value: string): string[] {
  return listAdminRoutes(value).map(({ path }) => path)
}

/** The addresses that show a page. Routes without a component are only for posts and downloads. */
export function listAdminPages(value: string): string[] {
  return listAdminRoutes(value)
    .filter(({ file }) => file.endsWith('.tsx'))
    .map(({ path }) => path)
}

function listAdminRoutes(value: string) {
  return routes
    .flatMap(route => addressesOf(route, ''))
    .filter(({ path }) => path === '/admin' || path.startsWith('/admin/'))
    .map(({ path, file }) => ({ path: path.replaceAll(/:\w+/g, value), file }))
}

function addressesOf(route: RouteConfigEntry, parent: string): { path: string; file: string }[] {
  const path = route.path ? `${parent}/${route.path}` : parent
  if (route.children) return route.children.flatMap(child => addressesOf(child, path))
  return [{ path: path || '/', file: route.file }]
}
