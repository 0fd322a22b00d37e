import { expect, test } from 'vitest'
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
  expect(textsOf(['a', { name: 'b' }, { '@value': 'c' }, 7, null, { other: 'd' }, ' '], jsonLd)).toEqual([
    'a',
    'b',
    'c',
    '7',
  ])
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
