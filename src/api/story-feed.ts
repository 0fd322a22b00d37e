import { sitePath } from '../address/site-path.ts'
import { findByIds } from '../domain/news-links/news-link-queries.ts'
import { findStory, listStoryLinks } from '../domain/stories/story-queries.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import * as words from '../words/feeds.ts'
import type { Route } from './+types/story-feed'
import { feedItems, type NewsFeed, respondWithFeed } from './news-feed.ts'

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

/** `/story/:slug/feed.xml` and `/story/:slug/feed.json`. A merged story redirects to the feed of its target story. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const found = await findStory(page.db, params.slug, page.edition)
  if (found?.is !== 'moved')
    return respondWithFeed(found && (await readFeed(page, found.story)), { page, url })
  const file = url.pathname.slice(url.pathname.lastIndexOf('/'))
  return new Response(null, { status: 301, headers: { Location: `/story/${found.slug}${file}` } })
}

async function readFeed(
  page: PageContext,
  story: { id: string; slug: string; title: string },
): Promise<NewsFeed> {
  const { db, origin, dependsOn, edition, findSettings, language } = page
  dependsOn('settings', 'categories', 'corrections', `story:${story.id}`)
  const [settings, { links }] = await Promise.all([
    findSettings(),
    listStoryLinks(db, { slug: story.slug, limit: feedItems, after: null }),
  ])
  const newsLinks = await findByIds(
    db,
    links.map(({ id }) => id),
  )
  const pageUrl = origin + sitePath(edition, '/story/:slug', { slug: story.slug })
  return {
    title: `${story.title} - ${settings.siteName}`,
    description: words.storyAbout(language, settings),
    pageUrl,
    feedUrl: `${pageUrl}/feed`,
    newsLinks: [...newsLinks.values()].toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()),
    hub: settings.websubHub,
  }
}
