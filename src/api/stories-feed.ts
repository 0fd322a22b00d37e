import type { NewsLink } from '../domain/news-links/news-link.ts'
import { listByIds } from '../domain/news-links/news-link-queries.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import type { Story } from '../domain/stories/story.ts'
import { listBigStories } from '../domain/stories/story-queries.ts'
import { pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/feeds.ts'
import type { Route } from './+types/stories-feed'
import { answerFeed, feedItems } from './news-feed.ts'

export const handle = { kept: true } satisfies RouteHandle

/** `/stories/feed.xml` and `/stories/feed.json`: the biggest stories, each leading to its page here. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { db, origin, dependsOn, language, now } = context.get(pageContext)
  dependsOn('settings', 'categories', 'stories')
  const [settings, stories] = await Promise.all([getSettings(db), listBigStories(db, feedItems)])
  const leads = await listByIds(
    db,
    stories.map(({ leadId }) => leadId),
  )
  const byId = new Map(leads.map(lead => [lead.id, lead]))
  const newsLinks = stories.flatMap(story => {
    const lead = byId.get(story.leadId)
    return lead ? [toItem(story, { lead, origin, language })] : []
  })
  const feed = {
    title: words.stories(language, settings),
    description: words.storiesAbout(language),
    pageUrl: `${origin}/stories`,
    feedUrl: `${origin}/stories/feed`,
    newsLinks,
    now,
    language,
  }
  return answerFeed(feed, url)
}

function toItem(
  story: Story,
  { lead, origin, language }: { lead: NewsLink; origin: string; language: Language },
): NewsLink {
  return {
    ...lead,
    id: story.id,
    title: story.title,
    url: `${origin}/story/${story.slug}`,
    description: words.coverage(language, {
      count: story.outletCount,
      outlet: lead.source,
      title: lead.title,
    }),
    publishedAt: story.firstAt,
    createdAt: story.lastAt,
  }
}
