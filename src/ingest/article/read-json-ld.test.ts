import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { jsonLd, readHtml } from '../../../test/support/read-html.ts'
import { readJsonLd, textsOf } from './read-json-ld.ts'

function headlines(...texts: string[]) {
  const jsonLd = readJsonLd(texts)
  return jsonLd.nodes.flatMap(({ fields }) => textsOf(fields.get('headline'), jsonLd))
}

test.each([
  ['one object', '{"@type":"NewsArticle","headline":"A"}'],
  ['an array', '[{"@type":"Thing"},{"@type":"NewsArticle","headline":"A"}]'],
  ['a graph', '{"@graph":[{"@type":["Article","NewsArticle"],"headline":"A"}]}'],
  ['an address for a type', '{"@type":"http://schema.org/NewsArticle","headline":"A"}'],
  ['an object inside another', '{"@type":"WebPage","mainEntity":{"@type":"NewsArticle","headline":"A"}}'],
  ['a comment around it', '<!-- {"@type":"NewsArticle","headline":"A"} -->'],
  ['CDATA around it', '//<![CDATA[\n{"@type":"NewsArticle","headline":"A"}\n//]]>'],
  ['commas too many', '{"@type":"NewsArticle","headline":"A",},'],
  [
    'what was escaped for HTML',
    '{&quot;@type&quot;:&quot;NewsArticle&quot;,&quot;headline&quot;:&quot;A&quot;}',
  ],
  ['JSON in a text of JSON', JSON.stringify('{"@type":"NewsArticle","headline":"A"}')],
  ['a semicolon behind', '{"@type":"NewsArticle","headline":"A"};'],
  ['a line break in a text', '{"@type":"NewsArticle","description":"b\nc","headline":"A"}'],
  ['a backslash that escapes nothing', '{"@type":"NewsArticle","url":"\\x","headline":"A"}'],
  ['quotes in a text', '{"@type":"NewsArticle","description":"a "b" c","headline":"A"}'],
  ['an end that never came', '{"@type":"NewsArticle","headline":"A","description":"b'],
])('%s is read', (_name, text) => {
  expect(headlines(text)).toEqual(['A'])
})

test('the article comes before the page, and related articles come last', () => {
  const list = '{"@type":"ItemList","itemListElement":[{"@type":"NewsArticle","headline":"Neighbour"}]}'
  const page = '{"@type":"WebPage","headline":"Page"}'
  const article = '{"@type":"BlogPosting","headline":"Own"}'
  expect(headlines(list, page, article)).toEqual(['Own', 'Page', 'Neighbour'])
})

test('a reference is resolved to its target', () => {
  const jsonLd = readJsonLd([
    '[{"@id":"#o","@type":"Organization","name":"Outlet"},{"@type":"NewsArticle","publisher":{"@id":"#o"}}]',
  ])
  const article = jsonLd.nodes.find(({ types }) => types.includes('NewsArticle'))
  expect(textsOf(article?.fields.get('publisher'), jsonLd)).toEqual(['Outlet'])
})

test('values of any shape become texts', () => {
  const jsonLd = readJsonLd([])
  expect(textsOf(['a', { name: 'b' }, { '@value': 'c' }, 7, null, { other: 'd' }, ' '], jsonLd)).toEqual(
    'a b c 7'.split(' '),
  )
  expect(textsOf({ url: 'u', name: 'n' }, jsonLd, ['url'])).toEqual(['u'])
})

test('text that is not JSON yields nothing', () => {
  expect(
    readJsonLd(['', 'null', '7', '"text"', 'nonsense', '{"__proto__":{"@type":"NewsArticle"}}']).nodes.length,
  ).toBeLessThan(2)
})

test('of a member that is a list, the first item counts', () => {
  const jsonLd = readJsonLd(['{"@type":"NewsArticle","image":{"url":["a.jpg","b.jpg"]}}'])
  const [node] = jsonLd.nodes
  expect(textsOf(node?.fields.get('image'), jsonLd, ['url'])).toEqual(['a.jpg'])
})

const url = 'https://www.outlet.example/news/story-12345'
const article = (headline: string, fields: Record<string, unknown>) => ({
  '@type': 'NewsArticle',
  headline,
  ...fields,
})
const neighbour = article('A neighbour of the story', { url: 'https://www.outlet.example/news/story-1' })

function titleOf(nodes: object[], rest = '') {
  return readHtml(jsonLd(JSON.stringify(nodes)) + rest, url).title?.value
}

test.each([
  ['the address', { url }],
  [
    'the address on another host of the outlet, with a query',
    { url: 'http://m.outlet.example/news/story-12345/?x=1' },
  ],
  ['the page', { mainEntityOfPage: { '@type': 'WebPage', '@id': url } }],
])('of several articles, the one with %s is the page’s', (_name, fields) => {
  expect(titleOf([neighbour, article('The story itself of the day', fields)])).toBe(
    'The story itself of the day',
  )
})

test.each(['canonical', 'Canonical nofollow'])('the address may be that of a %s link', rel => {
  const own = article('The story itself of the day', { url: '/news/story-12345-new' })
  const canonical = `<link rel="${rel}" href="https://www.outlet.example/news/story-12345-new">`
  expect(titleOf([neighbour, own], canonical)).toBe('The story itself of the day')
})

test('if no article has the page’s address, the first counts', () => {
  const other = article('Another story of the day', { url: 'https://www.outlet.example/news/story-2' })
  expect(titleOf([neighbour, other])).toBe('A neighbour of the story')
})

test('an article without an address is not ranked as a related article', () => {
  expect(titleOf([article('The story itself of the day', {}), article('The same once more', { url })])).toBe(
    'The story itself of the day',
  )
})

test('a video with the page’s address does not lower the article’s rank', () => {
  const film = { '@type': 'VideoObject', name: 'A film', headline: 'A film', mainEntityOfPage: url }
  const moved = article('The story itself of the day', { url: 'https://www.outlet.example/news/old-name' })
  expect(titleOf([moved, film])).toBe('The story itself of the day')
})

test('thousands of articles with addresses are handled quickly', () => {
  const many = Array.from({ length: 3000 }, (_, n) =>
    article(`Story ${n} of the day`, { url: [`/${n}`, url] }),
  )
  expectWithinMs(500, () => titleOf(many))
})
