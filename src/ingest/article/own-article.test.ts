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
  ['https://outlet.example/story', 'https://outlet.example/story?id=5'],
  ['https://two.blogspot.com/2026/11/flood.html', 'https://one.blogspot.com/2026/11/flood.html'],
])('the claim of %s is rejected at %s', (link, page) => {
  expect(isBelieved(link, page)).toBe(false)
})

test('an empty claim is none', () => {
  expect(readHtml('<link rel="canonical" href=" "><title>A</title>', article).canonical).toBeNull()
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
