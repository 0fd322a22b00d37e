import { expect, onTestFinished, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { startOutlet } from '../../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { article } from '../../../test/support/poll-scene.ts'
import { openOutside } from '../outside.ts'
import { claimHost } from './due-feeds.ts'
import { tryFeed } from './try-feed.ts'

const { db } = await freshDatabase()
const now = () => new Date('2026-03-01T06:00:00Z')

async function open() {
  const outlet = await startOutlet()
  const outside = openOutside({ allow: new Set(['127.0.0.1']), userAgent: 'Chowk/test', now })
  onTestFinished(async () => {
    await outside.close()
    await outlet.close()
  })
  const look = (path: string, isFound = false) =>
    tryFeed(db, outside, { url: path.startsWith('http') ? path : outlet.origin + path, isFound, now })
  return { outlet, look }
}

test('trying a feed shows what a poll would find, and stores nothing', async () => {
  const { outlet, look } = await open()
  const url = outlet.showFeed('/feed', [article(1), article(2)])
  const tried = await look('/feed#top')
  expect(tried).toMatchObject({ ok: true, url, landedUrl: url, feed: { title: 'A feed', format: 'rss' } })
  expect(tried.ok && tried.feed.entries.map(entry => entry.title)).toEqual([
    article(1).title,
    article(2).title,
  ])
  for (const table of ['feeds', 'outlets', 'entries'] as const) {
    expect(await db.selectFrom(table).select('id').execute()).toEqual([])
  }
})

test('a permanently moved feed keeps its new address, a temporarily moved one its old address', async () => {
  const { outlet, look } = await open()
  const landed = outlet.showFeed('/new', [article(1)])
  outlet.answer('/good', (_request, response) => response.writeHead(301, { location: landed }).end())
  outlet.answer('/now', (_request, response) => response.writeHead(302, { location: landed }).end())
  expect(await look('/good')).toMatchObject({ ok: true, url: landed, landedUrl: landed })
  expect(await look('/now')).toMatchObject({ ok: true, url: `${outlet.origin}/now`, landedUrl: landed })
})

test('a feed that is redirected to a query of its own, such as a session, keeps its address', async () => {
  const { outlet, look } = await open()
  const landed = `${outlet.origin}/feed?sid=x1`
  outlet.answer('/feed', (_request, response) => response.writeHead(301, { location: landed }).end())
  outlet.answer('/feed?sid=x1', (_request, response) =>
    response.end('<rss><channel><title>A</title></channel></rss>'),
  )
  expect(await look('/feed')).toMatchObject({ ok: true, url: `${outlet.origin}/feed`, landedUrl: landed })
})

test('a page’s feeds are listed; those on another host are marked as found', async () => {
  const { outlet, look } = await open()
  outlet.answer('/', (_request, response) =>
    response.end(
      '<html><link rel="alternate" type="application/rss+xml" title="News" href="/rss"><a href="http://127.0.0.2/rss">x</a></html>',
    ),
  )
  expect(await look('/')).toMatchObject({
    ok: false,
    failure: 'html',
    links: [
      { url: `${outlet.origin}/rss`, title: 'News', isElsewhere: false },
      { url: 'http://127.0.0.2/rss', isElsewhere: true },
    ],
  })
})

test('for a home page that names no feed, the usual addresses are tried in order until one is a feed', async () => {
  const { outlet, look } = await open()
  const hits = () => outlet.hits.splice(0).map(({ url }) => url)
  const page = '<html><title>The Town Crier</title><a href="/news">News</a></html>'
  for (const path of ['/', '/news', '/rss']) outlet.answer(path, (_request, response) => response.end(page))
  expect(await look('/')).toMatchObject({ ok: false, failure: 'html', links: [] })
  expect(hits()).toEqual(['/', '/feed', '/rss', '/feed.xml', '/rss.xml', '/atom.xml', '/index.xml'])
  const url = outlet.showFeed('/feed.xml', [article(1)])
  expect(await look('/')).toMatchObject({ ok: false, links: [{ url, title: 'A feed', isElsewhere: false }] })
  expect(hits()).toEqual(['/', '/feed', '/rss', '/feed.xml'])
  expect(await look('/news'), 'of a section').toMatchObject({ ok: false, links: [] })
  expect(hits()).toEqual(['/news'])
  outlet.answer('/feed', (_request, response) => response.writeHead(429).end())
  expect(await look('/')).toMatchObject({ ok: false, failure: 'html', links: [] })
  expect(hits(), 'a server that throttles us').toEqual(['/', '/feed'])
})

test('an address found on a page reaches no private host, whatever the operator allows', async () => {
  const { outlet, look } = await open()
  outlet.showFeed('/feed', [article(1)])
  const { port } = new URL(outlet.origin)
  for (const host of [
    ...'127.0.0.1 127.1 2130706433 0x7f000001 localhost 0.0.0.0 [::1] [::ffff:127.0.0.1]'.split(' '),
  ]) {
    const tried = await look(`http://${host}:${port}/feed`, true)
    expect(tried).toMatchObject({ ok: false, failure: 'private-address' })
  }
  expect(outlet.hits).toEqual([])
})

test('a failed try has a named failure, with details from the server', async () => {
  const { outlet, look } = await open()
  outlet.answer('/circle', (_request, response) => response.writeHead(302, { location: '/circle' }).end())
  outlet.answer('/empty', (_request, response) => response.end())
  expect(await look('/nothing')).toEqual({
    ok: false,
    failure: 'not-found',
    detail: { code: 'status', status: 404 },
    links: [],
  })
  expect(await look('/circle')).toMatchObject({ failure: 'too-many-redirects' })
  expect(await look('/empty')).toMatchObject({ failure: 'empty' })
  expect(await look('http://10.0.0.1/feed')).toMatchObject({ failure: 'private-address' })
  expect(await look('httpx:nonsense')).toMatchObject({ failure: 'bad-address' })
})

test('a trial waits for the host’s claim: no server gets two concurrent requests', async () => {
  const { outlet, look } = await open()
  outlet.showFeed('/feed', [article(1)])
  await look('/feed')
  expect(await claimHost(db, outlet.host, now())).not.toBeNull()
  expect(await look('/feed')).toMatchObject({ ok: false, failure: 'throttled' })
  await setRows(db, 'feedHosts', { claim: null, claimedUntil: null })
  expect(await look('/feed')).toMatchObject({ ok: true })
})
