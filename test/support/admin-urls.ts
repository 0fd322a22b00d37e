import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/routes.ts'

/** Every address of the admin area, from the route table itself; `value` stands for each parameter. */
export function listAdminUrls(value: string): string[] {
  return routes
    .flatMap(route => addressesOf(route, ''))
    .filter(path => path === '/admin' || path.startsWith('/admin/'))
    .map(path => path.replaceAll(/:\w+/g, value))
}

function addressesOf(route: RouteConfigEntry, parent: string): string[] {
  const path = route.path ? `${parent}/${route.path}` : parent
  return route.children ? route.children.flatMap(child => addressesOf(child, path)) : [path || '/']
}
