import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

test('a thread answers each feed that it is sent, in order', async () => {
  const worker = new Worker(new URL('./read-feed-thread.ts', import.meta.url))
  for (const title of ['One', 'Two']) {
    const body = new TextEncoder().encode(`<rss><channel><title>${title}</title></channel></rss>`)
    worker.postMessage({
      body,
      contentType: null,
      feedUrl: 'https://a.example/feed',
      now: new Date('2026-01-10T12:00:00Z'),
    })
    const [result] = await once(worker, 'message')
    expect(result).toMatchObject({ ok: true, feed: { title } })
  }
  await worker.terminate()
})

test('dates come out of a thread as dates', async () => {
  const worker = new Worker(new URL('./read-feed-thread.ts', import.meta.url))
  const item =
    '<item><title>x</title><link>https://a.example/1</link><pubDate>2025-11-08T10:00:00Z</pubDate></item>'
  const body = new TextEncoder().encode(`<rss><channel>${item}</channel></rss>`)
  worker.postMessage({
    body,
    contentType: null,
    feedUrl: 'https://a.example/feed',
    now: new Date('2026-01-10T12:00:00Z'),
  })
  const [result] = await once(worker, 'message')
  expect(result.feed.entries[0].publishedAt).toEqual(new Date('2025-11-08T10:00:00Z'))
  await worker.terminate()
})
