import { expect, test } from 'vitest'
import { readRss } from './read-feed-rss.ts'
import { readFeedTree } from './read-feed-tree.ts'

const upTo = (entriesMax: number) => ({ entriesMax, now: new Date('2026-03-01T06:00:00Z') })

const namespaces =
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"'

function channel(inside: string) {
  const result = readFeedTree(`<rss ${namespaces}><channel>${inside}</channel></rss>`, upTo(100))
  if (!result.ok) throw new Error(result.detail.code)
  return readRss(result.root, result.leftOut)
}

function item(inside: string) {
  return channel(`<item>${inside}</item>`).entries[0]
}

test('a channel’s own fields are read', () => {
  expect(channel('<title>T</title><link>https://a.example/</link><language>hi</language>')).toMatchObject({
    format: 'rss',
    title: 'T',
    homeUrl: 'https://a.example/',
    language: 'hi',
    ttlMs: null,
  })
})

test.each([
  ['<ttl>15</ttl>', 900_000],
  ['<ttl>soon</ttl>', null],
  ['<sy:updatePeriod>hourly</sy:updatePeriod>', 3_600_000],
  ['<sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>4</sy:updateFrequency>', 21_600_000],
  ['<sy:updatePeriod>often</sy:updatePeriod>', null],
])('%s requests an interval of %s ms', (inside, ttlMs) => {
  expect(channel(inside).ttlMs).toBe(ttlMs)
})

test.each([
  ['<link>https://a.example/1</link>', 'https://a.example/1'],
  ['<link/><guid>https://a.example/2</guid>', 'https://a.example/2'],
  ['<guid isPermaLink="false">https://a.example/2</guid>', ''],
  ['<guid>tag:a,1</guid>', ''],
  ['<atom:link rel="self" href="no"/><atom:link href="https://a.example/3"/>', 'https://a.example/3'],
  ['<link href="https://a.example/4"/>', 'https://a.example/4'],
])('the link of %s is "%s"', (inside, link) => {
  expect(item(inside)?.link).toBe(link)
})

test('module fields replace missing RSS fields', () => {
  expect(
    item('<dc:title>T</dc:title><dc:date>2025-01-01</dc:date><dc:language>ta</dc:language>'),
  ).toMatchObject({ title: 'T', date: '2025-01-01', language: 'ta' })
})

test('summary and content are kept apart', () => {
  expect(item('<description>S</description><content:encoded>C</content:encoded>')).toMatchObject({
    summary: 'S',
    content: 'C',
  })
})

test('items are found beside the channel, in a list, in a second channel, and as the root', () => {
  const beside = readFeedTree('<rdf:RDF><channel/><item><title>1</title></item></rdf:RDF>', upTo(9))
  const listed = readFeedTree('<rss><channel><items><item/><item/></items></channel></rss>', upTo(9))
  const second = readFeedTree('<rss><channel><item/></channel><channel><item/></channel></rss>', upTo(9))
  const alone = readFeedTree('<item><title>1</title></item>', upTo(9))
  const counts = [beside, listed, second, alone].map(tree => tree.ok && readRss(tree.root, 0).entries.length)
  expect(counts).toEqual([1, 2, 2, 1])
})

test('an entry’s excerpt is the feed’s source', () => {
  expect(item('<title>T</title>')?.excerpt()).toBe('<title>T</title>')
})

test.each([
  ['', 'xmlns="http://purl.org/net/rss1.1#"'],
  ['r:', 'xmlns:r="http://purl.org/net/rss1.1#"'],
  ['rss11:', 'xmlns:rss11="http://feeds.example/rss1.1"'],
])('RSS 1.1 with the prefix "%s" is read', (prefix, declared) => {
  const xml = `<Channel ${declared}><title>T</title><items rdf:parseType="Collection"><item rdf:about="https://a.example/1"><title>One</title></item></items></Channel>`
  const tree = readFeedTree(xml.replaceAll(/(<\/?)(?=\w)/g, `$1${prefix}`), upTo(9))
  const feed = tree.ok ? readRss(tree.root, 0) : null
  expect([feed?.title, feed?.entries.map(({ title, link }) => [title, link])]).toEqual([
    'T',
    [['One', 'https://a.example/1']],
  ])
})

test.each([
  ['<enclosure url="https://a.example/1.mp3" type="audio/mpeg"/>', 'https://a.example/1.mp3'],
  ['<enclosure url="https://a.example/1.pdf"/>', 'https://a.example/1.pdf'],
  ['<enclosure url="https://a.example/1.jpg" type="image/jpeg"/>', ''],
  ['<enclosure url="https://a.example/1.jpg"/>', ''],
  ['<media:content url="https://a.example/1.mp4" medium="video"/>', 'https://a.example/1.mp4'],
  ['<media:content url="https://a.example/1.jpg" medium="image"/>', ''],
])('the attachment of %s is "%s"', (inside, attachment) => {
  expect(item(inside)?.attachment).toBe(attachment)
})

test('CDF attributes are read', () => {
  const item =
    '<ITEM HREF="https://a.example/1" LASTMOD="2004-04-06"><TITLE>T</TITLE><ABSTRACT>S</ABSTRACT></ITEM>'
  const tree = readFeedTree(`<CHANNEL HREF="https://a.example/">${item}</CHANNEL>`, upTo(9))
  const feed = tree.ok ? readRss(tree.root, 0) : null
  expect(feed?.homeUrl).toBe('https://a.example/')
  expect(feed?.entries[0]).toMatchObject({ link: 'https://a.example/1', date: '2004-04-06', summary: 'S' })
})

test('names from old modules are read too', () => {
  expect(item('<fullitem>C</fullitem>')).toMatchObject({ content: 'C' })
})
