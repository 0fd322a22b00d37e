import { expect, test } from 'vitest'
import { jsonLd, readHtml } from '../../../test/support/read-html.ts'

test.each([
  [
    '<meta property="og:title" content="A headline - The Outlet"><meta property="og:site_name" content="The Outlet">',
    'open-graph',
  ],
  [
    '<meta property="og:title" content="The Outlet"><meta property="og:site_name" content="The Outlet"><title>A headline | The Outlet</title>',
    'title-element',
  ],
  [`${jsonLd({ headline: 'A headline' })}<title>x</title>`, 'json-ld'],
  ['<meta name="twitter:title" content="A headline">', 'twitter-card'],
  ['<meta name="parsely-title" content="A headline">', 'meta'],
  ['<span itemprop="headline">A headline</span>', 'microdata'],
  ['<title>Outlet » A headline</title><h1>A headline</h1>', 'heading'],
  ['<title>Home</title><h1>A headline</h1>', 'heading'],
  ['<h1>A <b>headline</b>\n</h1>', 'heading'],
])('%s has the title "A headline"', (html, from) => {
  const { title } = readHtml(html)
  expect(title?.from).toBe(from)
  expect(title?.value).toMatch(/A headline$/)
})

test('the heading of a page that leads on is no headline', () => {
  expect(readHtml('<title>Redirecting…</title><h1>Redirecting…</h1>').title).toBeNull()
})

test('text that the title and the heading share is the headline', () => {
  const html = '<title>Small Press » A walk along the canal</title><h1>A walk along the canal</h1>'
  expect(readHtml(html).title).toEqual({ value: 'A walk along the canal', from: 'heading' })
})

test('of several marked headlines, the one in the page’s title is the article’s', () => {
  const teasers = '<b itemprop="headline">Ten tips for gardens</b><b itemprop="headline">Blog</b>'
  expect(readHtml(`<title>The winds of change</title>${teasers}`).title?.value).toBe('The winds of change')
  const own = '<b itemprop="headline">The winds</b>'
  expect(readHtml(`<title>Change: the winds</title>${teasers}${own}`).title?.value).toBe('The winds')
  const phrase = '<title>新闻:蔡健雅将举行演唱会</title><b itemprop="headline">蔡健雅将举行演唱会</b>'
  expect(readHtml(phrase).title?.value).toBe('蔡健雅将举行演唱会')
})

test('the outlet’s name before the headline is removed, any other prefix stays', () => {
  const title = (text: string) => readHtml(`<title>${text}</title>`).title?.value
  expect(title('Outlet: The steps of the ghat')).toBe('The steps of the ghat')
  expect(title('Mumbai: The steps of the ghat')).toBe('Mumbai: The steps of the ghat')
})

test('an unfilled template is not a headline', () => {
  const page = '<meta property="og:title" content="{{ article.title }}"><title>The steps of the ghat</title>'
  expect(readHtml(page).title?.value).toBe('The steps of the ghat')
})

test('an address, or the name of a page that only leads on, is never a headline', () => {
  for (const text of ['https://a.example/real', 'Redirecting...', 'Google News', '[Removed]', 'null'])
    expect(readHtml(`<title>${text}</title>`).title).toBeNull()
})

test('a page that only states the site’s name has that as its title', () => {
  expect(readHtml('<title>Outlet</title>').title?.value).toBe('Outlet')
})

test('headings in the footer are ignored', () => {
  expect(readHtml('<footer><h1>Newsletter of the week</h1></footer>').title).toBeNull()
})

const titleOf = (html: string, url?: string) => readHtml(html, url).title?.value

test('a headline is kept even if it appears where a name may appear', () => {
  const misused = '<meta property="og:site_name" content="Old mill turns again">'
  const title = '<meta property="og:title" content="Old mill turns again"><title>News</title>'
  expect(titleOf(misused + title, 'https://outlet.example/news/old-mill-turns-again-77')).toBe(
    'Old mill turns again',
  )
  const headline = jsonLd({ headline: 'Old mill turns again' })
  expect(titleOf(misused + title + headline)).toBe('Old mill turns again')
})

test('the last part of the title is not a name if the page says it is the headline', () => {
  const head = '<title>draft-04 - Remote storage</title><meta name="dc.title" content="Remote storage">'
  expect(titleOf(head)).toBe('Remote storage')
})

test('the end of a headline is not cut off when the title continues with a name', () => {
  const head = '<title>mill-wheel - How the wheel of the mill turns MILLPRESS</title>'
  const og = '<meta property="og:title" content="mill-wheel - How the wheel of the mill turns">'
  expect(titleOf(`${head}${og}<h1>mill-wheel - How the wheel of the mill turns</h1>`)).toBe(
    'mill-wheel - How the wheel of the mill turns',
  )
})

test('a name that matches the host or comes from a field is the site’s', () => {
  const page = '<title>Old mill turns again | Outlet</title><h1>Outlet</h1>'
  expect(titleOf(page)).toBe('Old mill turns again')
  const stated =
    '<meta property="og:site_name" content="Mill Press"><title>Old mill turns again | Mill Press</title>'
  expect(titleOf(`${stated}<h1>Mill Press</h1>`)).toBe('Old mill turns again')
})

test('when the title ends with the headline, its beginning is the outlet’s name', () => {
  const page = '<title>Notes of a miller - Old mill turns again</title><h1>Old mill turns again</h1>'
  expect(readHtml(page).source.value).toBe('Notes of a miller')
})
