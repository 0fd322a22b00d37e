import { expect, test } from 'vitest'
import { readHtml } from '../../../test/support/read-html.ts'

test.each([
  [
    '<script type="application/ld+json">{"@type":"NewsArticle","publisher":{"name":"The Outlet"}}</script>',
    'json-ld',
  ],
  ['<meta property="og:site_name" content="The Outlet">', 'open-graph'],
  ['<meta property="og:site_name" content="The Outlet (formerly The Paper)">', 'open-graph'],
  ['<meta name="application-name" content="The Outlet">', 'meta'],
  ['<meta name="dc.publisher" content="The Outlet">', 'meta'],
  ['<script type="application/ld+json">{"@type":"WebSite","name":"The Outlet"}</script>', 'json-ld'],
  ['<title>A headline of a story | The Outlet</title>', 'title-element'],
  ['<title>The Outlet – A headline of a story</title>', 'title-element'],
  ['<img class="site-logo" alt="The Outlet logo" src="/l.png">', 'picture'],
])('%s names The Outlet', (html, from) => {
  expect(readHtml(html).source).toEqual({ value: 'The Outlet', from })
})

test.each([
  '',
  '<meta property="og:site_name" content="https://www.outlet.example/">',
  '<meta property="og:site_name" content="WordPress">',
  `<meta property="og:site_name" content="${'A slogan of many words '.repeat(5)}">`,
  '<title>A headline - with a dash in it that ends a whole long sentence</title>',
])('for %s, the host is used', html => {
  expect(readHtml(html).source).toEqual({ value: 'outlet.example', from: 'address' })
})

test('a sentence with a dash contains no outlet name', () => {
  const article = readHtml('<title>The union meets – again</title>')
  expect(article.source.from).toBe('address')
  expect(article.title?.value).toBe('The union meets – again')
})

test('the organisation of an article comes before that of the page', () => {
  const nodes = [
    { '@type': 'Organization', name: 'Holding Company' },
    { '@type': 'NewsArticle', publisher: { name: 'The Outlet' } },
  ]
  expect(readHtml(`<script type="application/ld+json">${JSON.stringify(nodes)}</script>`).source.value).toBe(
    'The Outlet',
  )
})
