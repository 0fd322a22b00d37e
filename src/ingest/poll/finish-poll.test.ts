import type { ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { setRow, setRows } from '../../../test/support/builders.ts'
import { feedBody } from '../../../test/support/feed-bodies.ts'
import { article, freshPollScene, hoursLater, start } from '../../../test/support/poll-scene.ts'
import { findFeedBody } from '../../domain/feeds/last-read.ts'
import { createFetchedHeaders } from '../fetch/fetched-response.ts'
import { packBody } from './poll-columns.ts'

const { db, openFeed, openOutlet, addFeed, poll, getFeed } = await freshPollScene()

const setState = (id: string, state: 'active' | 'paused' | 'gone') => setRow(db, 'feeds', id, { state })

test('a feed paused during a poll stays paused, whatever the outcome', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  outlet.answer('/feed', async (_request, response) => {
    await setState(feedId, 'paused')
    response.writeHead(500).end()
  })
  expect(await poll(feedId)).toMatchObject({ failure: 'http-error' })
  expect((await getFeed(feedId)).state).toBe('paused')
  outlet.showFeed('/feed', [article(1)])
  expect(await poll(feedId)).toMatchObject({ kind: 'read' })
  expect((await getFeed(feedId)).state).toBe('paused')
})

test('a feed without news that is paused during a poll stays paused', async () => {
  const { outlet, feedId } = await openFeed([article(1)])
  await poll(feedId)
  await setRows(db, 'feeds', { etag: '"v1"' })
  outlet.answer('/feed', async (_request, response) => {
    await setState(feedId, 'paused')
    response.writeHead(304).end()
  })
  expect(await poll(feedId, 1)).toEqual({ kind: 'unchanged' })
  expect(await getFeed(feedId)).toMatchObject({ state: 'paused', lastGoodAt: hoursLater(1), openAttempts: 0 })
  expect(await db.selectFrom('feedHosts').select('claim').execute()).toEqual([{ claim: null }])
})

test('a poll without news whose claim was lost writes nothing', async () => {
  const { outlet, feedId } = await openFeed([article(1)])
  await poll(feedId)
  await setRows(db, 'feeds', { etag: '"v1"' })
  outlet.answer('/feed', async (_request, response) => {
    await setRows(db, 'feedHosts', { claim: crypto.randomUUID() })
    response.writeHead(304).end()
  })
  expect(await poll(feedId, 1)).toEqual({ kind: 'cut' })
  expect(await getFeed(feedId)).toMatchObject({ lastGoodAt: start, openAttempts: 1 })
  expect(await db.selectFrom('feedHosts').select('claim').execute()).not.toEqual([{ claim: null }])
})

test.each([
  ['that it is gone', (response: ServerResponse) => response.writeHead(410).end()],
  ['with a redirect', (response: ServerResponse) => response.writeHead(301, { location: '/moved' }).end()],
  ['with articles', (response: ServerResponse) => response.end(feedBody('rss', [article(1)]))],
  ['that nothing is new', (response: ServerResponse) => response.writeHead(304).end()],
])(
  'a server that answers %s at an address that an editor has just changed changes nothing',
  async (_, answer) => {
    const outlet = await openOutlet()
    outlet.showFeed('/moved', [article(2)])
    const feedId = await addFeed(`${outlet.origin}/old`)
    await setRows(db, 'feeds', { etag: '"v1"' })
    const edited = { url: `${outlet.origin}/new`, etag: null, openAttempts: 0 }
    outlet.answer('/old', async (_request, response) => {
      await setRow(db, 'feeds', feedId, edited)
      answer(response)
    })
    expect(await poll(feedId, 1)).toEqual({ kind: 'cut' })
    const nothingLearnt = {
      state: 'active',
      failure: null,
      lastPolledAt: null,
      lastGoodAt: null,
      movedFrom: null,
    }
    expect(await getFeed(feedId)).toMatchObject({ ...edited, ...nothingLearnt })
    expect(await db.selectFrom('entries').select('id').execute()).toEqual([])
    expect(await db.selectFrom('feedHosts').select('claim').execute()).toEqual([{ claim: null }])
  },
)

test('a gone feed that responds again is polled again', async () => {
  const { feedId } = await openFeed([article(1)])
  await setState(feedId, 'gone')
  await poll(feedId)
  expect((await getFeed(feedId)).state).toBe('active')
})

test('a feed deleted with its outlet during a poll writes nothing', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  outlet.answer('/feed', async (_request, response) => {
    await db.deleteFrom('outlets').execute()
    response.end('<rss version="2.0"><channel><title>A</title></channel></rss>')
  })
  expect(await poll(feedId)).toEqual({ kind: 'cut' })
  expect(await db.selectFrom('entries').select('id').execute()).toEqual([])
  expect(await db.selectFrom('feedHosts').select('claim').execute()).toEqual([{ claim: null }])
})

