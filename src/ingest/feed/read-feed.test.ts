import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { expandEntities, type ReadFeed, readFeed } from './read-feed.ts'

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
  expect(feed.language).toBe('ta')
})

function document(declarations: string, text: string): string {
  return `<?xml version="1.0"?><!DOCTYPE rss [${declarations}]><rss>${text}</rss>`
}

function expanded(declarations: string, text: string): string | undefined {
  return /<rss>([\s\S]*)<\/rss>/.exec(expandEntities(document(declarations, text)))?.[1]
}

test.each([
  ['<!ENTITY co "Storm Watch">', '&co; on &co;', 'Storm Watch on Storm Watch'],
  ["<!entity co 'Storm'>", 'a &co;', 'a Storm'],
  ['<!ENTITY a "x"><!ENTITY b "&a;y">', '&b;', 'xy'],
  ['<!ENTITY a "first"><!ENTITY a "second">', '&a;', 'first'],
  ['<!ENTITY nbsp "&#160;">', 'a&nbsp;b', 'a&#160;b'],
])('with %s, "%s" becomes "%s"', (declarations, text, wanted) => {
  expect(expanded(declarations, text)).toBe(wanted)
})

test.each([
  ['<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'],
  ['<!ENTITY a PUBLIC "x" "https://evil.example/x">', '&a;'],
  ['<!ENTITY % a "x">', '%a; &a;'],
  ['<!ENTITY a "&a;">', '&a;'],
  ['<!ENTITY a "x">', '<![CDATA[&a;]]>'],
  ['<!ENTITY a "x">', '&b; &amp; &eacute;'],
  ['', '&a;'],
])('with %s, "%s" stays unchanged', (declarations, text) => {
  expect(expanded(declarations, text)).toBe(text)
})

test('two entities that reference each other do not loop', () => {
  expect(expanded('<!ENTITY a "&b;"><!ENTITY b "&a;">', '&b;')).toBe('&b;')
})

test('a billion laughs and a quadratic blow-up add at most 200,000 characters, in bounded time', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  )
  const many = Array.from({ length: 1e5 }, (_, at) => `<!ENTITY a${at} "x">`).join('')
  const bombs: [string, string][] = [
    [`<!ENTITY l0 "lol">${laughs}`, '&l9; '.repeat(1000)],
    [`<!ENTITY a "${'a'.repeat(1000)}">`, '&a;'.repeat(500_000)],
    [`<!ENTITY a "${'a'.repeat(50_000)}">`, '&a;'.repeat(50_000)],
    [many, '&a1;'.repeat(1e5)],
    ['<!ENTITY a "'.repeat(5000), '<![CDATA['.repeat(1e5)],
    ['<!ENTITY a "x">', '<![CDATA[&a;]]>'.repeat(1e5)],
  ]
  for (const [declarations, text] of bombs) {
    const xml = document(declarations, text)
    let length = 0
    expectWithinMs(1500, () => (length = expandEntities(xml).length))
    expect(length).toBeLessThanOrEqual(xml.length + 200_000)
  }
})

test('the text of an entity is cleaned like any other', () => {
  const item =
    '<channel><item><title>&co; &lt; &js;</title><link>https://o.example/&path;</link></item></channel>'
  const body = document(
    '<!ENTITY co "R&#38;amp;D"><!ENTITY js "<script>x</script>y"><!ENTITY path "a/1">',
    item,
  )
  const result = readFeed({
    body: Buffer.from(body),
    contentType: null,
    feedUrl: 'https://o.example/rss',
    now: new Date(),
  })
  const [entry] = result.ok ? result.feed.entries : []
  expect([entry?.title, entry?.url]).toEqual(['R&D < y', 'https://o.example/a/1'])
})

test('any document is returned, within the limit of growth', () => {
  const anyPart = fc.constantFrom(...'<!DOCTYPE r [|<!ENTITY a "|">|]>|&a;|<![CDATA[|]]>|<rss>|x'.split('|'))
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 30 }), parts => {
      const xml = parts.join('')
      expect(expandEntities(xml).length).toBeLessThanOrEqual(xml.length + 200_000)
    }),
  )
})
