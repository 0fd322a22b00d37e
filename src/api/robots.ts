import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/robots'
import { respondWithText } from './respond-with-text.ts'
import { isSitemapEnabled, listSitemaps } from './sitemap.ts'

export const handle = { kept: true, openToScripts: true } satisfies RouteHandle

// Search results should not lead to the admin area, and event streams would hold a crawler forever. The search page is not
// closed, because a crawler must read it to see its `noindex`.
const closedPaths = ['/admin', '/events', '/edition']

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const rules = ['User-agent: *', ...closedPaths.map(path => `Disallow: ${path}`)]
  const sitemap = (await isSitemapEnabled(page)) ? ['', ...(await listSitemaps(page))] : []
  return respondWithText(`${[...rules, ...sitemap].join('\n')}\n`, 'text/plain')
}
