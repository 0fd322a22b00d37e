import { expect, test } from 'vitest'
import { addCategory, addRow } from '../../../test/support/builders.ts'
import { feedBody } from '../../../test/support/feed-bodies.ts'
import { article, freshPollScene, hoursLater, start } from '../../../test/support/poll-scene.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { withWritesRefused } from '../../database/backup/refuse-writes.ts'
import { findWriteRefusal } from '../../database/database-error.ts'
import { claimDueFeeds, claimFeed } from './due-feeds.ts'
import { pollFeed } from './poll-feed.ts'

const scene = await freshPollScene()
const { db, deps, category, openFeed, openOutlet, addFeed, poll, pollByHand, getFeed, listLinks } = scene

test.each(['rss', 'atom', 'json'] as const)(
  '%s becomes news links of its category and outlet',
  async format => {
    const outlet = await openOutlet()
    const entries = [article(1), article(2, { imageUrl: 'https://outlet.example/2.jpg' })]
    const feedId = await addFeed(outlet.showFeed('/feed', entries, format))
    expect(await poll(feedId)).toMatchObject({ kind: 'read', counts: { published: 2, duplicates: 0 } })
    const links = await listLinks()
    expect(links.map(link => link.title)).toEqual(entries.map(entry => entry.title))
    expect(links[1]).toMatchObject({
      source: 'The Outlet',
      category: category.id,
      url: 'https://outlet.example/article-2',
      imageUrl: 'https://outlet.example/2.jpg',
      publishedAt: hoursLater(-2),
      version: 1,
    })
    const read = { lastGoodAt: start, lastReadAt: start, entriesRead: 2 }
    expect(await getFeed(feedId)).toMatchObject({ ...read, failure: null, title: 'A feed' })
  },
)

test('a poll refused because of a restore is not the feed’s failure, and loses nothing if the restore fails', async () => {
  const { feedId } = await openFeed([article(1)])
  const claimed = await claimFeed(db, feedId, deps.now())
  if (!claimed) throw new Error('the host is busy')
  const before = await getFeed(feedId)
  const refused = await withWritesRefused(scene.url, () => pollFeed(deps, claimed).catch(findWriteRefusal))
  expect(refused).toBe('restoring')
  expect(await getFeed(feedId)).toEqual(before)
  // The claim expires.
  expect(await poll(feedId, 1)).toMatchObject({ kind: 'read', counts: { published: 1 } })
})

test('deleting a rule and its category while a poll is stored is not a failure of the feed', async () => {
  const { feedId } = await openFeed([article(1)])
  const gone = await addCategory(db, { slug: 'short-lived' })
  const rule = { name: 'All', words: ['council'], action: 'category' as const, toCategory: gone.id }
  await addRow(db, 'rules', { ...rule, position: 1 })
  const { polling } = await db.transaction().execute(async tx => {
    await tx.deleteFrom('rules').execute()
    await tx.deleteFrom('categories').where('id', '=', gone.id).execute()
    const polling = poll(feedId)
    await untilBlocked(tx)
    return { polling }
  })
  expect(await polling).toMatchObject({ kind: 'read', counts: { published: 1 } })
  expect(await listLinks()).toMatchObject([{ category: category.id }])
})

test('an unchanged body is not read again', async () => {
  const { feedId } = await openFeed([article(1)])
  await poll(feedId)
  expect(await poll(feedId, 1)).toEqual({ kind: 'unchanged' })
})

test('a 429 is respected by its feed, and by all feeds of the host for up to an hour', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/busy`)
  const other = await addFeed(outlet.showFeed('/other', [article(1)]))
  outlet.answer('/busy', (_request, response) => response.writeHead(429, { 'retry-after': '7200' }).end())
  expect(await poll(feedId)).toMatchObject({ kind: 'failed', failure: 'throttled' })
  const status = { code: 'status', status: 429 }
  expect(await getFeed(feedId)).toMatchObject({ failureDetail: status, nextPollAt: hoursLater(2) })
  expect(await claimDueFeeds(db, { now: hoursLater(0.9), limit: 9 })).toEqual([])
  expect(await pollByHand(other, 0.9)).toMatchObject({ kind: 'read' })
})

test('a 503 is about its own address: its feed waits, the others of the host do not', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/down`)
  const other = await addFeed(outlet.showFeed('/other', [article(1)]))
  outlet.answer('/down', (_request, response) => response.writeHead(503, { 'retry-after': '86400' }).end())
  expect(await poll(feedId)).toMatchObject({ kind: 'failed', failure: 'throttled' })
  const status = { code: 'status', status: 503 }
  expect(await getFeed(feedId)).toMatchObject({ failureDetail: status, nextPollAt: hoursLater(24) })
  expect(await poll(other)).toMatchObject({ kind: 'read' })
})

