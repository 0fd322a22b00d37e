import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import { readHtml } from '../../../test/support/read-html.ts'
import { canonicalUrl } from '../../address/canonical-url.ts'
import { resolveLink } from '../../address/web-base.ts'
import { isBelievable } from './own-article.ts'

const article = 'https://www.outlet.example/news/india/flood-in-the-valley-48213'

function isBelieved(link: string, page = article): boolean {
  const claimed = resolveLink(link, page)
  return claimed !== null && isBelievable(new URL(page), claimed)
}

test.each([
  [article, article],
  ['/news/india/flood-in-the-valley-48213?utm_source=x', article],
  ['https://hindi.outlet.example/story/flood-in-valley-9', article],
  ['http://m.outlet.example/other-place/flood-48213/amp', article],
  ['//www.outlet.example/48213.html', article],
  ['outlet.example/48213.html', article],
  ['/story?id=5', 'https://outlet.example/story?id=5'],
  ['/a', 'https://outlet.example/a?utm_source=x'],
  ['/the-long-flood-story', 'https://outlet.example/the-long-flood-story?mode=print'],
  ['/read.php?id=5', 'https://outlet.example/read.php?id=5&lang=hi'],
  ['/flood', 'https://outlet.example/flood/amp'],
  ['/the-long-flood-story', 'https://outlet.example/the-long-flood-story/photos'],
  // A home page may name itself.
  ['https://www.outlet.example/', 'https://outlet.example/'],
  ['https://web.dev/a-long-story', 'https://www.web.dev/a-long-story'],
])('the claim of %s is accepted at %s', (link, page) => {
  expect(isBelieved(link, page)).toBe(true)
})

test.each([
  ['http://', article],
  ['javascript:alert(1)', article],
  ['https://name:word@outlet.example/x', article],
  ['https://another.example/news/india/flood-in-the-valley-48213', article],
  ['https://outlet.example.evil.example/a', article],
  ['https://www.google.com/url?q=https://outlet.example/a-b-c-d', article],
  // A redirector on the page's own site.
  ['https://www.google.com/url?q=https://victim.example/a-b-c-d', 'https://news.google.com/x'],
  ['/', article],
  ['https://outlet.example', article],
  ['/index', article],
  ['/news/india', article],
  ['/news', article],
  ['https://staging.outlet.example/news/india/flood-in-the-valley-48213', article],
  ['https://cdn.outlet.example/news/india/flood-in-the-valley-48213', article],
  ...['/undefined', '/:slug', '/[slug]', '/{{slug}}', '/%%slug%%', '/[object Object]'].map(name => [
    `/news${name}`,
    article,
  ]),
  [`${article}/comments`, article],
  ['/article.php', article],
  ['/read.php', 'https://outlet.example/read.php?news=flood-in-the-valley'],
  ['/news/ferry', 'https://outlet.example/news/ferry?lang=hi'],
  ['https://outlet.example/story', 'https://outlet.example/story?id=5'],
  ['https://two.blogspot.com/2026/11/flood.html', 'https://one.blogspot.com/2026/11/flood.html'],
])('the claim of %s is rejected at %s', (link, page) => {
  expect(isBelieved(link, page)).toBe(false)
})

test('an empty claim is none', () => {
  expect(readHtml('<link rel="canonical" href=" "><title>A</title>', article).canonical).toBeNull()
})

const canonicalAt = (html: string, page = article) => readHtml(html, page).canonical?.value
const names = (href: string) => `<link rel="canonical" href="${href}">`

test.each([
  ['https://www.outlet.example//news/india/flood-in-the-valley-48213', article],
  ['http://www.outlet.example/news/india/flood-in-the-valley-48213', article],
  ['https://m.outlet.example/news/india/flood-in-the-valley-48213', article],
  ['/amp/news/india/flood-in-the-valley-48213', article],
  ['/flood-48213', 'https://www.outlet.example/flood-48213;jsessionid=A1?utm_source=x'],
])(
  'a page that names itself as %s keeps the address that responded, unless that was a variant',
  (href, page) => {
    expect(canonicalAt(names(href), page)).toBe(
      page === article ? article : 'https://www.outlet.example/flood-48213',
    )
  },
)

test('a page that names itself anywhere is not the article of another path', () => {
  const og = `<meta property="og:url" content="${article}">`
  expect(canonicalAt(names('/news/india/old-post-99'))).toBe(
    'https://www.outlet.example/news/india/old-post-99',
  )
  expect(canonicalAt(names('/news/india/old-post-99') + og)).toBe(article)
  const other = 'https://www.outlet.example/world/flood-in-the-valley-48213'
  expect(canonicalAt(names(other) + og)).toBe(other)
  const translated = article.replace('/news', '/hi/news')
  expect(canonicalAt(names(article) + og.replace('/news', '/hi/news'), translated)).toBe(translated)
  const withPlace = `${article}?p1=home`
  expect(canonicalAt(names(article) + og.replace(article, withPlace), withPlace)).toBe(article)
})

test.each([
  ['hi', 'en', undefined],
  ['', 'en', undefined],
  ['en-IN', 'en', 'https://www.outlet.example/flood-48213'],
  ['hi', 'x-default', 'https://www.outlet.example/flood-48213'],
])('a page in "%s" with the canonical address of its translation into "%s" is at %s', (own, other, url) => {
  const links = `<link rel="alternate" hreflang="${other}" href="/flood-48213">
    <link rel="alternate" hreflang="hi" href="/hi/flood-48213">`
  const html = `<html lang="${own}">${names('/flood-48213')}${own === 'hi' || own === '' ? links : links.split('\n')[0]}`
  expect(canonicalAt(html, 'https://www.outlet.example/hi/flood-48213')).toBe(url)
})

property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()))(
  'no claim throws, and an accepted one is always on the site that responded',
  link => {
    const claimed = resolveLink(link, article)
    if (claimed === null || !isBelievable(new URL(article), claimed)) return
    const canonical = canonicalUrl(claimed.href)
    expect(canonical.ok && new URL(canonical.url).hostname).toMatch(/outlet\.example$/)
  },
)
