import { generateJsonFeed, generateRssFeed } from 'feedsmith'
import { findCategoryBySlug } from '../domain/categories/category-queries.ts'
import type { NewsLink } from '../domain/news-links/news-link.ts'
import { listInCategory, listLatest } from '../domain/news-links/news-link-queries.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import type { PageContext } from '../http/page-context.ts'
import { withoutForbidden, xmlText } from './xml-text.ts'

export type NewsFeed = {
  title: string
  description: string
  /** The page that shows the same. */
  pageUrl: string
  /** Without `.xml` or `.json`. */
  feedUrl: string
  newsLinks: NewsLink[]
}

const feedItems = 50

export async function getSiteFeed({ db, origin, dependsOn }: PageContext): Promise<NewsFeed> {
  dependsOn('settings', 'categories', 'news')
  const [settings, newsLinks] = await Promise.all([getSettings(db), listLatest(db, feedItems)])
  return {
    title: settings.siteName,
    description: settings.siteDescription,
    pageUrl: `${origin}/`,
    feedUrl: `${origin}/feed`,
    newsLinks,
  }
}

/** Null for a slug that no category has. */
export async function findCategoryFeed(page: PageContext, slug: string): Promise<NewsFeed | null> {
  const { db, origin, dependsOn } = page
  dependsOn('settings', 'categories')
  const [settings, category] = await Promise.all([getSettings(db), findCategoryBySlug(db, slug)])
  if (!category) return null
  dependsOn(`news:${category.id}`)
  const { newsLinks } = await listInCategory(db, { categoryId: category.id, limit: feedItems, after: null })
  const pageUrl = `${origin}/category/${category.slug}`
  return {
    title: `${category.name} - ${settings.siteName}`,
    description: category.description || settings.siteDescription,
    pageUrl,
    feedUrl: `${pageUrl}/feed`,
    newsLinks,
  }
}

export function writeRss(feed: NewsFeed): string {
  return generateRssFeed({
    title: withoutForbidden(feed.title),
    link: feed.pageUrl,
    description: withoutForbidden(feed.description),
    language: 'en',
    lastBuildDate: feed.newsLinks[0]?.createdAt,
    generator: 'Chowk',
    ttl: 5,
    atom: { links: [{ href: `${feed.feedUrl}.xml`, rel: 'self', type: 'application/rss+xml' }] },
    items: feed.newsLinks.map(link => ({
      title: withoutForbidden(link.title),
      link: link.url,
      // Readers take a description for HTML; ours is text.
      description: xmlText(link.description),
      guid: { value: `urn:uuid:${link.id}`, isPermaLink: false },
      pubDate: link.publishedAt,
      categories: [{ name: withoutForbidden(link.categoryName) }],
      dc: { creators: [withoutForbidden(link.source)], languages: link.language ? [link.language] : [] },
    })),
  })
}

export function writeJsonFeed(feed: NewsFeed): string {
  const document = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: `${feed.feedUrl}.json`,
    description: feed.description,
    language: 'en',
    items: feed.newsLinks.map(link => ({
      id: `urn:uuid:${link.id}`,
      url: link.url,
      title: link.title,
      content_text: link.description || link.title,
      image: link.imageUrl || undefined,
      date_published: link.publishedAt,
      tags: [link.categoryName],
      authors: [{ name: link.source }],
      language: link.language ?? undefined,
    })),
  })
  return JSON.stringify(document)
}
