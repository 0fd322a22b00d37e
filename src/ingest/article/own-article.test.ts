import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import { believeCanonical } from './own-article.ts'

const page = 'https://www.outlet.example/news/india/flood-in-the-valley-48213'

test.each([
  [page, 'https://outlet.example/news/india/flood-in-the-valley-48213'],
  [
    '/news/india/flood-in-the-valley-48213?utm_source=x',
    'https://outlet.example/news/india/flood-in-the-valley-48213',
  ],
  [
    'https://hindi.outlet.example/story/flood-in-valley-9',
    'https://hindi.outlet.example/story/flood-in-valley-9',
  ],
  ['http://m.outlet.example/other-place/flood-48213/amp', 'https://outlet.example/other-place/flood-48213'],
  ['//www.outlet.example/48213.html', 'https://outlet.example/48213.html'],
  ['outlet.example/48213.html', 'https://outlet.example/48213.html'],
])('%s is accepted', (link, canonicalUrl) => {
  expect(believeCanonical(page, link)).toEqual({ ok: true, canonicalUrl })
})

test.each([
  [null, 'none'],
  ['  ', 'none'],
  ['http://', 'bad-address'],
  ['javascript:alert(1)', 'bad-address'],
  ['https://name:word@outlet.example/x', 'bad-address'],
  ['https://another.example/news/india/flood-in-the-valley-48213', 'another-site'],
  ['https://outlet.example.evil.example/a', 'another-site'],
  ['https://www.google.com/url?q=https://outlet.example/a-b-c-d', 'another-site'],
  ['/', 'no-article'],
  ['https://outlet.example', 'no-article'],
  ['/index', 'no-article'],
  ['/news/india', 'no-article'],
  ['/news', 'no-article'],
  ['https://staging.outlet.example/news/india/flood-in-the-valley-48213', 'no-article'],
])('%s is rejected: %s', (link, reason) => {
  expect(believeCanonical(page, link)).toEqual({ ok: false, reason })
})

test("a redirector on the page's own site cannot point to another site", () => {
  const link = 'https://www.google.com/url?q=https://victim.example/a-b-c-d'
  expect(believeCanonical('https://news.google.com/x', link)).toEqual({ ok: false, reason: 'another-site' })
})

test('an article identified by a number in its query keeps that number', () => {
  expect(believeCanonical('https://outlet.example/story?id=5', 'https://outlet.example/story')).toEqual({
    ok: false,
    reason: 'no-article',
  })
  expect(believeCanonical('https://outlet.example/story?id=5', '/story?id=5')).toEqual({
    ok: true,
    canonicalUrl: 'https://outlet.example/story?id=5',
  })
  expect(believeCanonical('https://outlet.example/a?utm_source=x', '/a')).toMatchObject({ ok: true })
})

test('the article address above an AMP or comments page is accepted, a section is not', () => {
  const amp = believeCanonical('https://outlet.example/flood/amp', '/flood')
  expect(amp).toEqual({ ok: true, canonicalUrl: 'https://outlet.example/flood' })
  const gallery = believeCanonical(
    'https://outlet.example/the-long-flood-story/photos',
    '/the-long-flood-story',
  )
  expect(gallery).toMatchObject({ ok: true })
})

test('a home page may name the home page as its canonical address', () => {
  expect(believeCanonical('https://outlet.example/', 'https://www.outlet.example/')).toMatchObject({
    ok: true,
  })
})

test('one blog cannot claim the address of another blog at the same provider', () => {
  const link = 'https://two.blogspot.com/2026/11/flood.html'
  expect(believeCanonical('https://one.blogspot.com/2026/11/flood.html', link)).toMatchObject({ ok: false })
})

property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()))(
  'no claim throws, and an accepted one is always on the site that responded',
  link => {
    const believed = believeCanonical(page, link)
    return !believed.ok || new URL(believed.canonicalUrl).hostname.endsWith('outlet.example')
  },
)

test('a site whose own name contains a word such as dev or test counts as public', () => {
  expect(believeCanonical('https://www.web.dev/a-long-story', 'https://web.dev/a-long-story')).toMatchObject({
    ok: true,
  })
})
