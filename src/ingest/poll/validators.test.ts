import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { hoursLater, setPollScene, start } from '../../../test/support/poll-scene.ts'

const { db } = await freshDatabase()
const { openOutlet, addFeed, poll, getFeed } = await setPollScene(db)

test('validators are sent back, and "not modified" reads no body', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  outlet.answer('/feed', (request, response) => {
    response.setHeader('etag', '"v1"').setHeader('last-modified', 'Sun, 01 Mar 2026 05:00:00 GMT')
    response.statusCode = request.headers['if-none-match'] === '"v1"' ? 304 : 200
    response.end(
      '<rss version="2.0"><channel><item><title>One</title><link>https://o.example/1</link></item></channel></rss>',
    )
  })
  await poll(feedId)
  expect(await poll(feedId, 1)).toEqual({ kind: 'unchanged' })
  expect(outlet.hits[1]?.headers).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': 'Sun, 01 Mar 2026 05:00:00 GMT',
  })
  expect(await getFeed(feedId)).toMatchObject({ lastGoodAt: hoursLater(1), lastReadAt: start, etag: '"v1"' })
})

test('a "not modified" without validators keeps the stored ones, also from another host', async () => {
  const modified = { 'last-modified': 'Sun, 01 Mar 2026 05:00:00 GMT' }
  const [outlet, elsewhere] = [await openOutlet(), await openOutlet()]
  elsewhere.answer('/feed', (request, response) => {
    if (request.headers['if-modified-since']) response.writeHead(304).end()
    else {
      response.writeHead(200, modified)
      response.end(
        '<rss version="2.0"><channel><item><title>One</title><link>https://o.example/1</link></item></channel></rss>',
      )
    }
  })
  outlet.answer('/feed', (_request, response) =>
    response.writeHead(302, { location: `${elsewhere.origin}/feed` }).end(),
  )
  for (const { origin } of [elsewhere, outlet]) {
    const feedId = await addFeed(`${origin}/feed`)
    await poll(feedId)
    for (const hour of [1, 2]) expect(await poll(feedId, hour)).toEqual({ kind: 'unchanged' })
    expect(elsewhere.hits.at(-1)?.headers).toMatchObject({ 'if-modified-since': modified['last-modified'] })
  }
})
