import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

test.each([
  [
    '<meta property="og:title" content="A headline - The Outlet"><meta property="og:site_name" content="The Outlet">',
    'open-graph',
  ],
  [
    '<meta property="og:title" content="The Outlet"><meta property="og:site_name" content="The Outlet"><title>A headline | The Outlet</title>',
    'title-element',
  ],
  [
    '<script type="application/ld+json">{"@type":"NewsArticle","headline":"A headline"}</script><title>x</title>',
    'json-ld',
  ],
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

test('a page that only states the site’s name has that as its title', () => {
  expect(readHtml('<title>Outlet</title>').title?.value).toBe('Outlet')
})

test('headings in the footer are ignored', () => {
  expect(readHtml('<footer><h1>Newsletter of the week</h1></footer>').title).toBeNull()
})
