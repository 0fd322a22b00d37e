import { expect, test } from 'vitest'
import { type ReadFeed, readFeed } from './read-feed.ts'

const now = new Date('2026-01-10T12:00:00Z')
const feedUrl = 'https://www.outlet.example/rss'

function read(
  text: string | Uint8Array,
  more: { contentType?: string; outletName?: string; entriesMax?: number } = {},
) {
  const body = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return readFeed({ body, contentType: null, feedUrl, now: now, ...more })
}

function feedOf(text: string | Uint8Array, more = {}): ReadFeed {
  const result = read(text, more)
  if (!result.ok) throw new Error(`${result.failure}: ${result.detail.code}`)
  return result.feed
}

function rss(items: string): string {
  return `<rss version="2.0"><channel><title>Outlet</title><link>https://www.outlet.example/</link>${items}</channel></rss>`
}

function item(inside: string): string {
  return rss(`<item><title>A bridge opens</title><link>https://www.outlet.example/a</link>${inside}</item>`)
}

test('an RSS entry is cleaned, with its identity and date', () => {
  const feed = feedOf(
    rss(`<item><title>Bridge &amp;amp; road open - Outlet</title><link>http://www.outlet.example/a?utm_source=rss</link>
      <guid>https://www.outlet.example/?p=1</guid><pubDate>Sat, 10 Jan 2026 10:00:00 IST</pubDate>
      <description><![CDATA[<p>Two <b>lanes</b>.</p><img src="//img.example/x.jpg">]]></description></item>`),
  )
  expect(feed.entries).toEqual([
    {
      guid: 'https://www.outlet.example/?p=1',
      givenUrl: 'http://www.outlet.example/a?utm_source=rss',
      url: 'http://www.outlet.example/a',
      canonicalUrl: 'https://outlet.example/a',
      title: 'Bridge & road open',
      description: 'Two lanes.',
      imageUrl: 'https://img.example/x.jpg',
      publishedAt: new Date('2026-01-10T04:30:00Z'),
      givenAt: new Date('2026-01-10T04:30:00Z'),
      isZoneGuessed: false,
      given: expect.any(String),
      language: null,
      author: null,
      tags: [],
    },
  ])
})

test('a feed whose title is a long text gets the beginning of it', () => {
  const feed = feedOf(rss('').replace('<title>Outlet', `<title>${'All the news of the coast. '.repeat(400)}`))
  expect(feed.title.length).toBeLessThanOrEqual(200)
  expect(feed.title).toMatch(/^All the news of the coast\. .* the…$/)
})

test('an entry without a link, with a hostile link or without a title is kept with its reason', () => {
  const feed = feedOf(
    rss(`<item><title>No link</title></item><item><title>Hostile</title><link>javascript:alert(1)</link></item>
      <item><link>https://www.outlet.example/b</link></item>`),
  )
  expect(feed.entries).toEqual([])
  expect(feed.unreadable.map(entry => entry.reason)).toEqual(['no-link', 'bad-link', 'no-title'])
  expect(feed.unreadable[0]?.raw).toContain('<title>No link</title>')
})

test('the excerpt of an unreadable entry is valid UTF-8 of at most 2 KB', () => {
  const feed = feedOf(rss(`<item><title>${'क😀'.repeat(3000)}</title></item>`))
  const raw = feed.unreadable[0]?.raw ?? ''
  expect(Buffer.byteLength(raw)).toBeLessThanOrEqual(2048)
  expect(raw.isWellFormed()).toBe(true)
  expect(raw).not.toContain('\uFFFD')
})

test('input that is not a feed has a named failure', () => {
  const texts =
    '|  |<!DOCTYPE html><html><body>404|hello|<catalog><book/></catalog>|{"a":1}|[1,2|<!-- nothing -->'
  const failures = texts.split('|').map(text => read(text))
  expect(failures.map(result => (result.ok ? 'ok' : result.failure))).toEqual(
    'empty empty html not-a-feed not-a-feed not-a-feed bad-json bad-xml'.split(' '),
  )
  expect(read(`<${'x'.repeat(900)}/>`)).toMatchObject({ detail: { code: 'xml-root', name: 'x'.repeat(60) } })
})

test('a feed after a server’s warning is read', () => {
  expect(feedOf(`<br />\n<b>Warning</b>: mysql in /x.php\n${item('')}`).entries).toHaveLength(1)
})

test('a feed’s requested interval and new address are reported', () => {
  const feed = feedOf(
    `<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><ttl>30</ttl>
    <itunes:new-feed-url>https://new.example/rss</itunes:new-feed-url></channel></rss>`,
  )
  expect([feed.ttlMs, feed.newFeedUrl]).toEqual([1_800_000, 'https://new.example/rss'])
})

test('relative links are resolved against the outlet’s home page or xml:base', () => {
  const feed = feedOf(rss('<item><title>x</title><link>/news/1</link></item>'))
  expect(feed.entries[0]?.url).toBe('https://www.outlet.example/news/1')
  const atom = feedOf(
    `<feed xml:base="https://b.example/x/"><entry xml:base="y/"><title>t</title><link href="1"/></entry></feed>`,
  )
  expect(atom.entries[0]?.url).toBe('https://b.example/x/y/1')
})

test.each([
  [
    'Atom',
    `<feed xml:base="file:///C:/site/"><link rel="self" href="file:///C:/site/atom.xml"/><entry xml:base="news/"><title>t</title>
    <link href="/news/1"/><content type="html" xml:base="file:///C:/site/">&lt;img src="/a.jpg"></content></entry></feed>`,
  ],
  [
    'RSS',
    `<rss xml:base="file:///C:/site/"><channel><link>file:///C:/site/index.html</link>
    <atom:link rel="self" href="file:///C:/site/rss.xml"/>
    <item><title>t</title><link>/news/1</link><description>&lt;img src="/a.jpg"></description></item></channel></rss>`,
  ],
  [
    'JSON Feed',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'file:///C:/site/index.html',
      feed_url: 'file:///C:/site/feed.json',
      items: [{ id: '1', title: 't', url: '/news/1', image: '/a.jpg' }],
    }),
  ],
])('%s that was written to a disk has its relative links at the address it was read from', (_, text) => {
  const { entries, homeUrl, newFeedUrl } = feedOf(text)
  expect([homeUrl, newFeedUrl]).toEqual([null, undefined])
  const [url, imageUrl] = ['/news/1', '/a.jpg'].map(path => new URL(path, feedUrl).href)
  expect(entries).toMatchObject([{ url, imageUrl }])
})

test.each(['', 'http://[', 'ftp://a.example/'])('a feed with the home page "%s" has none', link => {
  const text = `<rss version="2.0"><channel><title>Outlet</title><link>${link}</link></channel></rss>`
  expect(feedOf(text).homeUrl).toBeNull()
})

test('a status without a title gets its first words as its title', () => {
  const feed = feedOf(
    rss('<item><link>https://a.example/1</link><description>Rain in Chennai today.</description></item>'),
  )
  expect(feed.entries[0]).toMatchObject({ title: 'Rain in Chennai today.', description: '' })
})

test('the script of a headline overrides the declared language', () => {
  const feed = feedOf(`<rss><channel><language>en-US</language>
    <item><title>சென்னையில் கனமழை</title><link>https://a.example/1</link></item>
    <item><title>Rain in Chennai</title><link>https://a.example/2</link></item></channel></rss>`)
  expect(feed.entries.map(entry => entry.language)).toEqual(['ta', 'en-US'])
})
