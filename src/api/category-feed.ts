import { sitePath } from '../address/site-path.ts'
import { findCategoryByFormerSlug, findCategoryBySlug } from '../domain/categories/category-queries.ts'
import { categoryIn } from '../domain/editions/edition.ts'
import { listInCategory } from '../domain/news-links/news-link-queries.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import * as words from '../words/category-page.ts'
import type { Route } from './+types/category-feed'
import { feedItems, type NewsFeed, respondWithFeed } from './news-feed.ts'

export const handle = { kept: true, openToScripts: true, inEditions: true } satisfies RouteHandle

/** `/category/:slug/feed.xml` and `/category/:slug/feed.json`. A former slug redirects to the feed of the present one. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  const feed = await findCategoryFeed(page, params.slug)
  const moved = feed ? null : await findCategoryByFormerSlug(page.db, params.slug)
  if (!moved) return respondWithFeed(feed, { page, url })
  const file = url.pathname.slice(url.pathname.lastIndexOf('/'))
  return new Response(null, { status: 301, headers: { Location: `/category/${moved.slug}${file}` } })
}

/** Null if no category has this slug. */
async function findCategoryFeed(page: PageContext, slug: string): Promise<NewsFeed | null> {
  const { db, origin, dependsOn, edition, findSettings, language } = page
  dependsOn('settings', 'categories')
  const [settings, found] = await Promise.all([findSettings(), findCategoryBySlug(db, slug)])
  if (!found) return null
  const category = categoryIn(edition, found)
  dependsOn(`news:${category.id}`)
  const everyLink = { categoryId: category.id, limit: feedItems, after: null, of: 'links' as const, edition }
  const { newsLinks } = await listInCategory(db, everyLink)
  const pageUrl = origin + sitePath(edition, '/category/:slug', { slug: category.slug })
  return {
    title: `${category.name} - ${settings.siteName}`,
    description: category.description || words.subtitle(language, category),
    pageUrl,
    feedUrl: `${pageUrl}/feed`,
    newsLinks,
    hub: settings.websubHub,
  }
}
