import { findCategoryBySlug } from '../domain/categories/category-queries.ts'
import { listInCategory } from '../domain/news-links/news-link-queries.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import type { Route } from './+types/category-feed'
import { answerFeed, feedItems, type NewsFeed } from './news-feed.ts'

export const handle = { kept: true } satisfies RouteHandle

/** `/category/:slug/feed.xml` and `/category/:slug/feed.json`. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  return answerFeed(await findCategoryFeed(context.get(pageContext), params.slug), url)
}

/** Null for a slug that no category has. */
async function findCategoryFeed(page: PageContext, slug: string): Promise<NewsFeed | null> {
  const { db, origin, dependsOn, language, now } = page
  dependsOn('settings', 'categories')
  const [settings, category] = await Promise.all([getSettings(db), findCategoryBySlug(db, slug)])
  if (!category) return null
  dependsOn(`news:${category.id}`)
  const everyLink = { categoryId: category.id, limit: feedItems, after: null, of: 'links' as const }
  const { newsLinks } = await listInCategory(db, everyLink)
  const pageUrl = `${origin}/category/${category.slug}`
  return {
    title: `${category.name} - ${settings.siteName}`,
    description: category.description || settings.siteDescription,
    pageUrl,
    feedUrl: `${pageUrl}/feed`,
    newsLinks,
    now,
    language,
  }
}
