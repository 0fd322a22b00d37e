import { inEdition, splitEdition } from '../address/site-path.ts'
import { createLimiter } from '../concurrency/limiter.ts'
import { isApiPath } from '../http/api-problem.ts'
import type { PageKind, RenderedPage } from '../http/page-cache.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { byLanguage, defaultLanguage, readEdition } from '../text/language.ts'
import type { PageRoutes } from './page-routes.ts'
import { renderError } from './render-page.ts'

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

// A search costs the database more than any other page, and anybody can make up thousands. Three concurrent searches leave
// most of the ten connections to other pages; queued searches cost nothing.
const searchLanes = 3

// Readers give up after about this time. A client that is refused after a wait retries later than one refused immediately.
const searchPatienceMs = 4_000

/** `closed` are the security headers of pages, `open` those of what scripts of other sites may read. */
type Options = {
  closed: SecurityHeaders
  open: SecurityHeaders
  kindOf: KindOf
  wait: (ms: number) => Promise<void>
}

/** Renders pages immediately, and searches through a queue. */
export function queueSearches(
  { closed, open, kindOf, wait }: Options,
  render: (key: string) => Promise<RenderedPage>,
) {
  const turns = createLimiter(searchLanes)
  const giveUp = () => wait(searchPatienceMs)
  // Rendered and compressed once: thousands of searches may be refused at the same moment.
  const pageIn = byLanguage(language =>
    renderError('many-searches', { path: inEdition(readEdition(language), '/search'), security: closed }),
  )
  const feed = renderError('many-searches', { path: '/search/feed.json', security: open })
  const document = renderError('many-searches', { path: '/api/v1/links', security: open })
  return async (key: string) => {
    if (kindOf(key) !== 'search') return render(key)
    const rendered = await turns.run(() => render(key), giveUp)
    if (rendered) return rendered
    if (isApiPath(key)) return document
    return key.includes('/search/feed') ? feed : pageIn(splitEdition(key).edition ?? defaultLanguage)
  }
}
