import { isShownBeside } from '../domain/corrections/correction.ts'
import { largestFile } from '../domain/images/image.ts'
import type { NewsLink } from '../domain/news-links/news-link.ts'
import type { PageContext } from '../http/page-context.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/feeds.ts'
import { respondWithText } from './respond-with-text.ts'
import { rssTitle, withoutForbidden, writeRss, xmlText } from './write-xml.ts'

/** `articles`: links that the item lists below its description, because it is a story. */
export type FeedItem = NewsLink & { articles?: readonly Pick<NewsLink, 'title' | 'url' | 'source'>[] }

export type NewsFeed = {
  title: string
  description: string
  /** The page that shows the same links. */
  pageUrl: string
  /** Without `.xml` or `.json`. */
  feedUrl: string
  /** The query after the extension, such as `?q=rain`. */
  feedQuery?: string
  newsLinks: FeedItem[]
  /** `Settings.websubHub` */
  hub: string | null
}

type Writer = {
  now: Date
  origin: string
  /** The language of the feed itself, not of its articles. */
  language: Language
  /** The edition's category names by slug, empty outside of editions; the links carry those of the site. */
  categoryNames: ReadonlyMap<string, string>
}

/** At two thousand articles a day, readers who poll each hour miss none. */
export const feedItems = 100

/** The feed as JSON or RSS, depending on the end of the address; 404 for null. */
export async function respondWithFeed(
  feed: NewsFeed | null,
  { page, url }: { page: PageContext; url: URL },
): Promise<Response> {
  const { now, origin, language, edition, findCategories } = page
  const categories = feed && edition ? await findCategories() : []
  const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]))
  const writer = { now, origin, language, categoryNames }
  return url.pathname.endsWith('.json')
    ? respondWithText(feed && (await writeJsonFeed(feed, writer)), 'application/feed+json')
    : respondWithText(feed && (await writeNewsRss(feed, writer)), 'application/rss+xml')
}

async function writeNewsRss(feed: NewsFeed, writer: Writer): Promise<string> {
  return writeRss({
    title: rssTitle(feed.title),
    link: feed.pageUrl,
    description: withoutForbidden(feed.description),
    language: writer.language,
    lastBuildDate: feed.newsLinks[0]?.createdAt,
    generator: 'Chowk',
    ttl: 5,
    atom: { links: atomLinks(feed) },
    items: feed.newsLinks.map(link => ({
      title: rssTitle(link.title),
      link: link.url,
      description: describeAsHtml(link, writer),
      guid: { value: `urn:uuid:${link.id}`, isPermaLink: false },
      pubDate: link.publishedAt,
      categories: [{ name: withoutForbidden(nameOfCategory(link, writer)) }],
      media: { contents: pictures(link, writer).map(url => ({ url, medium: 'image' })) },
      dc: { creators: [withoutForbidden(link.source)], languages: link.language ? [link.language] : [] },
    })),
  })
}

async function writeJsonFeed(feed: NewsFeed, writer: Writer): Promise<string> {
  const { generateJsonFeed } = await import('feedsmith')
  const document = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: addressOf(feed, 'json'),
    description: feed.description,
    hubs: feed.hub ? [{ type: 'WebSub', url: feed.hub }] : undefined,
    language: writer.language,
    items: feed.newsLinks.map(link => ({
      id: `urn:uuid:${link.id}`,
      url: link.url,
      title: link.title,
      ...(link.articles
        ? { content_html: describeAsHtml(link, writer) }
        : // The format requires a content.
          { content_text: describe(link, writer) || link.source }),
      image: pictures(link, writer)[0],
      date_published: link.publishedAt,
      tags: [nameOfCategory(link, writer)],
      authors: [{ name: link.source }],
      language: link.language ?? undefined,
    })),
  })
  // The library leaves out an empty `items`, which the format requires.
  return JSON.stringify(Object.assign({ items: [] }, document))
}

/** `self` is the topic that a subscriber sends to the hub (WebSub §4). */
function atomLinks(feed: NewsFeed) {
  const self = { href: addressOf(feed, 'xml'), rel: 'self', type: 'application/rss+xml' }
  return feed.hub ? [self, { href: feed.hub, rel: 'hub' }] : [self]
}

function addressOf({ feedUrl, feedQuery = '' }: NewsFeed, form: 'xml' | 'json'): string {
  return `${feedUrl}.${form}${feedQuery}`
}

function nameOfCategory({ categorySlug, categoryName }: NewsLink, { categoryNames }: Writer): string {
  return categoryNames.get(categorySlug) ?? categoryName
}

/** The address of the picture on our own server, if the site shows it. */
function pictures({ picture }: NewsLink, { origin }: Writer): string[] {
  return picture ? [origin + largestFile(picture)] : []
}

/** Feed readers interpret the description of an RSS item as HTML; that of a link is plain text. */
function describeAsHtml(link: FeedItem, writer: Writer): string {
  const paragraphs = xmlText(describe(link, writer)).split(/\n+/)
  if (!link.articles) return paragraphs.join('<br>')
  const items = link.articles.map(
    ({ title, url, source }) =>
      `<li><a href="${xmlText(url)}">${xmlText(title)}</a> - ${xmlText(source)}</li>`,
  )
  return `<p>${paragraphs.join('</p><p>')}</p><ul>${items.join('')}</ul>`
}

function describe({ description, correction }: NewsLink, { now, language }: Writer): string {
  const note = correction && isShownBeside(correction, now) ? words.correction(language, correction) : ''
  return [description, note].filter(Boolean).join('\n\n')
}
