import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { findFeedLinks } from './find-feed-links.ts'

const url = 'https://outlet.example/news/'
const find = (html: string) => findFeedLinks({ body: Buffer.from(html), contentType: 'text/html', url })

test('declared feeds come first, then linked ones, each once', () => {
  const links = find(`<html><head><title>Home</title>
    <link rel="stylesheet" type="text/css" href="/a.css">
    <link rel="alternate" hreflang="hi" href="/hi">
    <link rel="alternate" type="application/rss+xml" title="All &amp; sundry" href="/rss.xml">
    <LINK REL="Alternate" TYPE="application/atom+xml" HREF="atom">
    <link rel="alternate" type="application/feed+json" href="https://cdn.example/feed.json">
    </head><body><a href="/rss.xml">RSS</a> <a href="/feeds/sport">Sport <b>news</b></a> <a href="/about">About</a></body></html>`)
  expect(links).toEqual([
    { url: 'https://outlet.example/rss.xml', title: 'All & sundry', isElsewhere: false },
    { url: 'https://outlet.example/news/atom', title: '', isElsewhere: false },
    { url: 'https://cdn.example/feed.json', title: '', isElsewhere: true },
    { url: 'https://outlet.example/feeds/sport', title: 'Sport news', isElsewhere: false },
  ])
})

const types = [' application/atom+xml ', 'application/rss+xml; charset=utf-8', '\ttext/xml', 'text/rss+xml']

test.each([...types, 'application/rss', 'application/rss-xml', 'application/x.atom+xml'])(
  'the declared type "%s" is a feed’s',
  type => {
    expect(find(`<link rel=" alternate " type="${type}" href="/rss">`)).toHaveLength(1)
  },
)

test.each([
  ['<link rel=alternate type=application/json href=/feed.json>', 1],
  ['<link rel=alternate type=application/json href=/wp-json/wp/v2/posts/1>', 0],
  ['<link rel=alternate type=application/xml-dtd href=/dtd>', 0],
  ['<link rel=alternate type=application/json+oembed href=/oembed?url=x>', 0],
  ['<link rel=alternate type=application/json href="/?rest_route=/wp/v2/posts/1">', 0],
  ['<a rel=alternate type=application/atom+xml href=/all>All</a>', 1],
  ['<a href=https://feeds.feedburner.com/herald>RSS</a>', 1],
  ['<a href=https://feeds.feedburner.com/>FeedBurner</a>', 0],
  ['<a href="/?feed=rss2">RSS</a>', 1],
  ['<a href="/rssfeed.xml">RSS</a>', 1],
  ['<a href="/rssfeeds/123.cms">RSS</a>', 1],
  ['<link rel=alternate href=/feed.xml>', 1],
  ['<link rel=alternate hreflang=hi href=/hi>', 0],
  ['<link rel=alternate type=text/html href=/feed/>', 0],
  ['<link rel=feed href=/all>', 1],
  ['<link rel="feed home" type=text/html href=/all>', 0],
  ['<link rel=stylesheet href=/feed.xml>', 0],
  ['<a href="/?q=feed">Feed the birds</a>', 0],
])('%s: %i feeds', (html, count) => {
  expect(find(html)).toHaveLength(count)
})

test('a declared feed is found behind thousands of other links or a long style', () => {
  for (const before of ['<a href=/x>x</a>'.repeat(3_000), `<style>${'a'.repeat(700_000)}</style>`])
    expect(find(`${before}<link rel=alternate type=text/xml href=/rss>`)).toHaveLength(1)
})

test('a title ends after a hundred letters', () => {
  const long = 'a'.repeat(120)
  const links = find(
    `<link rel=alternate type=application/rss+xml title="${long}" href=/rss><a href=/feed>${long}</a>`,
  )
  expect(links.map(({ title }) => title.length)).toEqual([100, 100])
})

