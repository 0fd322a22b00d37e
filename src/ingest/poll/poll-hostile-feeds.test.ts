import { expect, onTestFinished, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { poisonFeed } from '../../../test/support/poison-bodies.ts'
import { freshPollScene, hoursLater } from '../../../test/support/poll-scene.ts'
import { readerScript } from '../../../test/support/reader-script.ts'
import { describeFeedFailure } from '../../domain/feeds/feed-failure.ts'
import { openFeedReader } from '../feed/feed-reader.ts'
import { pollDueFeeds } from './poll-due-feeds.ts'
import { pollOneFeed } from './poll-now.ts'

const { db, deps, openFeed, openOutlet, addFeed, poll, getFeed, listLinks } = await freshPollScene()

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>A</title>${items}</channel></rss>`
const item = (n: number, more = '') =>
  `<item><title>Article ${n}</title><link>https://outlet.example/${n}</link>${more}</item>`

const bodies: [string, string | Buffer, number][] = [
  ['nothing', '', 0],
  ['truncated XML', rss(item(1) + item(2)).slice(0, -60), 1],
  [
    'bare ampersands',
    rss('<item><title>Q & A</title><link>https://outlet.example/?a=1&b=2</link></item>'),
    1,
  ],
  ['NUL', rss(`<item><title>A\0B</title><link>https://outlet.example/1\0</link></item>`), 1],
  ['a byte order mark', `\ufeff${rss(item(1))}`, 1],
  ['UTF-16', Buffer.from(`\ufeff${rss(item(1)).replace('?>', ' encoding="utf-16"?>')}`, 'utf16le'), 1],
  ['bytes that are no UTF-8', Buffer.from(rss(item(1)).replace('Article', 'Caf\u00e9'), 'latin1'), 1],
  [
    'half a surrogate pair',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ url: 'https://outlet.example/1', title: 'A \ud83d B' }],
    }),
    1,
  ],
  [
    'the years 1 and 9999',
    rss(
      item(1, '<pubDate>Mon, 01 Jan 0001 00:00:00 GMT</pubDate>') +
        item(2, '<pubDate>Fri, 31 Dec 9999 23:59:59 GMT</pubDate>'),
    ),
    2,
  ],
  ['doubled guids', rss(item(1, '<guid>x</guid>') + item(2, '<guid>x</guid>')), 2],
  ['a scripted link', rss('<item><title>A</title><link>javascript:alert(1)</link></item>'), 0],
  ['a web page', '<!doctype html><html><body><h1>Welcome</h1></body></html>', 0],
  [
    'an entity bomb',
    `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>${rss('<item><title>&c;</title><link>https://outlet.example/1</link></item>')}`,
    -1,
  ],
  ['40,000 items', rss(Array.from({ length: 40_000 }, (_, n) => item(n)).join('')), 1000],
]

test.each(bodies)('%s has one named outcome', async (_name, body, links) => {
  const { feedId } = await openFeed((_request, response) => response.end(body))
  const outcome = await poll(feedId)
  const { failure, nextPollAt } = await getFeed(feedId)
  expect(['read', 'failed']).toContain(outcome.kind)
  expect(failure).toBe(outcome.kind === 'failed' ? outcome.failure : null)
  if (failure !== null) expect(describeFeedFailure(failure, 'en')).not.toBe(failure)
  expect(failure).not.toBe('our-fault')
  expect(nextPollAt.getTime()).toBeGreaterThan(Date.UTC(2026, 2, 1, 6))
  const stored = await listLinks()
  if (links >= 0) expect(stored).toHaveLength(links)
  for (const link of stored) {
    expect(link.title).toBe(link.title.toWellFormed().replaceAll('\0', ''))
    expect(link.createdAt.getTime()).toBeLessThanOrEqual(Date.UTC(2026, 2, 1, 6))
  }
})

test('a server that responds with 204 or breaks off has an outcome too', async () => {
  const { outlet, feedId } = await openFeed((_request, response) => response.writeHead(204).end())
  expect(await poll(feedId)).toMatchObject({ kind: 'failed', failure: 'empty' })
  outlet.answer('/feed', (_request, response) => response.socket?.destroy())
  expect(await poll(feedId, 1)).toMatchObject({ kind: 'failed', failure: 'broken-answer' })
})

