import { expect, test } from 'vitest'
import { canonicalUrl } from './canonical-url.ts'
import { knownSiteForm } from './canonical-url-known-sites.ts'

function form(url: string): string {
  const result = canonicalUrl(url)
  return result.ok ? result.url : result.reason
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
