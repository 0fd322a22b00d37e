import { inEdition } from '../address/site-path.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { RouteHandle } from '../http/route-handle.ts'
import { parseQuery } from '../search/parse-query.ts'
import { searchNewsLinks } from '../search/search-news-links.ts'
import * as words from '../words/feeds.ts'
import type { Route } from './+types/search-feed'
import { feedItems, type NewsFeed, respondWithFeed } from './news-feed.ts'

export const handle = {
  kept: true,
  openToScripts: true,
  inEditions: true,
  query: ['q', 'category'],
  searchesWith: 'q',
} satisfies RouteHandle

/** `/search/feed.xml?q=…&category=…` and `/search/feed.json`: the newest articles that a search finds. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  return respondWithFeed(await findSearchFeed(page, url.searchParams), { page, url })
}

/**
 * Null for a category that does not exist, because a subscriber would otherwise get links of all categories. The search page
 * ignores such a category, but there the reader sees it. Without words every link matches, as on that page.
 */
async function findSearchFeed(page: PageContext, given: URLSearchParams): Promise<NewsFeed | null> {
  const { readFromReplica, origin, dependsOn, edition, findSettings, language } = page
  const query = parseQuery(given.get('q') ?? '')
  const { needle } = query
  const slug = given.get('category') ?? ''
  dependsOn('settings', 'categories')
  const [{ siteName }, categories] = await Promise.all([findSettings(), page.findCategories()])
  const category = categories.find(one => one.slug === slug) ?? null
  if (slug !== '' && !category) return null
  dependsOn(category ? `news:${category.id}` : 'news')
  const categoryId = category?.id ?? null
  const { newsLinks } = await readFromReplica(db =>
    searchNewsLinks(db, { query, categoryId, edition, after: null, limit: feedItems }),
  )
  const feedQuery = `?${new URLSearchParams({ q: needle, ...(category && { category: category.slug }) })}`
  return {
    title: needle ? words.search(language, { query: needle, siteName }) : siteName,
    description: words.searchAbout(language, { siteName }),
    pageUrl: origin + inEdition(edition, `/search${feedQuery}`),
    feedUrl: origin + inEdition(edition, '/search/feed'),
    feedQuery,
    // The search page shows whole words first; feed readers expect the order of time.
    newsLinks: newsLinks.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    // The hub is notified only of the site's own feeds, not of arbitrary searches.
    hub: null,
  }
}
