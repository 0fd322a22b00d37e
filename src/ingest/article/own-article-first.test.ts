import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { readHtml } from '../../../test/support/read-html.ts'

const url = 'https://www.outlet.example/news/story-12345'
const article = (headline: string, fields: Record<string, unknown>) => ({
  '@type': 'NewsArticle',
  headline,
  ...fields,
})
const neighbour = article('A neighbour of the story', { url: 'https://www.outlet.example/news/story-1' })

function titleOf(nodes: object[], rest = '') {
  return readHtml(`<script type="application/ld+json">${JSON.stringify(nodes)}</script>${rest}`, url).title
    ?.value
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

test('the address may be the page’s canonical one', () => {
  const own = article('The story itself of the day', { url: '/news/story-12345-new' })
  const canonical = '<link rel="canonical" href="https://www.outlet.example/news/story-12345-new">'
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
