import { inEdition } from '../address/site-path.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { parseQuery } from '../search/parse-query.ts'
import { searchReplica } from '../search/search-replica.ts'
import * as words from '../words/feeds.ts'
import type { Route } from './+types/search-feed'
import { answerFeed, feedItems, findCategoryNames, type NewsFeed } from './news-feed.ts'

export const handle = { kept: true, inEditions: true, query: ['q', 'category'] } satisfies RouteHandle

/** `/search/feed.xml?q=…&category=…` and `/search/feed.json`: the newest articles that a search finds. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  return answerFeed(await findSearchFeed(context.get(pageContext), url.searchParams), url)
}

/**
 * Null for a category that does not exist: a subscriber would otherwise get all others. The search page ignores such a
 * category, as its reader sees that it does. Without words every article is found, as on that page.
 */
async function findSearchFeed(page: PageContext, given: URLSearchParams): Promise<NewsFeed | null> {
  const { db, replica, wait, origin, dependsOn, edition, findSettings, language, now } = page
  const query = parseQuery(given.get('q') ?? '')
  const { needle } = query
  const slug = given.get('category') ?? ''
  dependsOn('settings', 'categories')
  const [{ siteName }, categories] = await Promise.all([findSettings(), page.findCategories()])
  const category = categories.find(one => one.slug === slug) ?? null
  if (slug !== '' && !category) return null
  dependsOn(category ? `news:${category.id}` : 'news')
  const categoryId = category?.id ?? null
  const { newsLinks } = await searchReplica(
    { db, replica, wait },
    { query, categoryId, edition, after: null, limit: feedItems },
  )
  const feedQuery = `?${new URLSearchParams({ q: needle, ...(category && { category: category.slug }) })}`
  return {
    title: needle ? words.search(language, { query: needle, siteName }) : siteName,
    description: words.searchAbout(language, { siteName }),
    pageUrl: origin + inEdition(edition, `/search${feedQuery}`),
    feedUrl: origin + inEdition(edition, '/search/feed'),
    feedQuery,
    // Whole words come first on the page; readers of feeds expect time alone.
    newsLinks: newsLinks.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    now,
    // The hub is told of the feeds of the site, not of a search that somebody made up.
    hub: null,
    language,
    categoryNames: await findCategoryNames(page),
  }
}
