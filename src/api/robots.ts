import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/robots'
import { answerText } from './answer-text.ts'
import { isSitemapEnabled, listSitemaps } from './sitemap.ts'

export const handle = { kept: true } satisfies RouteHandle

// The admin area is no entrance to the site; event streams would hold a crawler for ever. The search page is open: it
// says `noindex`, which only a crawler that reads it obeys.
const closedPaths = ['/admin', '/events', '/edition']

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const rules = ['User-agent: *', ...closedPaths.map(path => `Disallow: ${path}`)]
  const sitemap = (await isSitemapEnabled(page)) ? ['', ...(await listSitemaps(page))] : []
  return answerText(`${[...rules, ...sitemap].join('\n')}\n`, 'text/plain')
}
