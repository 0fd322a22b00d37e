import { expect, test } from 'vitest'
import { readHtml } from '../../test/support/read-html.ts'

const day = (html: string, url?: string) => {
  const found = readHtml(html, url).publishedAt
  return found && `${found.value.toISOString().slice(0, 10)} ${found.from}`
}

test.each([
  [
    '<script type="application/ld+json">{"@type":"Article","dateModified":"2026-01-09","datePublished":"2026-01-05"}</script>',
    'json-ld',
  ],
  [
    '<meta property="article:modified_time" content="2026-01-09"><meta property="article:published_time" content="2026-01-05">',
    'meta',
  ],
  ['<meta name="sailthru.date" content="2026-01-05 10:00:00">', 'meta'],
  ['<meta name="DC.date.issued" content="2026-01-05T08:00:00+05:30">', 'meta'],
  ['<meta itemprop="datePublished" content="2026-01-05">', 'meta'],
  ['<span itemprop="datePublished" content="2026-01-05">Monday</span>', 'microdata'],
  [
    '<script type="application/ld+json">{"@type":"VideoObject","uploadDate":"2026-01-05"}</script>',
    'json-ld',
  ],
  ['<h1>A headline of a story</h1><time datetime="2026-01-05T10:00">5 Jan</time>', 'time-element'],
  ['<h1>A headline of a story</h1><p class="dateline">MUMBAI: Jan 5, 2026</p>', 'text'],
  [
    '<h1>A headline of a story</h1><div data-date="5 January 2026">then</div><span class="date">today</span>',
    'text',
  ],
  ['<script>window.state={"firstPublishedAt":"2026-01-05T10:00:00Z"}</script>', 'script-data'],
  ['<meta property="article:modified_time" content="2026-01-05">', 'meta'],
  ['<h1>A headline of a story</h1><p>Mumbai, 5 January 2026. It began.</p>', 'text'],
])('%s appeared on the fifth', (html, from) => {
  expect(day(html)).toBe(`2026-01-05 ${from}`)
})

test.each([
  'https://outlet.example/2026/01/05/story',
  'https://outlet.example/world/2026/jan/05/story',
  'https://outlet.example/story-20260105.html',
  'https://outlet.example/2026-01-05-story',
  'https://outlet.example/story?date=2026-01-05',
])('%s names the day', url => {
  expect(day('<p>x', url)).toBe('2026-01-05 address')
})

test('a day that the page states comes before the day in its address, that before what it shows', () => {
  const url = 'https://outlet.example/2026/01/05/story'
  expect(day('<meta property="article:published_time" content="2026-01-06">', url)).toBe('2026-01-06 meta')
  expect(day('<time datetime="2026-01-07">now</time>', url)).toBe('2026-01-05 address')
})

test('of what a page shows, that which is nearest below the headline counts', () => {
  const neighbours = '<p class="date">9 January 2026</p><h2>Neighbour</h2>'
  const own =
    '<title>The headline of this story</title><div>The headline of this story</div><p class="date">5 January 2026</p>'
  const comments = '<div class="comment"><span class="date">8 January 2026</span></div>'
  expect(day(`${neighbours}${'<p>words</p>'.repeat(9)}${own}${'<p>words</p>'.repeat(9)}${comments}`)).toBe(
    '2026-01-05 text',
  )
})

test('no date lies in the future, before the web, or comes from the footer', () => {
  expect(day('<meta property="article:published_time" content="2031-01-01">')).toBe('2026-01-10 meta')
  expect(day('<meta property="article:published_time" content="0001-01-01"><p>x')).toBeNull()
  expect(day('<footer><span class="date">5 January 2026</span></footer>')).toBeNull()
})
