import { expect, test } from 'vitest'
import { addRow, setRow, setRows } from '../../../test/support/builders.ts'
import { feedBody } from '../../../test/support/feed-bodies.ts'
import { article, freshPollScene, hoursLater, start } from '../../../test/support/poll-scene.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { claimDueFeeds } from './due-feeds.ts'
import { addressAfterMove, followMove } from './follow-move.ts'

const { db, openOutlet, addFeed, poll, pollByHand, getFeed, listLinks } = await freshPollScene()

async function add(url: string, outletName: string) {
  const id = await addFeed(url, { outletName })
  return { id, url, outletId: (await getFeed(id)).outletId }
}

const landed = (response: { url: string; permanentUrl?: string }) => ({ response, entries: null, now: start })

const urlOf = async (id: string) => (await getFeed(id)).url

test('after a permanent redirect a feed keeps the new address, after a temporary one the old', async () => {
  const feed = await add('https://one.example/feed', 'One')
  expect(await followMove(db, feed, landed({ url: 'https://one.example/now' }))).toBeNull()
  expect(await urlOf(feed.id)).toBe(feed.url)
  const permanentUrl = 'https://one.example/new'
  expect(
    await db.transaction().execute(tx => followMove(tx, feed, landed({ url: permanentUrl, permanentUrl }))),
  ).toBeNull()
  expect(await urlOf(feed.id)).toBe(permanentUrl)
})

test.each([
  ['/feed?sid=x1', '/feed?sid=x1', null],
  ['/feed?sid=x1', '/feed', '/feed'],
  ['/feed', '/feed?sid=x1', null],
  ['/feed', 'http://one.example/feed?sid=x1', 'http://one.example/feed?sid=x1'],
  ['/feed', '/rss?kind=news', '/rss?kind=news'],
  ['/feed', undefined, null],
])('a feed at %s that is permanently redirected to %s keeps %s', (from, to, kept) => {
  const at = (path: string) => new URL(path, 'https://one.example').href
  expect(addressAfterMove(at(from), to && at(to))).toBe(kept && at(kept))
})

test('of two feeds that move to one address at the same moment, the second keeps its address', async () => {
  const [first, second] = [
    await add('https://two.example/a', 'Two'),
    await add('https://two.example/b', 'Two'),
  ]
  const permanentUrl = 'https://two.example/both'
  const answer = landed({ url: permanentUrl, permanentUrl })
  const transaction = await db.startTransaction().execute()
  expect(await followMove(transaction, first, answer)).toBeNull()
  const waiting = db.transaction().execute(async tx => {
    const refusal = await followMove(tx, second, answer)
    // The poll continues in the same transaction.
    await setRow(tx, 'feeds', second.id, { failureDetail: { code: 'deadline' } })
    return refusal
  })
  await untilBlocked(transaction)
  await transaction.commit().execute()
  expect(await waiting).toMatchObject({ failure: 'moved-to-known-feed', movedTo: permanentUrl })
  expect(await urlOf(second.id)).toBe(second.url)
})

test('a move to another outlet’s site is refused, unless the site is home to both', async () => {
  const { outletId: other } = await add('https://two.example/feed', 'Two')
  const feed = await add('https://three.example/feed', 'Three')
  await setRow(db, 'outlets', other, { hosts: ['four.example'] })
  expect(await followMove(db, feed, landed({ url: 'https://www.four.example/feed' }))).toMatchObject({
    failure: 'moved-to-other-outlet',
    detail: { code: 'site-of', url: 'https://www.four.example/feed', outlet: 'Two' },
  })
  await setRow(db, 'outlets', feed.outletId, { homeUrl: 'https://four.example/three' })
  expect(await followMove(db, feed, landed({ url: 'https://www.four.example/feed' }))).toBeNull()
})

const articles = (numbers: number[]) => numbers.map(n => article(n))

async function openStale() {
  const outlet = await openOutlet()
  let entries = [article(1)]
  outlet.answer('/feed', ({ headers }, response) => {
    if (headers['if-none-match']) return response.writeHead(304).end()
    response.setHeader('etag', '"always"').end(feedBody('rss', entries))
  })
  const feedId = await addFeed(`${outlet.origin}/feed`)
  await poll(feedId)
  entries = [article(2), article(1)]
  return feedId
}

test('a poll by hand asks for the whole feed', async () => {
  const feedId = await openStale()
  expect(await poll(feedId, 1)).toEqual({ kind: 'unchanged' })
  expect(await pollByHand(feedId, 2)).toMatchObject({ kind: 'read', counts: { published: 1 } })
  expect(await pollByHand(feedId, 3)).toEqual({ kind: 'unchanged' })
})

test('so does the worker after a week of "not modified"', async () => {
  const feedId = await openStale()
  await poll(feedId, 1)
  const claimAt = async (hour: number) => {
    await setRows(db, 'feedHosts', { claim: null, claimedUntil: null })
    await setRows(db, 'feeds', { nextPollAt: hoursLater(0) })
    return (await claimDueFeeds(db, { now: hoursLater(hour), limit: 9 }))[0]
  }
  expect(await claimAt(24 * 6)).toMatchObject({ id: feedId, etag: '"always"' })
  expect(await claimAt(24 * 8)).toMatchObject({ id: feedId, etag: null })
})

