import { splitEdition } from '../address/site-path.ts'
import type { PageKind } from '../http/page-cache.ts'
import type { PageRoutes } from './page-routes.ts'

export type KindOf = (key: string) => PageKind

/** Whether the page with this key is a search, as its route declares with `searchesWith`. */
export function createPageKinds(routes: Pick<PageRoutes, 'list'>): KindOf {
  const names = new Map(
    routes.list().flatMap(({ pattern, searchesWith }) => (searchesWith ? [[pattern, searchesWith]] : [])),
  )
  return key => {
    const [path = '', query] = key.split('?')
    const name = query && names.get(splitEdition(path).path)
    return name && new URLSearchParams(query).has(name) ? 'search' : 'page'
  }
}
