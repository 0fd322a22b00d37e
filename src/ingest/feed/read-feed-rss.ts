// Reads RSS 0.9x, 1.0 (RDF), 1.1 and 2.0 with the modules that outlets use, and its ancestor CDF, which uses attributes.
import { attachmentOf, captionsOf, imagesOf } from './read-feed-images.ts'
import { basesOf, childNode, childNodes, childText, dateOf, type FeedNode, htmlOf } from './read-feed-node.ts'
import type { RawEntry, RawFeed } from './read-feed-raw.ts'

const minuteMs = 60_000

/** `root` is `rss`, `rdf:rdf`, `channel` or a lone `item`. */
export function readRss(root: FeedNode, leftOut: number): RawFeed {
  const channel = childNode(root, 'channel') ?? root
  // Some feeds are two in one document.
  const channels = [channel, ...childNodes(root, 'channel').filter(other => other !== channel)]
  const inside = channels.flatMap(one => childNodes(one, 'item'))
  const items = root.name === 'item' ? [root] : [...inside, ...outerItems(root, channel)]
  return {
    format: root.name === 'rdf:rdf' ? 'rdf' : 'rss',
    title: childText(channel, 'title', 'dc:title'),
    homeUrl: homeOf(channel),
    language: childText(channel, 'language', 'dc:language'),
    ttlMs: ttlOf(channel),
    newFeedUrl: childText(channel, 'itunes:new-feed-url'),
    entries: items.map(item => readItem(item, basesOf(root, channel, item))),
    leftOut,
  }
}

// RDF has its items beside the channel, as has some RSS; some RSS has them in <items>.
function outerItems(root: FeedNode, channel: FeedNode): FeedNode[] {
  const listed = childNodes(channel, 'items').flatMap(list => childNodes(list, 'item'))
  return root === channel ? listed : [...listed, ...childNodes(root, 'item')]
}

function homeOf(channel: FeedNode): string {
  const atom = childNodes(channel, 'atom:link').find(({ attributes }) => attributes.rel === 'alternate')
  return (
    childText(channel, 'link') ||
    (atom?.attributes.href ?? '') ||
    (childNode(channel, 'link')?.attributes.href ?? channel.attributes.href ?? '')
  )
}

function ttlOf(channel: FeedNode): number | null {
  const minutes = Number.parseInt(childText(channel, 'ttl'), 10)
  if (minutes > 0) return minutes * minuteMs
  const period = updatePeriods[childText(channel, 'sy:updateperiod').toLowerCase()]
  const frequency = Number.parseInt(childText(channel, 'sy:updatefrequency') || '1', 10)
  return period !== undefined && frequency > 0 ? Math.round(period / frequency) : null
}

const updatePeriods: Record<string, number> = {
  hourly: 60 * minuteMs,
  daily: 1440 * minuteMs,
  weekly: 10_080 * minuteMs,
  monthly: 43_200 * minuteMs,
  yearly: 525_600 * minuteMs,
}

const contentNames = 'content:encoded xhtml:body body content atom:content fullitem'.split(' ')
const summaryNames = 'description dc:description atom:summary summary media:description abstract'.split(' ')

function readItem(item: FeedNode, base: string): RawEntry {
  const source = childNode(item, 'source')
  const content = childText(item, ...contentNames)
  const summary = childText(item, ...summaryNames)
  return {
    guid: childText(item, 'guid', 'atom:id', 'dc:identifier') || (item.attributes['rdf:about'] ?? ''),
    link: linkOf(item),
    permalink: permalinkOf(item),
    attachment: attachmentOf(item),
    base,
    title: childText(item, 'title', 'dc:title', 'media:title', 'itunes:title'),
    isTitlePlain: false,
    summary: summary || childText(item, 'itunes:summary', 'itunes:subtitle'),
    content,
    images: imagesOf(item, `${content} ${summary}`),
    captions: captionsOf(item),
    date: dateOf(item),
    language: childText(item, 'dc:language', 'language') || (item.attributes['xml:lang'] ?? ''),
    tags: [...childNodes(item, 'category'), ...childNodes(item, 'dc:subject')].map(htmlOf),
    source: source ? htmlOf(source).trim() : '',
    sourceUrl: source?.attributes.url ?? '',
    isCut: item.isCut ?? false,
    excerpt: () => htmlOf(item),
  }
}

// The first of: <link>, an atom:link, a permalink guid, rdf:about, the address of an attached page.
function linkOf(item: FeedNode): string {
  const own =
    childText(item, 'feedburner:origlink') ||
    childText(item, 'link') ||
    (childNode(item, 'link')?.attributes.href ?? '')
  if (own !== '') return own
  const atom = childNodes(item, 'atom:link').find(
    ({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate',
  )
  return (
    atom?.attributes.href ||
    permalinkOf(item) ||
    (item.attributes['rdf:about'] ?? item.attributes.href ?? '') ||
    childText(item, 'dc:identifier', 'dc:source')
  )
}

function permalinkOf(item: FeedNode): string {
  const guid = childNode(item, 'guid')
  const text = guid ? htmlOf(guid).trim() : ''
  return guid?.attributes.ispermalink?.toLowerCase() !== 'false' && /^https?:\/\//i.test(text) ? text : ''
}
