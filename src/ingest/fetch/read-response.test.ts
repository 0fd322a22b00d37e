import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createLimiter } from '../../concurrency/limiter.ts'
import { createFetchedHeaders } from './fetched-response.ts'
import type { Landed } from './follow-redirects.ts'
import { readResponse } from './read-response.ts'

const context = { now: Date.parse('2026-11-21T10:00:00Z'), decodeLimiter: createLimiter(1) }

function landedWith(status: number, headers: Record<string, string>, body: string | Buffer = ''): Landed {
  const stream = Readable.from([Buffer.from(body)])
  const discard = async () => {
    stream.destroy()
  }
  return {
    response: { status, headers: createFetchedHeaders(headers), body: stream, discard },
    url: new URL('https://example.com/feed'),
  }
}

test.each([200, 203, 206, 226, 299])('%i is a success', async status => {
  const answer = await readResponse(landedWith(status, {}, 'hello'), {}, context)
  expect(answer).toMatchObject({
    ok: true,
    status,
    url: 'https://example.com/feed',
    body: Buffer.from('hello'),
  })
})

test.each([
  [300, {}, 'http-error'],
  [302, {}, 'http-error'],
  [304, {}, 'http-error'],
  [400, {}, 'http-error'],
  [401, {}, 'forbidden'],
  [403, {}, 'forbidden'],
  [404, {}, 'not-found'],
  [410, {}, 'gone'],
  [429, {}, 'throttled'],
  [451, {}, 'forbidden'],
  [500, { 'retry-after': '1' }, 'http-error'],
  [503, {}, 'http-error'],
  [503, { 'retry-after': '1' }, 'throttled'],
  [999, {}, 'http-error'],
])('HTTP %i with %j is the failure "%s", and its body is discarded', async (status, headers, failure) => {
  const landed = landedWith(status, headers, 'sorry')
  const answer = await readResponse(landed, {}, context)
  expect(answer).toMatchObject({ ok: false, status, failure, detail: { code: 'status', status } })
  expect(landed.response.body.destroyed).toBe(true)
})

test('a robot check of Imunify360 is named by its server', async () => {
  const landed = landedWith(415, { server: 'imunify360-webshield/1.21' }, '')
  expect(await readResponse(landed, {}, context)).toMatchObject({ detail: { code: 'robot-check' } })
})

test.each(['cf-mitigated', 'x-datadome', 'sg-captcha', 'x-vercel-mitigated'])(
  'the header %s of a refusal names a robot check',
  async name => {
    const answer = await readResponse(landedWith(403, { [name]: 'challenge' }, ''), {}, context)
    expect(answer).toMatchObject({ failure: 'forbidden', detail: { code: 'robot-check' } })
  },
)

test('a page that is gone is gone, also behind a robot check', async () => {
  const answer = await readResponse(landedWith(404, { 'x-datadome': 'protected' }, ''), {}, context)
  expect(answer).toMatchObject({ detail: { code: 'status', status: 404 } })
})

test('the requested part of an error response is kept, decoded', async () => {
  const body = gzipSync('Just a moment. '.repeat(100))
  const landed = landedWith(403, { 'content-encoding': 'gzip' }, body)
  expect(await readResponse(landed, { refusalBytesMax: 120 }, context)).toMatchObject({
    ok: false,
    failure: 'forbidden',
    status: 403,
    refusal: { url: 'https://example.com/feed', body: Buffer.from('Just a moment. '.repeat(8)) },
  })
})

test('an error response that cannot be decoded is still that failure', async () => {
  const landed = landedWith(403, { 'content-encoding': 'br' }, 'no brotli')
  const answer = await readResponse(landed, { refusalBytesMax: 100 }, context)
  expect(answer).toMatchObject({ ok: false, failure: 'forbidden' })
  expect(answer).not.toHaveProperty('refusal')
})

test('a 304 is accepted only for a conditional request', async () => {
  const options = { lastModified: 'Tue, 03 Nov 2026 10:00:00 GMT' }
  expect(await readResponse(landedWith(304, {}), options, context)).toMatchObject({
    ok: true,
    notModified: true,
  })
  expect(await readResponse(landedWith(304, {}), { etag: '' }, context)).toMatchObject({
    ok: false,
    failure: 'http-error',
  })
})

test('validators and the time of freshness are read, and for a failure the time to retry', async () => {
  const headers = {
    etag: '"a"',
    'cache-control': 'max-age=60',
    'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT',
  }
  const read = await readResponse(landedWith(200, headers), {}, context)
  expect(read).toMatchObject({ etag: '"a"', maxAgeMs: 60_000 })
  expect(await readResponse(landedWith(503, headers), {}, context)).toMatchObject({
    failure: 'throttled',
    retryAfterMs: 30_000,
  })
})

test('the permanent address is passed on', async () => {
  const landed = { ...landedWith(200, {}), permanentUrl: 'https://example.com/new' }
  expect(await readResponse(landed, {}, context)).toMatchObject({ permanentUrl: 'https://example.com/new' })
})

test('a Content-Length over the limit is refused, one that is not a number is ignored', async () => {
  const long = landedWith(200, { 'content-length': '101' }, 'short')
  await expect(readResponse(long, { bytesMax: 100 }, context)).rejects.toMatchObject({ failure: 'too-large' })
  const odd = landedWith(200, { 'content-length': 'many' }, 'short')
  expect(await readResponse(odd, { bytesMax: 100 }, context)).toMatchObject({
    ok: true,
    body: Buffer.from('short'),
  })
})