const signal = new AbortController().signal

const goodFeed =
  '<rss><channel><title>T</title><item><title>A headline</title><link>https://outlet.example/1</link></item></channel></rss>'

/** A reader whose process crashes at a marked body, as if its memory were used up. */
function openCrashingReader() {
  const reader = openFeedReader({
    script: readerScript(`if (Buffer.from(input.feed.body).includes('crash')) process.abort()
      return { kind: 'feed', feed: { ok: false, failure: 'empty', detail: { code: 'no-content' } } }`),
  })
  onTestFinished(() => reader.close())
  return reader
}

/** A feed that serves this body, on a separate host. */
async function serve(body: string): Promise<string> {
  const outlet = await openOutlet()
  outlet.answer('/feed', (_request, response) => response.end(body))
  return addFeed(`${outlet.origin}/feed`)
}

async function pollDue(readFeed: typeof deps.readFeed, atHour: number) {
  deps.setNow(hoursLater(atHour))
  await pollDueFeeds({ ...deps, readFeed }, { signal })
}

test('a feed with 1,500,000 tags in a title is polled like any other, and the feed beside it is read', async () => {
  const reader = openFeedReader()
  onTestFinished(() => reader.close())
  const [poison, good] = [await serve(poisonFeed), await serve(goodFeed)]
  await pollDue(reader.readFeed, 0)
  expect(await getFeed(poison)).toMatchObject({
    failure: 'unreadable-entries',
    entriesUnread: 1,
    openAttempts: 0,
  })
  expect(await getFeed(good)).toMatchObject({ failure: null, entriesRead: 1, openAttempts: 0 })
})

test('a feed that crashes its reader is set aside after three attempts, and feeds beside it get their outcome', async () => {
  const { readFeed } = openCrashingReader()
  const poison = await serve('crash')
  const beside = await Promise.all(['one', 'two', 'three'].map(serve))
  for (const [day, state] of [
    [0, 'active'],
    [2, 'active'],
    [4, 'set-aside'],
    [6, 'set-aside'],
  ] as const) {
    await pollDue(readFeed, day * 24)
    expect(await getFeed(poison)).toMatchObject({ state, failure: 'crashed-the-reader' })
    for (const feedId of beside)
      expect(await getFeed(feedId)).toMatchObject({ failure: 'empty', openAttempts: 0 })
  }
  expect((await getFeed(poison)).failureCount).toBe(3)
})

test('a feed polled by hand stays aside if its server fails, because it was not read', async () => {
  const outlet = await openOutlet()
  const feedId = await addFeed(`${outlet.origin}/feed`)
  for (const status of [503, 404, 410]) {
    outlet.answer('/feed', (_request, response) => response.writeHead(status).end())
    await setRows(db, 'feeds', { state: 'set-aside', openAttempts: 3 })
    const polled = pollOneFeed({ db, log: deps.log, clock: () => hoursLater(1), outside: deps }, feedId)
    expect(await polled).toMatchObject({ kind: 'failed' })
    expect(await getFeed(feedId)).toMatchObject({ state: 'set-aside' })
  }
})

test('a feed polled by hand stays aside if still bad, and is polled again once repaired', async () => {
  const crashing = openCrashingReader()
  const outlet = await openOutlet()
  outlet.answer('/feed', (_request, response) => response.end('crash'))
  const feedId = await addFeed(`${outlet.origin}/feed`)
  await setRows(db, 'feeds', { state: 'set-aside', openAttempts: 3 })
  const byHand = (readFeed: typeof deps.readFeed) =>
    pollOneFeed({ db, log: deps.log, clock: () => hoursLater(1), outside: { ...deps, readFeed } }, feedId)
  expect(await byHand(crashing.readFeed)).toMatchObject({ failure: 'crashed-the-reader' })
  expect(await getFeed(feedId)).toMatchObject({ state: 'set-aside' })
  outlet.answer('/feed', (_request, response) => response.end(goodFeed))
  expect(await byHand(deps.readFeed)).toMatchObject({ kind: 'read' })
  expect(await getFeed(feedId)).toMatchObject({ state: 'active', failure: null, openAttempts: 0 })
})
