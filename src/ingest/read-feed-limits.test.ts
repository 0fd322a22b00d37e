import { afterEach, expect, test } from 'vitest'
import { type FeedThread, openFeedThread } from './read-feed-limits.ts'

const INPUT = {
  body: new TextEncoder().encode('<rss><channel><title>T</title></channel></rss>'),
  contentType: null,
  feedUrl: 'https://a.example/feed',
  now: new Date('2026-01-10T12:00:00Z'),
}

let thread: FeedThread | null = null

afterEach(async () => {
  await thread?.close()
})

function script(code: string): URL {
  const text = `import { parentPort } from 'node:worker_threads'; ${code}`
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`)
}

test('a thread reads one feed after the other', async () => {
  thread = openFeedThread({})
  expect(await thread.read(INPUT)).toMatchObject({ ok: true, feed: { title: 'T' } })
  expect(await thread.read(INPUT)).toMatchObject({ ok: true, feed: { title: 'T' } })
})

test('a thread that fails has a named outcome and reads again', async () => {
  thread = openFeedThread({ script: script("parentPort.on('message', () => { throw new Error('broken') })") })
  const expected = { ok: false, failure: 'too-complex', detail: 'reading failed: broken' }
  expect([await thread.read(INPUT), await thread.read(INPUT)]).toEqual([expected, expected])
})

test('a thread that stops by itself has a named outcome', async () => {
  thread = openFeedThread({ script: script("parentPort.on('message', () => process.exit(0))") })
  expect(await thread.read(INPUT)).toMatchObject({
    ok: false,
    failure: 'too-complex',
    detail: 'reading stopped',
  })
})

test('a thread that was closed starts again when it is needed', async () => {
  thread = openFeedThread({})
  await thread.close()
  expect(await thread.read(INPUT)).toMatchObject({ ok: true })
})
