import { inEdition, sitePath } from '../address/site-path.ts'
import type { NewsLink } from '../domain/news-links/news-link.ts'
import { listByIds } from '../domain/news-links/news-link-queries.ts'
import type { Story } from '../domain/stories/story.ts'
import { listBigStories } from '../domain/stories/story-queries.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import * as words from '../words/feeds.ts'
import type { Route } from './+types/stories-feed'
import { feedItems, respondWithFeed } from './news-feed.ts'

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

/** `/stories/feed.xml` and `/stories/feed.json`: the biggest stories, each with a link to its page here. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { db, origin, dependsOn, edition, findSettings, language } = page
  dependsOn('settings', 'categories', 'stories')
  const [settings, stories] = await Promise.all([findSettings(), listBigStories(db, feedItems, edition)])
  const leads = await listByIds(
    db,
    stories.map(({ leadId }) => leadId),
  )
  const byId = new Map(leads.map(lead => [lead.id, lead]))
  const newsLinks = stories.flatMap(story => {
    const lead = byId.get(story.leadId)
    return lead ? [toItem(story, { lead, page })] : []
  })
  const feed = {
    title: words.stories(language, settings),
    description: words.storiesAbout(language),
    pageUrl: origin + sitePath(edition, '/stories'),
    feedUrl: origin + inEdition(edition, '/stories/feed'),
    newsLinks,
    hub: settings.websubHub,
  }
  return respondWithFeed(feed, { page, url })
}

function toItem(
  story: Story,
  { lead, page: { origin, edition, language } }: { lead: NewsLink; page: PageContext },
): NewsLink {
  return {
    ...lead,
    id: story.id,
    title: story.title,
    url: origin + sitePath(edition, '/story/:slug', { slug: story.slug }),
    description: words.coverage(language, {
      count: story.outletCount,
      outlet: lead.source,
      title: lead.title,
    }),
    publishedAt: story.firstAt,
    createdAt: story.lastAt,
  }
}
