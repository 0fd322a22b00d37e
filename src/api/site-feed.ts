import { listLatest } from '../domain/news-links/news-link-queries.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/site-feed'
import { answerFeed, feedItems } from './news-feed.ts'

export const handle = { kept: true } satisfies RouteHandle

/** `/feed.xml` and `/feed.json`. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { db, origin, dependsOn, language, now } = context.get(pageContext)
  dependsOn('settings', 'categories', 'news')
  const [settings, newsLinks] = await Promise.all([getSettings(db), listLatest(db, feedItems)])
  const feed = {
    title: settings.siteName,
    description: settings.siteDescription,
    pageUrl: `${origin}/`,
    feedUrl: `${origin}/feed`,
    newsLinks,
    now,
    language,
  }
  return answerFeed(feed, url)
}
