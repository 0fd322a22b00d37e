import { inEdition, sitePath } from '../address/site-path.ts'
import { listLatest } from '../domain/news-links/news-link-queries.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/site-feed'
import { feedItems, respondWithFeed } from './news-feed.ts'

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

/** `/feed.xml` and `/feed.json`. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { db, origin, dependsOn, edition, findSettings } = page
  dependsOn('settings', 'categories', 'news')
  const [settings, newsLinks] = await Promise.all([findSettings(), listLatest(db, feedItems, edition)])
  const feed = {
    title: settings.siteName,
    description: settings.siteDescription,
    pageUrl: origin + sitePath(edition, '/'),
    feedUrl: origin + inEdition(edition, '/feed'),
    newsLinks,
    hub: settings.websubHub,
  }
  return respondWithFeed(feed, { page, url })
}