test('the last body is stored with its headers, even if it could not be read', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  expect(await findFeedBody(db, feedId)).toBeNull()
  outlet.answer('/feed', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'x-served-by': 'a cache' })
    response.end('<html><body>We are moving house</body></html>')
  })
  expect(await poll(feedId)).toMatchObject({ failure: 'html' })
  const kept = await findFeedBody(db, feedId)
  expect(kept).toMatchObject({ status: 200, url: `${outlet.origin}/feed`, fetchedAt: start, isCut: false })
  expect(kept?.body.toString()).toContain('We are moving house')
  expect(kept?.headers).toContain('content-type: text/html\nx-served-by: a cache')
  outlet.showFeed('/feed', [article(1)])
  await poll(feedId, 1)
  expect((await findFeedBody(db, feedId))?.body.toString()).toContain('article-1')
})

test('a response from another outlet is refused with its address; a good poll clears that', async () => {
  const [outlet, other] = [await openOutlet(), await openOutlet()]
  const feedId = await addFeed(`${outlet.origin}/feed`)
  const known = other.showFeed('/known', [article(1)])
  await addFeed(known, { outletName: 'Another' })
  outlet.answer('/feed', (_request, response) => response.writeHead(301, { location: known }).end())
  expect(await poll(feedId)).toMatchObject({ kind: 'failed', failure: 'moved-to-known-feed' })
  expect(await db.selectFrom('newsLinks').select('id').execute()).toEqual([])
  expect(await getFeed(feedId)).toMatchObject({
    movedTo: known,
    failureDetail: { code: 'verbatim', text: known },
  })
  outlet.showFeed('/feed', [article(1)])
  await poll(feedId, 1)
  expect(await getFeed(feedId)).toMatchObject({ movedTo: null, failure: null })
})

test.each([
  ['Cache-Control', 'max-age=18000', ''],
  ['<ttl>', '', '<ttl>300</ttl>'],
])('a feed is not polled before the time that its %s states', async (_, control, ttl) => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  const body = `<rss version="2.0"><channel><title>A</title>${ttl}</channel></rss>`
  outlet.answer('/feed', (_request, response) =>
    response.writeHead(200, { 'cache-control': control }).end(body),
  )
  expect(await poll(feedId)).toMatchObject({ kind: 'read' })
  expect((await getFeed(feedId)).nextPollAt).toEqual(hoursLater(5))
})

test('the usual gap between arrivals is learnt, at first from dates', async () => {
  const { outlet, feedId } = await openFeed([article(2), article(4), article(6)])
  await poll(feedId)
  expect(await getFeed(feedId)).toMatchObject({ lastNewEntryAt: hoursLater(-2), usualGapSeconds: 7_200 })
  outlet.showFeed('/feed', [article(1), article(2)])
  await poll(feedId, 10)
  expect(await getFeed(feedId)).toMatchObject({ lastNewEntryAt: hoursLater(10), usualGapSeconds: 14_400 })
  await poll(feedId, 20)
  expect(await getFeed(feedId)).toMatchObject({ lastNewEntryAt: hoursLater(10), usualGapSeconds: 14_400 })
})

function responseOf(body: Buffer, headers: Record<string, string | string[]> = {}) {
  return {
    ok: true as const,
    status: 200,
    notModified: false,
    body,
    url: 'https://outlet.example/feed',
    headers: createFetchedHeaders(headers),
  }
}

test('a body is stored compressed, with its address, time and headers', async () => {
  const body = Buffer.from('<rss>घाटी</rss>')
  const packed = await packBody(responseOf(body, { 'content-type': 'text/xml', 'x-a': ['1', '2'] }), start)
  expect(packed).toMatchObject({
    url: 'https://outlet.example/feed',
    status: 200,
    fetchedAt: start,
    bodyBytes: body.length,
    headers: 'content-type: text/xml\nx-a: 1, 2',
  })
  expect(gunzipSync(packed.body)).toEqual(body)
})

test('of a long body, the first 256 KB and its length are stored', async () => {
  const packed = await packBody(responseOf(Buffer.alloc(300 * 1024, 'x')), start)
  expect(gunzipSync(packed.body)).toHaveLength(256 * 1024)
  expect(packed.bodyBytes).toBe(300 * 1024)
})

test('cookies are not stored', async () => {
  const headers = { 'set-cookie': ['id=secret', 'b=secret'], 'set-cookie2': 'secret', etag: '"a"' }
  expect((await packBody(responseOf(Buffer.alloc(0), headers), start)).headers).toBe('etag: "a"')
})

test('headers are bounded, and contain nothing that the database cannot store', async () => {
  const long = await packBody(responseOf(Buffer.alloc(0), { 'x-a': '\u{1f600}'.repeat(8_000) }), start)
  expect(long.headers.length).toBeLessThanOrEqual(8_000)
  expect(long.headers.isWellFormed()).toBe(true)
  expect((await packBody(responseOf(Buffer.alloc(0), { 'x-a': 'a\0b' }), start)).headers).toBe('x-a: ab')
})
