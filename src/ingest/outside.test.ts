import { expect, onTestFinished, test } from 'vitest'
import { startCanary } from '../../test/support/canary.ts'
import { feedBody } from '../../test/support/feed-bodies.ts'
import { parseFetchAllow } from './fetch/fetch-url.ts'
import { openOutside } from './outside.ts'

function open(fetchAllow: string) {
  const parsed = parseFetchAllow(fetchAllow)
  if (!parsed.ok) throw new Error(parsed.entry)
  const outside = openOutside({ allow: parsed.allow, userAgent: 'Chowk/test', now: () => new Date() })
  onTestFinished(() => outside.close())
  return outside
}

test('an address typed by an editor may be an allowed private one; a found one may not', async () => {
  const { port, hits } = await startCanary((_request, response) => response.end('hello'))
  const outside = open('127.0.0.1')
  const url = `http://127.0.0.1:${port}/`
  expect(await outside.fetch(url, { accept: '*/*' })).toMatchObject({ ok: true })
  expect(await outside.fetchFound(url, { accept: '*/*' })).toMatchObject({
    ok: false,
    failure: 'private-address',
  })
  expect(hits).toHaveLength(1)
})

test('feeds are read', async () => {
  const body = Buffer.from(feedBody('rss', [{ url: 'https://outlet.example/1', title: 'One' }]))
  const now = new Date('2026-03-01T06:00:00Z')
  const read = await open('').readFeed({
    body,
    contentType: null,
    feedUrl: 'https://outlet.example/feed',
    now,
  })
  expect(read).toMatchObject({ ok: true, feed: { entries: [{ title: 'One' }] } })
})
