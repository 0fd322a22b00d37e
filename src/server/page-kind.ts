import { splitEdition } from '../address/site-path.ts'
import type { PageKind } from '../http/page-cache.ts'
import type { PageRoutes } from './page-routes.ts'

export type KindOf = (key: string) => PageKind

/** The queue of the page with this key: of searches, as its route declares with `searchesWith`, of cards, or of all others. */
export function createPageKinds(routes: Pick<PageRoutes, 'list'>): KindOf {
  const names = new Map(
    routes.list().flatMap(({ pattern, searchesWith }) => (searchesWith ? [[pattern, searchesWith]] : [])),
  )
  return key => {
    const [path = '', query] = key.split('?')
    const plain = splitEdition(path).path
    if (plain.startsWith('/card/')) return 'card'
    const name = query && names.get(plain)
    return name && new URLSearchParams(query).has(name) ? 'search' : 'page'
  }
}
