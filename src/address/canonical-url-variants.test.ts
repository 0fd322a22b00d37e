import { expect, test } from 'vitest'
import { canonicalUrl } from './canonical-url.ts'
import { knownSiteForm, withoutAmp } from './canonical-url-steps.ts'

function plain(path: string): string {
  const url = new URL(path, 'https://a.example')
  withoutAmp(url)
  return url.pathname
}

test.each([
  ['/news/flood-in-assam/amp/', '/news/flood-in-assam'],
  ['/news/flood-in-assam/amp', '/news/flood-in-assam'],
  ['/news/flood-in-assam-2895118/amp/1', '/news/flood-in-assam-2895118'],
  ['/flood-1234/amp/amp', '/flood-1234'],
  ['/article123.ece/amp/', '/article123.ece'],
  ['/news/flood.amp.html', '/news/flood.html'],
  ['/news/story-abc_amp.html', '/news/story-abc.html'],
  ['/flood.amp', '/flood'],
  ['/x/amp_articleshow/92863776.cms', '/x/articleshow/92863776.cms'],
  ['/x/articleshow/amp/92863776.cms', '/x/articleshow/92863776.cms'],
  ['/news/india/flood/amp-11652290560669.html', '/news/india/flood-11652290560669.html'],
  ['/amp/india/story/flood-in-assam', '/india/story/flood-in-assam'],
  ['/amp', '/'],
  ['/india-news/flood-in-assam/amp-page', '/india-news/flood-in-assam'],
])('%s becomes %s', (amp, article) => {
  expect(plain(amp)).toBe(article)
})

test.each('/champ /news/amp-rates-rise /amp/guitar /lamp/x /news/camp /amplifier/x-y-z /a/amp/b'.split(' '))(
  '%s is not an AMP page',
  path => {
    expect(plain(path)).toBe(path)
  },
)

test('the change is reported', () => {
  expect(withoutAmp(new URL('https://a.example/x/amp'))).toEqual([{ code: 'amp' }])
  expect(withoutAmp(new URL('https://a.example/x'))).toEqual([])
})

function form(url: string): string {
  const result = canonicalUrl(url)
  return result.ok ? result.url : 'refused'
}

test.each([
  [
    'https://economictimes.indiatimes.com/markets/x/articleshow/89870355.cms',
    'https://economictimes.indiatimes.com/articleshow/89870355.cms',
  ],
  [
    'https://m.timesofindia.com/india/x/articleshow/89870355.cms',
    'https://timesofindia.indiatimes.com/articleshow/89870355.cms',
  ],
  [
    'https://m.economictimes.com/jobs/x/amp_articleshow/50551900.cms',
    'https://economictimes.indiatimes.com/articleshow/50551900.cms',
  ],
  ['https://www.aajtak.in/india/story/abc-ntc-1399160-2022-01-25', 'https://aajtak.in/1399160-2022-01-25'],
  ['https://youtu.be/p0bK3uz93Bo?t=10', 'https://youtube.com/watch?v=p0bK3uz93Bo'],
  ['https://m.youtube.com/watch?app=desktop&v=p0bK3uz93Bo&t=1s', 'https://youtube.com/watch?v=p0bK3uz93Bo'],
  ['https://www.youtube.com/shorts/p0bK3uz93Bo', 'https://youtube.com/watch?v=p0bK3uz93Bo'],
])('%s becomes %s', (url, expected) => {
  expect(form(url)).toBe(expected)
})

test('a film and an article with the same number stay separate', () => {
  const [article, film] = ['articleshow', 'videoshow'].map(kind =>
    form(`https://x.indiatimes.com/a/${kind}/92863776.cms`),
  )
  expect(article).not.toBe(film)
})

test.each([
  'https://livemint.com/news/flood-11652290560669.html',
  'https://youtube.com/channel/abc',
  'https://youtube.com/watch?v=short',
  'https://timesofindia.com/india',
  'https://eviltimesofindia.com/a/articleshow/92863776.cms',
  'https://evilindiatimes.com/a/articleshow/92863776.cms',
  'https://indiatoday.in/magazine/story/without-number',
])('%s has no other form', url => {
  expect(form(url)).toBe(url)
})

test('the change is reported once', () => {
  const url = new URL('https://aajtak.in/india/story/abc-1399160-2022-01-25')
  expect(knownSiteForm(url)).toEqual([{ code: 'known-site', host: 'aajtak.in' }])
  expect(knownSiteForm(url)).toEqual([])
})
