import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

test.each([
  ['<link rel="canonical" href="/news/story-12345">', 'link-element'],
  [
    '<link rel="alternate canonical" href="https://outlet.example/news/story-12345?utm_source=x">',
    'link-element',
  ],
  ['<meta property="og:url" content="https://m.outlet.example/news/story-12345">', 'open-graph'],
  [
    '<script type="application/ld+json">{"@type":"NewsArticle","mainEntityOfPage":{"@id":"/news/story-12345"}}</script>',
    'json-ld',
  ],
])('%s is the canonical address of the page', (html, from) => {
  const { canonical } = readHtml(html)
  expect(canonical?.from).toBe(from)
  expect(canonical?.value).toMatch(
    /^https:\/\/(?:www\.|m\.)?outlet\.example\/news\/story-12345(?:\?utm_source=x)?$/,
  )
})

test.each([
  '<link rel="canonical" href="https://another.example/news/story-12345">',
  '<link rel="canonical" href="/">',
  '<link rel="canonical" href="javascript:alert(1)">',
  '<link rel="canonical" href="">',
])('%s is not trusted', html => {
  expect(readHtml(html).canonical).toBeNull()
})

test('after an untrusted address, the next one is used', () => {
  const html =
    '<link rel="canonical" href="https://another.example/a"><meta property="og:url" content="/news/story-12345">'
  expect(readHtml(html).canonical?.from).toBe('open-graph')
})

test.each([
  [
    ['<link rel="icon" href="/16.png" sizes="16x16">', '<link rel="icon" href="/64.png" sizes="64x64">'],
    '/64.png',
  ],
  [
    [
      '<link rel="apple-touch-icon" href="/180.png" sizes="180x180">',
      '<link rel="shortcut icon" href="/f.ico">',
    ],
    '/f.ico',
  ],
  [['<link rel="apple-touch-icon" href="/touch.png">'], '/touch.png'],
  [
    [
      '<link rel="icon" href="/white.png" sizes="64x64" media="(prefers-color-scheme: dark)">',
      '<link rel="icon" href="/black.png" sizes="192x192">',
    ],
    '/black.png',
  ],
])('of %j, the icon is %s', (links, path) => {
  expect(readHtml(links.join('')).icon?.value).toBe(`https://www.outlet.example${path}`)
})

test('links that are not icons or have no web address are ignored', () => {
  expect(
    readHtml('<link rel="stylesheet" href="/a.css"><link rel="icon" href="data:image/png;base64,AA">').icon,
  ).toBeNull()
})

test('the description is the article’s, without filler phrases', () => {
  const description = (html: string) => readHtml(html).description
  expect(description('<meta name="description" content="It leaves at six. Read more">')?.value).toBe(
    'It leaves at six.',
  )
  expect(
    description(
      '<title>A headline of a story</title><meta property="og:description" content="A headline of a story">',
    ),
  ).toBeNull()
  expect(
    description(
      '<script type="application/ld+json">{"@type":"NewsArticle","description":"In short."}</script>',
    ),
  ).toEqual({
    value: 'In short.',
    from: 'json-ld',
  })
})
