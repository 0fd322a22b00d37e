import { listByIds } from '../domain/news-links/news-link-queries.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import { findStory, listStoryLinks } from '../domain/stories/story-queries.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import * as words from '../words/feeds.ts'
import type { Route } from './+types/story-feed'
import { answerFeed, feedItems, type NewsFeed } from './news-feed.ts'

export const handle = { kept: true } satisfies RouteHandle

/** `/story/:slug/feed.xml` and `/story/:slug/feed.json`. A merged story's feed is that of the other one. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const found = await findStory(page.db, params.slug)
  if (found?.is !== 'moved') return answerFeed(found && (await readFeed(page, found.story)), url)
  const file = url.pathname.slice(url.pathname.lastIndexOf('/'))
  return new Response(null, { status: 301, headers: { Location: `/story/${found.slug}${file}` } })
}

async function readFeed(
  { db, origin, dependsOn, language, now }: PageContext,
  story: { id: string; slug: string; title: string },
): Promise<NewsFeed> {
  dependsOn('settings', 'categories', `story:${story.id}`)
  const [settings, { links }] = await Promise.all([
    getSettings(db),
    listStoryLinks(db, { storyId: story.id, limit: feedItems, after: null }),
  ])
  const newsLinks = await listByIds(
    db,
    links.map(({ id }) => id),
  )
  const pageUrl = `${origin}/story/${story.slug}`
  return {
    title: `${story.title} - ${settings.siteName}`,
    description: words.storyAbout(language, settings),
    pageUrl,
    feedUrl: `${pageUrl}/feed`,
    newsLinks: newsLinks.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()),
    now,
    language,
  }
}
