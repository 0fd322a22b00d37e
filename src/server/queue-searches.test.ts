import { expect, test } from 'vitest'
import { queueSearches } from './queue-searches.ts'

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