test.each([
  ['without its scheme is no path', '', 'www.outlet.example/rss', 'https://www.outlet.example/rss', true],
  [
    'at another port is another host’s',
    '<base href="https://outlet.example:8443/in/">',
    'rss',
    'https://outlet.example:8443/in/rss',
    true,
  ],
  [
    'on the writer’s disk is no base',
    '<base href="file:///C:/site/">',
    '/rss',
    'https://outlet.example/rss',
    false,
  ],
])('an address %s', (_, base, href, url, isElsewhere) => {
  const links = find(`${base}<link rel=alternate type=application/rss+xml href="${href}">`)
  expect(links).toEqual([{ url, title: '', isElsewhere }])
})

test('an address that is not a web address is not a feed', () => {
  const hrefs = [
    '',
    ...'javascript:alert(1) data:text/xml,<rss/> file:///etc/rss https://a:b@o.example/rss //'.split(' '),
  ]
  const links = hrefs.map(href => `<link rel="alternate" type="application/rss+xml" href="${href}">`)
  expect(find(links.join(''))).toEqual([])
})

test('a page with a million links is read quickly and yields thirty', () => {
  const page = Array.from({ length: 100_000 }, (_, n) => `<a href="/rss/${n}">feed ${n}</a>`).join('')
  const read = () => {
    expect(find(page)).toHaveLength(30)
    expect(find('<a href="/rss">'.repeat(100_000))).toHaveLength(1)
  }
  expectWithinMs(1_000, read)
})

test('an address of half a megabyte is skipped, and three thousand links on such a base are read quickly', () => {
  const long = 'a/'.repeat(200_000)
  const read = () => {
    const page = `<base href="https://o.example/${long}">${'<a href="rss">RSS</a>'.repeat(3_000)}`
    expect(find(page).map(link => link.url.length)).toEqual([find('<a href="rss">')[0]?.url.length])
    expect(find(`<a href="/${long}rss">RSS</a>`)).toEqual([])
  }
  expectWithinMs(500, read)
})

test.each([
  ['<b>'.repeat(170_000)],
  ['<svg>'.repeat(100_000)],
  ['<b>'.repeat(80_000) + '</i>'.repeat(65_000)],
])('reading stops in a page whose tags are never closed: %.12s', html => {
  const read = () => expect(find(`<a href="/rss.xml">RSS</a>${html}`)).toMatchObject([{ title: 'RSS' }])
  expectWithinMs(1_000, read)
})

test('no page makes the reader throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), body => {
      findFeedLinks({ body, contentType: null, url })
    }),
  )
  fc.assert(
    fc.property(fc.string(), text => {
      find(
        `<base href="${text}"><link rel="alternate" type="application/rss+xml" href="${text}"><a href="rss/${text}">${text}`,
      )
    }),
  )
})

test('the feeds that the Link header names come first', () => {
  const linkHeader =
    '</style.css>; rel=preload, </all.atom>; rel="alternate"; type="application/atom+xml"; title="All, and more", ' +
    '<https://cdn.example/feed.json>;TYPE=application/feed+json;REL="home alternate", </hi>; rel=alternate; hreflang=hi, <:>'
  const body = Buffer.from('<link rel="alternate" type="application/rss+xml" href="/rss.xml"><p>Welcome')
  expect(findFeedLinks({ body, contentType: 'text/html', url, linkHeader })).toEqual([
    { url: 'https://outlet.example/all.atom', title: 'All, and more', isElsewhere: false },
    { url: 'https://cdn.example/feed.json', title: '', isElsewhere: true },
    { url: 'https://outlet.example/rss.xml', title: '', isElsewhere: false },
  ])
})

test('a hostile Link header takes no time', () => {
  const page = { body: Buffer.from(''), contentType: 'text/html', url }
  for (const part of ['<', '<a>', '<a>; rel="', ';rel=alternate', '; rel="alternate"; type="'])
    expectWithinMs(50, () => findFeedLinks({ ...page, linkHeader: part.repeat(100_000) }))
})
