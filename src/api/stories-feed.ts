import { inEdition, sitePath } from '../address/site-path.ts'
import type { NewsLink } from '../domain/news-links/news-link.ts'
import { findByIds } from '../domain/news-links/news-link-queries.ts'
import type { Story } from '../domain/stories/story.ts'
import { listBigStories } from '../domain/stories/story-queries.ts'
import { findTeasers, type StoryTeaser } from '../domain/stories/story-teasers.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import * as words from '../words/feeds.ts'
import type { Route } from './+types/stories-feed'
import { type FeedItem, feedItems, respondWithFeed } from './news-feed.ts'

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

/** `/stories/feed.xml` and `/stories/feed.json`: the biggest stories, each with its lead and headlines of other outlets. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { db, origin, dependsOn, edition, findSettings, language } = page
  dependsOn('settings', 'categories', 'stories', 'corrections')
  const [settings, stories] = await Promise.all([findSettings(), listBigStories(db, feedItems, edition)])
  const leadIds = stories.map(({ leadId }) => leadId)
  const [leads, teasers] = await Promise.all([findByIds(db, leadIds), findTeasers(db, leadIds)])
  const newsLinks = stories.flatMap(story => {
    const lead = leads.get(story.leadId)
    return lead ? [toItem(story, { lead, others: teasers.get(lead.id)?.headlines ?? [], page })] : []
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
  {
    lead,
    others,
    page: { origin, edition, language },
  }: { lead: NewsLink; others: StoryTeaser['headlines']; page: PageContext },
): FeedItem {
  return {
    ...lead,
    id: story.id,
    title: story.title,
    url: origin + sitePath(edition, '/story/:slug', { slug: story.slug }),
    description: words.coverage(language, { count: story.outletCount }),
    articles: [lead, ...others],
    publishedAt: story.firstAt,
    createdAt: story.lastAt,
  }
}
