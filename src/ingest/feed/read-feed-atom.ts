// Atom 0.3 and 1.0.

import { webBase } from '../../address/web-base.ts'
import { escapeHtml } from '../../text/clean-text.ts'
import { decodeText } from '../../text/decode-text.ts'
import { attachmentOf, captionsOf, imagesInHtml, imagesOf } from './read-feed-images.ts'
import {
  basesOf,
  childNode,
  childNodes,
  childText,
  dateOf,
  type FeedNode,
  htmlOf,
  literalHtmlOf,
} from './read-feed-node.ts'
import type { RawEntry, RawFeed } from './read-feed-raw.ts'

/** `root` is `feed` or a lone `entry`. */
export function readAtom(root: FeedNode, leftOut: number): RawFeed {
  const entries = root.name === 'entry' ? [root] : childNodes(root, 'entry')
  return {
    format: 'atom',
    title: textConstruct(root, 'title'),
    homeUrl: withBase(root, alternateLink(root)),
    language: root.attributes['xml:lang'] ?? childText(root, 'dc:language', 'language'),
    ttlMs: null,
    newFeedUrl: '',
    entries: entries.map(entry => readAtomEntry(entry, root)),
    leftOut,
  }
}

function readAtomEntry(entry: FeedNode, feed: FeedNode): RawEntry {
  const group = childNode(entry, 'media:group') ?? entry
  const source = childNode(entry, 'source')
  const content = textConstruct(entry, 'content')
  const summary = textConstruct(entry, 'summary')
  return {
    guid: childText(entry, 'id'),
    link: childText(entry, 'feedburner:origlink') || alternateLink(entry) || idLink(entry),
    permalink: '',
    attachment: attachmentOf(entry),
    base: basesOf(feed, entry),
    title: textConstruct(entry, 'title') || childText(group, 'media:title'),
    isTitlePlain: isPlainText(childNode(entry, 'title')),
    summary: summary || childText(group, 'media:description'),
    content,
    images: [...imagesOf(entry, ''), ...imagesIn(entry, 'content'), ...imagesIn(entry, 'summary')],
    captions: captionsOf(entry),
    date: dateOf(entry),
    language: entry.attributes['xml:lang'] ?? childText(entry, 'dc:language'),
    tags: childNodes(entry, 'category').map(({ attributes }) => attributes.label ?? attributes.term ?? ''),
    source: source ? textConstruct(source, 'title') : '',
    sourceUrl: source ? alternateLink(source) : '',
    isCut: entry.isCut ?? false,
    excerpt: () => htmlOf(entry),
  }
}

/** The pictures in a text, whose addresses may have a base of their own. */
function imagesIn(entry: FeedNode, name: string) {
  const base = childNode(entry, name)?.attributes['xml:base']
  return imagesInHtml(textConstruct(entry, name)).map(image => ({ ...image, ...(base && { base }) }))
}

// In Atom 1.0 a title of type `text` or without a type holds characters. Atom 0.3 declares escaped markup with `mode`.
function isPlainText(node: FeedNode | null): boolean {
  const type = node?.attributes.type ?? 'text'
  return node !== null && /^(?:text|text\/plain)$/i.test(type) && node.attributes.mode === undefined
}

// A summary of type `text` is often escaped HTML; cleaning handles both, so only xhtml is special here.
function textConstruct(node: FeedNode, name: string): string {
  const child = childNode(node, name)
  if (!child) return ''
  const type = (child.attributes.type ?? 'text').toLowerCase()
  if (isBase64(child, type)) return decodeText(Buffer.from(htmlOf(child), 'base64'), null).trim()
  if (type.includes('xhtml') || type.endsWith('+xml')) return literalHtmlOf(child).trim()
  if (child.attributes.mode === 'xml' && type === 'text/plain') return escapeHtml(htmlOf(child)).trim()
  return htmlOf(child).trim()
}

// Atom 0.3 declares it with `mode`; in Atom 1.0 it applies to every type that is neither text nor XML.
function isBase64(node: FeedNode, type: string): boolean {
  if (node.attributes.mode === 'base64') return true
  const isEncoded = node.attributes.mode === undefined && /^application\/(?!.*xml$)/.test(type)
  return isEncoded && /^(?:[\w+/]{4}\s*)+(?:[\w+/]{2}={2}|[\w+/]{3}=)?$/.test(htmlOf(node).trim())
}

/** The entry's web page: an HTML alternate link, then an untyped alternate, then any alternate. */
function alternateLink(node: FeedNode): string {
  const links = childNodes(node, 'link').filter(
    ({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate',
  )
  const page = links.find(({ attributes }) => /html/i.test(attributes.type ?? ''))
  const best = page ?? links.find(({ attributes }) => !attributes.type) ?? links[0]
  return best ? withBase(best, best.attributes.href ?? htmlOf(best).trim()) : ''
}

function withBase(node: FeedNode, href: string): string {
  return URL.parse(href, webBase(node.attributes['xml:base'] ?? '', ''))?.href ?? href
}

function idLink(entry: FeedNode): string {
  const id = childText(entry, 'id')
  const own = childNodes(entry, 'link').find(
    ({ attributes }) => attributes.rel === 'self' || attributes.rel === 'via',
  )
  return /^https?:\/\//i.test(id) ? id : (own?.attributes.href ?? '')
}