test('a 429 of another host, to which a feed redirects, does not rest the feed’s host', async () => {
  const [outlet, elsewhere] = [await openOutlet(), await openOutlet()]
  const feedId = await addFeed(`${outlet.origin}/moved`)
  const other = await addFeed(outlet.showFeed('/other', [article(1)]))
  elsewhere.answer('/busy', (_request, response) => response.writeHead(429, { 'retry-after': '600' }).end())
  outlet.answer('/moved', (_request, response) =>
    response.writeHead(302, { location: `${elsewhere.origin}/busy` }).end(),
  )
  expect(await poll(feedId)).toMatchObject({ kind: 'failed', failure: 'throttled' })
  expect(await poll(other)).toMatchObject({ kind: 'read' })
})

test('each failure has its name, text and back-off; a good poll clears it', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  expect(await poll(feedId)).toMatchObject({ kind: 'failed', failure: 'not-found' })
  outlet.answer('/feed', (_request, response) => response.end('<html><body>Sorry</body></html>'))
  expect(await poll(feedId, 1)).toMatchObject({ kind: 'failed', failure: 'html' })
  expect(await getFeed(feedId)).toMatchObject({
    failure: 'html',
    failureCount: 2,
    failureDetail: { code: 'web-page' },
    lastPolledAt: hoursLater(1),
    lastGoodAt: null,
    nextPollAt: hoursLater(2),
  })
  outlet.showFeed('/feed', [article(1)])
  await poll(feedId, 2)
  expect(await getFeed(feedId)).toMatchObject({ failure: null, failureDetail: null, failureCount: 0 })
})

test('an entry that cannot be read is kept with its reason', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  const bad = '<item><title>No link</title></item>'
  const good = `<item><title>Rain in the hills</title><link>${outlet.origin}/rain</link></item>`
  outlet.answer('/feed', (_request, response) =>
    response.end(`<rss version="2.0"><channel>${bad}${good}</channel></rss>`),
  )
  expect(await poll(feedId)).toMatchObject({ counts: { unreadable: 1 } })
  expect(await scene.listEntries()).toContainEqual(
    expect.objectContaining({
      status: 'unreadable',
      reason: { code: 'no-link' },
      raw: expect.stringContaining('No link'),
    }),
  )
  expect(await getFeed(feedId)).toMatchObject({ entriesUnread: 1, failure: null })
})

test('a feed of nothing but entries that cannot be read has failed, and keeps them', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  outlet.answer('/feed', (_request, response) =>
    response.end('<rss version="2.0"><channel><item><title>No link</title></item></channel></rss>'),
  )
  for (const hour of [0, 1]) {
    expect(await poll(feedId, hour)).toMatchObject({ kind: 'failed', failure: 'unreadable-entries' })
    expect(await scene.listEntries()).toMatchObject([{ status: 'unreadable' }])
  }
  expect(await getFeed(feedId)).toMatchObject({ entriesUnread: 1, failureCount: 2, lastGoodAt: null })
  outlet.showFeed('/feed', [article(1)])
  await poll(feedId, 5)
  expect(await getFeed(feedId)).toMatchObject({ failure: null, failureCount: 0 })
})

test('a feed of an error message of RSS-Bridge has failed with it', async () => {
  const { feedId } = await openFeed([article(1, { title: 'Bridge returned error 404! (20788)' })])
  expect(await poll(feedId)).toMatchObject({
    failure: 'unreadable-entries',
    detail: { code: 'verbatim', text: 'Bridge returned error 404!' },
  })
  expect(await listLinks()).toEqual([])
})

test('an error of our own is logged, counts as a failure and affects nothing else', async () => {
  const { feedId } = await openFeed([article(1)])
  const { readFeed } = deps
  deps.readFeed = () => Promise.reject(new Error('a defect'))
  const outcome = await poll(feedId)
  deps.readFeed = readFeed
  expect(outcome).toEqual({
    kind: 'failed',
    failure: 'our-fault',
    detail: { code: 'verbatim', text: 'a defect' },
  })
  expect(deps.logged.map(({ message }) => message)).toContain('poll failed by an error of our own')
})

test.each(['57P01', '25006'])(
  'an error %s of the database is neither the fault of the feed nor ours',
  async code => {
    const { feedId } = await openFeed([article(1)])
    const { readFeed } = deps
    deps.readFeed = () => Promise.reject(Object.assign(new Error('no'), { code }))
    await expect(poll(feedId)).rejects.toMatchObject({ code })
    deps.readFeed = readFeed
    expect(await getFeed(feedId)).toMatchObject({ failureCount: 0, failure: null })
  },
)

test('validators are sent back, and "not modified" reads no body', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  outlet.answer('/feed', (request, response) => {
    response.setHeader('etag', '"v1"').setHeader('last-modified', 'Sun, 01 Mar 2026 05:00:00 GMT')
    response.statusCode = request.headers['if-none-match'] === '"v1"' ? 304 : 200
    response.end(feedBody('rss', [article(1)]))
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
    else response.writeHead(200, modified).end(feedBody('rss', [article(1)]))
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