test('a permanent move to a feed with the same entries is followed, with a line in the history and on the feed', async () => {
  const outlet = await openOutlet()
  const old = outlet.showFeed('/old', articles([1, 2, 3, 4]))
  const feedId = await addFeed(old)
  await poll(feedId)
  const moved = outlet.showFeed('/new', articles([0, 1, 2, 3]))
  outlet.answer('/old', (_request, response) => response.writeHead(301, { location: '/new' }).end())
  await poll(feedId, 1)
  expect(await getFeed(feedId)).toMatchObject({ url: moved, movedFrom: old, movedAt: hoursLater(1) })
  const revisions = await db
    .selectFrom('revisions')
    .select('accountName')
    .where('recordId', '=', feedId)
    .execute()
  expect(revisions.map(({ accountName }) => accountName)).toContain('#poll')
})

test('a permanent move is followed if the entries are told apart only by a parameter that an editor made count', async () => {
  const outlet = await openOutlet()
  const show = (path: string, words: string[]) => {
    const entries = words.map(word => ({
      url: `https://outlet.example/story?ref=${word}`,
      title: `The ${word}`,
    }))
    const body = feedBody('rss', entries).replaceAll(/<guid>[^<]*<\/guid>/g, '')
    outlet.answer(path, (_request, response) => response.end(body))
    return `${outlet.origin}${path}`
  }
  const feedId = await addFeed(show('/old', ['rain', 'budget', 'poll', 'harvest']))
  const { outletId } = await getFeed(feedId)
  await addRow(db, 'duplicateExceptions', { outletId, rule: 'parameter', value: 'ref' })
  await poll(feedId)
  const moved = show('/new', ['metro', 'rain', 'budget', 'poll'])
  outlet.answer('/old', (_request, response) => response.writeHead(301, { location: '/new' }).end())
  expect(await poll(feedId, 1)).toMatchObject({ kind: 'read', counts: { published: 1 } })
  expect((await getFeed(feedId)).url).toBe(moved)
})

test.each([
  { had: [1, 2, 3, 4], has: [1, 11, 12, 13, 14] },
  { had: [1, 2], has: [11, 12, 13, 14] },
])(
  'a permanent move from entries $had to $has publishes nothing and waits for an editor',
  async ({ had, has }) => {
    const outlet = await openOutlet()
    const old = outlet.showFeed('/sport', articles(had))
    const feedId = await addFeed(old)
    await poll(feedId)
    outlet.showFeed('/all', articles(has))
    outlet.answer('/sport', (_request, response) => response.writeHead(301, { location: '/all' }).end())
    expect(await poll(feedId, 1)).toMatchObject({ kind: 'failed', failure: 'moved-to-other-items' })
    expect(await getFeed(feedId)).toMatchObject({ url: old, movedTo: `${outlet.origin}/all` })
    expect(await listLinks()).toHaveLength(had.length)
  },
)

/** A feed whose body names another address as its new one. */
async function openMoving(newEntries: number[], newName = '/new') {
  const outlet = await openOutlet()
  const old = outlet.showFeed('/old', articles([1, 2, 3, 4]))
  const feedId = await addFeed(old)
  await poll(feedId)
  const name = (path: string, body: string) =>
    body.replace('<channel>', `<channel><itunes:new-feed-url>${outlet.origin}${path}</itunes:new-feed-url>`)
  const show = (path: string, named: string, entries: number[]) =>
    outlet.answer(path, (_request, response) => response.end(name(named, feedBody('rss', articles(entries)))))
  show('/old', newName, [0, 1, 2, 3])
  show('/new', '/new', newEntries)
  return { outlet, old, feedId, show }
}

test('a feed that names its new address moves there as after a permanent redirect', async () => {
  const { outlet, old, feedId } = await openMoving([5, 0, 1, 2, 3])
  expect(await poll(feedId, 1)).toMatchObject({ kind: 'read', counts: { published: 2 } })
  expect(await getFeed(feedId)).toMatchObject({ url: `${outlet.origin}/new`, movedFrom: old })
})

test('a named new address with mostly other entries waits for an editor', async () => {
  const { outlet, old, feedId } = await openMoving([1, 11, 12, 13, 14])
  expect(await poll(feedId, 1)).toMatchObject({ kind: 'failed', failure: 'moved-to-other-items' })
  expect(await getFeed(feedId)).toMatchObject({ url: old, movedTo: `${outlet.origin}/new` })
  expect(await listLinks()).toHaveLength(4)
})

test('a named new address without a feed, or whose feed names another, is not followed', async () => {
  const { old, feedId, show } = await openMoving([1, 2, 3, 4], '/nothing')
  expect(await poll(feedId, 1)).toMatchObject({ kind: 'read', counts: { published: 1 } })
  show('/old', '/new', [9, 0, 1, 2])
  show('/new', '/old', [9, 0, 1, 2])
  expect(await poll(feedId, 2)).toMatchObject({ kind: 'read', counts: { published: 1 } })
  expect(await getFeed(feedId)).toMatchObject({ url: old })
})
