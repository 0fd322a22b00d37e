import { afterEach, expect, test } from 'vitest'
import { type FeedReaders, openFeedReaders } from './read-feed-in-thread.ts'

const now = new Date('2026-01-10T12:00:00Z')
const oneEntryFeed =
  '<rss><channel><title>T</title><item><title>One</title><link>https://a.example/1</link></item></channel></rss>'

let readers: FeedReaders | null = null

afterEach(async () => {
  await readers?.close()
})

function feed(text: string) {
  return {
    body: new TextEncoder().encode(text),
    contentType: null,
    feedUrl: 'https://a.example/feed',
    now: now,
  }
}

function script(code: string): URL {
  return new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`,
  )
}

test('a feed read in a thread gives what the reader gives', async () => {
  readers = openFeedReaders()
  const result = await readers.readFeed(feed(oneEntryFeed))
  expect(result.ok && result.feed.entries.map(entry => entry.canonicalUrl)).toEqual(['https://a.example/1'])
})

test('more feeds than threads wait for their turn and all are answered', async () => {
  readers = openFeedReaders({ threads: 2 })
  const results = await Promise.all(Array.from({ length: 20 }, () => readers?.readFeed(feed(oneEntryFeed))))
  expect(results.filter(result => result?.ok)).toHaveLength(20)
})

test('a feed that never ends is given up and the next one is read', async () => {
  const loop = script(
    "parentPort.on('message', m => { if (m.body.length === 3) for (;;); parentPort.postMessage({ ok: true }) })",
  )
  // The thread that takes the place of the first one starts within this time, too.
  readers = openFeedReaders({ script: loop, timeoutMs: 2_000 })
  const [first, second] = await Promise.all([readers.readFeed(feed('bad')), readers.readFeed(feed('good'))])
  expect(first).toEqual({ ok: false, failure: 'too-complex', detail: 'reading took too long' })
  expect(second).toEqual({ ok: true })
})

test('a feed that eats the memory of its thread is given up and the next one is read', async () => {
  const eat = script(
    "parentPort.on('message', m => { const all = []; while (m.body.length === 3) all.push(new Array(1e5).fill(m.body.length + all.length)); parentPort.postMessage({ ok: true }) })",
  )
  readers = openFeedReaders({ script: eat, heapMb: 20, timeoutMs: 20_000 })
  const [first, second] = await Promise.all([readers.readFeed(feed('bad')), readers.readFeed(feed('good'))])
  expect(first).toMatchObject({ ok: false, failure: 'too-complex' })
  expect(second).toEqual({ ok: true })
})

test('after closing, feeds are refused and waiting ones are told', async () => {
  readers = openFeedReaders()
  const waiting = readers.readFeed(feed(oneEntryFeed))
  const told = expect(waiting).rejects.toThrow('closed')
  await readers.close()
  await told
  await expect(readers.readFeed(feed(oneEntryFeed))).rejects.toThrow('closed')
})
