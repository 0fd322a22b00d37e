import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

const page = 'https://m.outlet.example/news/ferry-is-back-12345?utm_source=x'
const own = 'https://www.outlet.example/news/ferry-is-back-12345'
const canonical = (html: string) => readHtml(html, page).canonical
const jsonLd = (fields: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', ...fields })}</script>`

test.each([
  [`<link rel="canonical" href="${own}">`, 'link-element'],
  [`<link rel="alternate CANONICAL" href=" ${own} ">`, 'link-element'],
  [`<meta property="og:url" content="${own}">`, 'open-graph'],
  [jsonLd({ mainEntityOfPage: { '@id': own } }), 'json-ld'],
  [jsonLd({ url: own }), 'json-ld'],
])('%s gives the canonical address', (html, from) => {
  expect(canonical(html)).toEqual({ value: own, from })
})

test('an address may be relative to the page', () => {
  const html = '<link rel="canonical" href="/news/ferry-is-back-12345">'
  expect(canonical(html)?.value).toBe('https://m.outlet.example/news/ferry-is-back-12345')
})

test('parameters stay, because an outlet may use any of them to name its articles', () => {
  const named = `${own}?ref=ferry&utm_source=x`
  expect(canonical(`<link rel="canonical" href="${named}">`)?.value).toBe(named)
})

test('Open Graph is used when the link is not trusted', () => {
  for (const href of ['https://rival.example/story-99999', '/', '', 'https://[', 'javascript:alert(1)']) {
    const html = `<link rel="canonical" href="${href}"><meta property="og:url" content="${own}">`
    expect(canonical(html)).toEqual({ value: own, from: 'open-graph' })
  }
})

test.each([
  '<link rel="canonicalized" href="https://www.outlet.example/news/ferry-is-back-12345">',
  '<meta property="og:url" content="https://www.outlet.example/">',
  jsonLd({ url: 'https://rival.example/news/ferry-is-back-12345' }),
  '<p>https://www.outlet.example/news/ferry-is-back-12345</p>',
])('%s gives no canonical address', html => {
  expect(canonical(html)).toBeNull()
})
