import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFetchedHeaders } from '../fetch/fetched-response.ts'
import { packBody } from './poll-columns.ts'

const now = new Date('2026-03-01T06:00:00Z')

function answer(body: Buffer, headers: Record<string, string | string[]> = {}) {
  return {
    ok: true as const,
    status: 200,
    notModified: false,
    body,
    url: 'https://outlet.example/feed',
    headers: createFetchedHeaders(headers),
  }
}

test('a body is stored compressed, with its address, time and headers', async () => {
  const body = Buffer.from('<rss>घाटी</rss>')
  const packed = await packBody(answer(body, { 'content-type': 'text/xml', 'x-a': ['1', '2'] }), now)
  expect(packed).toMatchObject({
    url: 'https://outlet.example/feed',
    status: 200,
    fetchedAt: now,
    bodyBytes: body.length,
    headers: 'content-type: text/xml\nx-a: 1, 2',
  })
  expect(gunzipSync(packed.body)).toEqual(body)
})

test('of a long body, the first 256 KB and its length are stored', async () => {
  const packed = await packBody(answer(Buffer.alloc(300 * 1024, 'x')), now)
  expect(gunzipSync(packed.body)).toHaveLength(256 * 1024)
  expect(packed.bodyBytes).toBe(300 * 1024)
})

test('cookies are not stored', async () => {
  const headers = { 'set-cookie': ['id=secret', 'b=secret'], 'set-cookie2': 'secret', etag: '"a"' }
  expect((await packBody(answer(Buffer.alloc(0), headers), now)).headers).toBe('etag: "a"')
})

test('headers are bounded, and contain nothing that the database cannot store', async () => {
  const long = await packBody(answer(Buffer.alloc(0), { 'x-a': '\u{1f600}'.repeat(8_000) }), now)
  expect(long.headers.length).toBeLessThanOrEqual(8_000)
  expect(long.headers.isWellFormed()).toBe(true)
  expect((await packBody(answer(Buffer.alloc(0), { 'x-a': 'a\0b' }), now)).headers).toBe('x-a: ab')
})
