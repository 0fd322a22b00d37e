import { expect, test } from 'vitest'
import { createPageKinds } from './page-kind.ts'

const kindOf = createPageKinds({
  list: () => [
    { pattern: '/search', kept: true, query: ['category', 'q'], searchesWith: 'q' },
    { pattern: '/category/:slug', kept: true, query: ['q'] },
  ],
})

test.each([
  ['/search?q=rain', 'search'],
  ['/search?category=india&q=rain', 'search'],
  ['/search?q=', 'search'],
  ['/hi/search?q=rain', 'search'],
  ['/card/story/rain.png', 'card'],
  ['/hi/card/page/search.png', 'card'],
  ['/search', 'page'],
  ['/search?category=q', 'page'],
  ['/category/search?q=rain', 'page'],
])('the page %s is of the kind %s', (key, kind) => {
  expect(kindOf(key)).toBe(kind)
})
