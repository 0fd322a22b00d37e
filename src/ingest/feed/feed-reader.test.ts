import { expect, onTestFinished, test } from 'vitest'
import { poisonFeeds } from '../../../test/support/poison-bodies.ts'
import { propertyRuns } from '../../../test/support/property-runs.ts'
import { readerScript } from '../../../test/support/reader-script.ts'
import { openFeedReader } from './feed-reader.ts'

const now = new Date('2026-01-10T12:00:00Z')
// A fortieth of the allowed size; in `npm run soak`, all of it.
const bodyBytes = Math.min(propertyRuns(125_000), 5_000_000)
const oneEntryFeed =
  '<rss><channel><title>T</title><item><title>One</title><link>https://a.example/1</link><pubDate>2025-11-08T10:00:00Z</pubDate></item></channel></rss>'

// The default time is for an idle machine.
function open(limits?: Parameters<typeof openFeedReader>[0]) {
  const reader = openFeedReader({ timeoutMs: 60_000, ...limits })
  onTestFinished(() => reader.close())
  return reader
}

function feed(text: string) {
  return { body: Buffer.from(text), contentType: null, feedUrl: 'https://a.example/feed', now }
}

test('reading a feed in a child process gives the same result as reading it directly, with dates as dates', async () => {
  const result = await open().readFeed(feed(oneEntryFeed))
  expect(result.ok && result.feed.entries).toMatchObject([
    { canonicalUrl: 'https://a.example/1', publishedAt: new Date('2025-11-08T10:00:00Z') },
  ])
})

test('the feed links of a page are found in the same process', async () => {
  const body = Buffer.from('<link rel="alternate" type="application/rss+xml" title="All" href="/feed">')
  const page = { body, contentType: null, url: 'https://a.example/' }
  expect(await open().findFeedLinks(page)).toMatchObject([{ url: 'https://a.example/feed', title: 'All' }])
})

test('a list of feeds is read in the same process, and one that kills it is too complex', async () => {
  const opml = '<opml><body><outline xmlUrl="https://a.example/feed" text="A"/></body></opml>'
  expect(await open().readList(opml)).toMatchObject({ ok: true, feeds: [{ url: 'https://a.example/feed' }] })
  const crashing = open({ script: readerScript('process.abort()') })
  expect(await crashing.readList(opml)).toEqual({ ok: false, reason: 'too-complex' })
})

test('sixty kinds of hostile feeds each have an outcome, and a good feed between them is read', async () => {
  // A fifth of the memory.
  const { readFeed } = open({ heapMb: 20 })
  for (const [name, body] of poisonFeeds(bodyBytes)) {
    const [result, good] = await Promise.all([readFeed(feed(body)), readFeed(feed(oneEntryFeed))])
    expect(result.ok || result.failure.length > 0, name).toBe(true)
    expect(good, name).toMatchObject({ ok: true })
  }
})

test('a feed that takes too long is too complex', async () => {
  const result = await open({ script: readerScript('for (;;);'), timeoutMs: 300 }).readFeed(feed('bad'))
  expect(result).toEqual({ ok: false, failure: 'too-complex', detail: { code: 'reading-too-slow' } })
})
