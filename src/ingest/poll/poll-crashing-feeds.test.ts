import { expect, onTestFinished, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { poisonFeed } from '../../../test/support/poison-bodies.ts'
import { freshPollScene, hoursLater } from '../../../test/support/poll-scene.ts'
import { readerScript } from '../../../test/support/reader-script.ts'
import { openFeedReader } from '../feed/feed-reader.ts'
import { pollDueFeeds } from './poll-due-feeds.ts'
import { pollOneFeed } from './poll-now.ts'

const { db, deps, openOutlet, addFeed, getFeed } = await freshPollScene()
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
