import { Parser } from 'htmlparser2'
import { resolveLink, webBase } from '../../address/web-base.ts'
import { hostOfFeed, normalizeFeedUrl } from '../../domain/feeds/feed.ts'
import { cleanText } from '../../text/clean-text.ts'
import { decodeText } from '../../text/decode-text.ts'

export type FeedLink = {
  url: string
  title: string
  /** It is on another host than the page, so it must be fetched like any address from a stranger. */
  isElsewhere: boolean
}

/** `linkHeader`: the Link headers of the response, several separated by commas. */
export type PageOfLinks = {
  body: Uint8Array
  contentType: string | null
  url: string
  linkHeader?: string | null
}

const feedTypes =
  /^\s*(?:application\/json|(?:application|text)\/(?:xml|(?:x[.-])?(?:rss|atom|rdf|feed)(?:[+-](?:xml|json))?))\s*(?:;|$)/i

// WordPress declares two JSON addresses of each page that are no JSON Feed.
const otherJson = /\/wp-json\/|[?&]rest_route=|oembed/i

// Typical feed paths, for outlets that link to feeds without a <link> element.
const feedPath =
  /(^|[/.])(rss|feed|feeds|atom|rssfeeds?)([/.]|$)|\.(rss|atom)$|\/(rss|feed|atom|index)\.(xml|json)$|[?&]feed=(rss2?|atom|rdf)(&|$)/i
const feedHost = /^feeds\d?\.feedburner\.com$/

// A page with more links is a directory of feeds, and the first ones are its own.
const linksMax = 30
// As much as of an article.
const lengthMax = 1024 * 1024
// Of <link> and of <a>.
const lookedAtMax = 3_000
// Also limits the base address: resolving 3,000 links against a base of 400 KB took 4 s.
const addressLengthMax = 2_048

// The parser shifts its whole list of open tags for each new one: 174,000 times "<b>" blocked all readers for 11 s.
const openMax = 1_000

/** The feeds that a page links to, declared ones first. Fetches none. Pure, and fast for any page. */
export function findFeedLinks(page: PageOfLinks): FeedLink[] {
  const text = decodeText(page.body, page.contentType).slice(0, lengthMax)
  const declared = readLinkHeader(page)
  const linked: FeedLink[] = []
  let base = page.url
  let anchor: FeedLink | null = null
  const lookedAt = { link: 0, a: 0 }
  let open = 0
  const parser: Parser = new Parser({
    onopentag(name, { rel = '', type = '', href = '', title = '' }) {
      open += 1
      if (open > openMax) return parser.pause()
      if (href.length > addressLengthMax) return
      if (name === 'base' && href) base = webBase(href, page.url)
      if ((name !== 'link' && name !== 'a') || lookedAt[name] >= lookedAtMax) return
      lookedAt[name] += 1
      const link = toLink({ href, title, base, pageUrl: page.url })
      if (!link) return
      const isDeclared = isDeclaredFeed({ rel, type, url: link.url })
      if (name === 'link' && isDeclared) declared.push(link)
      if (name === 'a' && (isDeclared || leadsToFeed(link.url))) {
        anchor = link
        linked.push(link)
      }
    },
    ontext(words) {
      if (anchor && anchor.title.length < 100) anchor.title += words
    },
    onclosetag(name) {
      open -= 1
      if (name === 'a') anchor = null
    },
  })
  parser.end(text)
  const links = [...declared, ...linked].map(link => ({
    ...link,
    title: cleanText(link.title).slice(0, 100),
  }))
  const seen = new Set<string>()
  return links.filter(({ url }) => !seen.has(url) && seen.add(url)).slice(0, linksMax)
}

function isDeclaredFeed({ rel, type, url }: { rel: string; type: string; url: string }): boolean {
  if (type === '') return /\bfeed\b/i.test(rel) || (/\balternate\b/i.test(rel) && leadsToFeed(url))
  const isNamed = /\b(?:alternate|feed)\b/i.test(rel)
  return isNamed && feedTypes.test(type) && !(/json/i.test(type) && otherJson.test(url))
}

function leadsToFeed(address: string): boolean {
  const { hostname, pathname, search } = new URL(address)
  return feedPath.test(pathname + search) || (feedHost.test(hostname) && pathname !== '/')
}

// One link of the header with its parameters (RFC 8288): `</all.atom>; rel="alternate"; type="application/atom+xml"`.
const headerLink = /<([^<>]{1,2048})>([^<]{0,2048})/g
const headerLengthMax = 16 * 1024

function readLinkHeader({ linkHeader, url: pageUrl }: PageOfLinks): FeedLink[] {
  const links = (linkHeader ?? '').slice(0, headerLengthMax).matchAll(headerLink)
  return [...links].flatMap(([, href = '', parameters = '']) => {
    const [rel, type] = [readParameter(parameters, 'rel'), readParameter(parameters, 'type')]
    const title = readParameter(parameters, 'title')
    const link = toLink({ href: href.trim(), title, base: pageUrl, pageUrl })
    return link && isDeclaredFeed({ rel, type, url: link.url }) ? [link] : []
  })
}

function readParameter(parameters: string, name: 'rel' | 'type' | 'title'): string {
  const [, quoted, plain = ''] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;,"]+))`, 'i').exec(parameters) ?? []
  return quoted ?? plain
}

function toLink(found: { href: string; title: string; base: string; pageUrl: string }): FeedLink | null {
  const { href, title, base, pageUrl } = found
  const target = href === '' ? null : resolveLink(href, base)
  const url = target && normalizeFeedUrl(target.href)
  if (url === null) return null
  return { url, title, isElsewhere: hostOfFeed(url) !== hostOfFeed(pageUrl) }
}
