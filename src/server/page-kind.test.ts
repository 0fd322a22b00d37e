import { expect, test } from 'vitest'
import { createPageKinds, queueSearches } from './queue-searches.ts'

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

test('a search that waits too long is refused, in the edition of its address', async () => {
  const never = new Promise<never>(() => undefined)
  const options = { closed: [], open: [], kindOf: () => 'search' as const, wait: async () => undefined }
  const render = queueSearches(options, () => never)
  const refusalOf = async (key: string) => (await render(key)).page.body.toString()
  // They take all lanes.
  for (const key of ['/search?q=1', '/search?q=2', '/search?q=3']) void render(key)
  expect(await refusalOf('/search?q=rain')).toContain('<html lang="en"')
  expect(await refusalOf('/hi/search?q=rain')).toMatch(/<html lang="hi".*<a href="\/hi">/s)
  expect(JSON.parse(await refusalOf('/api/v1/links?q=rain'))).toMatchObject({ status: 503 })
})
