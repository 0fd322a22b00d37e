import { expect, test } from 'vitest'
import { jsonLd, readHtml } from '../../../test/support/read-html.ts'

test.each([
  [jsonLd('{"@type":"NewsArticle","publisher":{"name":"The Outlet"}}'), 'json-ld'],
  ['<meta property="og:site_name" content="The Outlet">', 'open-graph'],
  ['<meta property="og:site_name" content="The Outlet (formerly The Paper)">', 'open-graph'],
  ['<meta name="application-name" content="The Outlet">', 'meta'],
  ['<meta name="dc.publisher" content="The Outlet">', 'meta'],
  [jsonLd('{"@type":"WebSite","name":"The Outlet"}'), 'json-ld'],
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

test('a short last part of the title is the outlet, even if its host has another name', () => {
  const found = { value: 'Valley Times', from: 'title-element' }
  expect(readHtml('<title>A headline of a story | Valley Times</title>').source).toEqual(found)
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
  expect(readHtml(jsonLd(JSON.stringify(nodes))).source.value).toBe('The Outlet')
})

test.each([
  [
    'without filler phrases',
    '<meta name="description" content="It leaves at six. Read more">',
    'It leaves at six.',
  ],
  ['from JSON-LD', jsonLd({ description: 'In short.' }), 'In short.'],
  [
    'unless it repeats the headline',
    '<title>A story</title><meta property="og:description" content="A story">',
    undefined,
  ],
])('the description is the article’s, %s', (_what, html, description) => {
  expect(readHtml(html).description?.value).toBe(description)
})

test.each([
  ['<html lang="en-in"><title>A headline of a story</title>', 'en-IN', 'html-element'],
  ['<html xml:lang="de"><title>Eine Meldung von heute</title>', 'de', 'html-element'],
  [jsonLd({ inLanguage: 'ta' }), 'ta', 'json-ld'],
  ['<meta property="og:locale" content="hi_IN">', 'hi-IN', 'open-graph'],
  ['<meta http-equiv="content-language" content="fr">', 'fr', 'meta'],
  ['<html lang="en"><title>झील के पार आखिरी नाव शुरू</title>', 'hi', 'script-of-letters'],
  ['<html lang="mr"><title>झील के पार आखिरी नाव शुरू</title>', 'mr', 'html-element'],
  ['<html lang="{{lang}}"><meta property="og:locale" content="en_GB">', 'en-GB', 'open-graph'],
])('%s is in %s', (html, value, from) => {
  expect(readHtml(html).language).toEqual({ value, from })
})

test('the language of a page in Latin letters without a declaration is unknown', () => {
  expect(readHtml('<title>A headline of a story</title>').language).toBeNull()
})

const icon = (html: string) => readHtml(html).icon?.value ?? null
const at = (path: string) => `https://www.outlet.example${path}`

test.each([
  ['<link rel="icon" href="/a.png">', '/a.png'],
  ['<link rel="SHORTCUT ICON" href="a.ico">', '/news/a.ico'],
  ['<link rel="apple-touch-icon-precomposed" href="/touch.png">', '/touch.png'],
  ['<base href="/static/"><link rel="icon" href="a.png">', '/static/a.png'],
])('%s gives the icon', (html, path) => {
  expect(readHtml(html).icon).toEqual({ value: at(path), from: 'link-element' })
})

test.each([
  '<link rel="mask-icon" href="/a.svg">',
  '<link rel="iconic" href="/a.png">',
  '<link rel="icon">',
  '<link rel="icon" href="javascript:alert(1)">',
  '<link rel="icon" href="data:image/png;base64,AA">',
])('%s gives no icon', html => {
  expect(icon(html)).toBeNull()
})

const link = (path: string, rest: string) => `<link rel="icon" href="${path}" ${rest}>`

test.each([
  ['the size nearest to 64 pixels', link('/512.png', 'sizes="512x512"') + link('/48.png', 'sizes="48x48"')],
  [
    'one without a size rather than a touch icon',
    '<link rel="apple-touch-icon" href="/touch.png"><link rel="icon" href="/48.png">',
  ],
  [
    'a touch icon rather than one too small to be sharp',
    `${link('/16.png', 'sizes="16x16"')}<link rel="apple-touch-icon" href="/48.png">`,
  ],
  [
    'one for light pages rather than one for dark tabs',
    link('/white.png', 'sizes="64x64" media="(prefers-color-scheme: dark)"') +
      link('/48.png', 'sizes="16x16"'),
  ],
  [
    'the next where the best is no address that may be shown',
    link('javascript:alert(1)', 'sizes="64x64"') + link('/48.png', 'sizes="512x512"'),
  ],
])('of several icons, %s is used', (_name, html) => {
  expect(icon(html)).toBe(at('/48.png'))
})

const page = 'https://m.outlet.example/news/ferry-is-back-12345?utm_source=x'
const own = 'https://www.outlet.example/news/ferry-is-back-12345'
const canonical = (html: string) => readHtml(html, page).canonical

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
  const html = '<link rel="canonical" href="/news/ferry-back-at-last-12345">'
  expect(canonical(html)?.value).toBe('https://m.outlet.example/news/ferry-back-at-last-12345')
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
