import { generateJsonFeed, generateRssFeed } from 'feedsmith'
import { isShownBeside } from '../domain/corrections/correction.ts'
import type { NewsLink } from '../domain/news-links/news-link.ts'
import type { PageContext } from '../http/page-context.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/feeds.ts'
import { answerText } from './answer-text.ts'
import { withoutForbidden, xmlText } from './xml-text.ts'

export type NewsFeed = {
  title: string
  description: string
  /** The page that shows the same. */
  pageUrl: string
  /** Without `.xml` or `.json`. */
  feedUrl: string
  /** The query of those addresses: `?q=rain`. */
  feedQuery?: string
  newsLinks: NewsLink[]
  now: Date
  /** `Settings.websubHub` */
  hub: string | null
  /** Of the feed itself, not of its articles. */
  language: Language
  /** Of its edition, by slug; the articles have those of the site. */
  categoryNames: CategoryNames
}

export const feedItems = 50

/** The feed in the form that the address ends with; 404 for null. */
export function answerFeed(feed: NewsFeed | null, { pathname }: URL): Response {
  return pathname.endsWith('.json')
    ? answerText(feed && writeJsonFeed(feed), 'application/feed+json')
    : answerText(feed && writeRss(feed), 'application/rss+xml')
}

function writeRss(feed: NewsFeed): string {
  return generateRssFeed({
    title: withoutForbidden(feed.title),
    link: feed.pageUrl,
    description: withoutForbidden(feed.description),
    language: feed.language,
    lastBuildDate: feed.newsLinks[0]?.createdAt,
    generator: 'Chowk',
    ttl: 5,
    atom: { links: atomLinks(feed) },
    items: feed.newsLinks.map(link => ({
      title: withoutForbidden(link.title),
      link: link.url,
      // Readers take a description for HTML; ours is text.
      description: xmlText(describe(link, feed)),
      guid: { value: `urn:uuid:${link.id}`, isPermaLink: false },
      pubDate: link.publishedAt,
      categories: [{ name: withoutForbidden(nameOfCategory(link, feed)) }],
      dc: { creators: [withoutForbidden(link.source)], languages: link.language ? [link.language] : [] },
    })),
  })
}

function writeJsonFeed(feed: NewsFeed): string {
  const document = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: addressOf(feed, 'json'),
    description: feed.description,
    hubs: feed.hub ? [{ type: 'WebSub', url: feed.hub }] : undefined,
    language: feed.language,
    items: feed.newsLinks.map(link => ({
      id: `urn:uuid:${link.id}`,
      url: link.url,
      title: link.title,
      content_text: describe(link, feed) || link.title,
      image: link.imageUrl || undefined,
      date_published: link.publishedAt,
      tags: [nameOfCategory(link, feed)],
      authors: [{ name: link.source }],
      language: link.language ?? undefined,
    })),
  })
  // The library leaves an empty list out, which the format asks for.
  return JSON.stringify(Object.assign({ items: [] }, document))
}

/** `self` is the topic that a subscriber names to the hub (WebSub §4). */
function atomLinks(feed: NewsFeed) {
  const self = { href: addressOf(feed, 'xml'), rel: 'self', type: 'application/rss+xml' }
  return feed.hub ? [self, { href: feed.hub, rel: 'hub' }] : [self]
}

function addressOf({ feedUrl, feedQuery = '' }: NewsFeed, form: 'xml' | 'json'): string {
  return `${feedUrl}.${form}${feedQuery}`
}

export type CategoryNames = ReadonlyMap<string, string>

/** None outside of editions. */
export async function findCategoryNames({ edition, findCategories }: PageContext): Promise<CategoryNames> {
  return new Map(edition ? (await findCategories()).map(({ slug, name }) => [slug, name]) : [])
}

function nameOfCategory({ categorySlug, categoryName }: NewsLink, { categoryNames }: NewsFeed): string {
  return categoryNames.get(categorySlug) ?? categoryName
}

function describe({ description, correction }: NewsLink, { now, language }: NewsFeed): string {
  const note = correction && isShownBeside(correction, now) ? words.correction(language, correction) : ''
  return [description, note].filter(Boolean).join('\n\n')
}
