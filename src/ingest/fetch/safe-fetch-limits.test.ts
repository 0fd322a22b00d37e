import { execFile } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startCanary } from '../../../test/support/canary.ts'
import { startSafeFetch } from '../../../test/support/start-safe-fetch.ts'
import type { SafeFetched, SafeFetchOptions } from './fetched-response.ts'

const fiveMegabytes = 5 * 1024 * 1024
const fetchAtOnce = fileURLToPath(new URL('../../../test/support/fetch-at-once.ts', import.meta.url))

// Time for a request to reach its server on a busy machine: a request cut before that has no connection to close.
const late = { deadlineMs: 1_000 }

const earlyHint = 'HTTP/1.1 103 Early Hints\r\n\r\n'

/** 300 MB of zeros in 300 KB, as concatenated gzip members. */
const bomb = Buffer.concat(Array(300).fill(gzipSync(Buffer.alloc(1024 * 1024), { level: 9 })))

/** Fetches from a server that responds as `answer` does; also returns whether the connection was closed early. */
async function readFrom(
  answer: (response: ServerResponse) => unknown,
  options: Partial<SafeFetchOptions> = {},
): Promise<{ answer: SafeFetched; hungUp: Promise<unknown> }> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { port } = await startCanary((_request, response) => {
    response.on('close', resolve)
    answer(response)
  })
  const fetched = await startSafeFetch(`127.0.0.1:${port}`)(`http://127.0.0.1:${port}/`, options)
  return { answer: fetched, hungUp: promise }
}

/** Writes until the connection is closed. */
function pour(response: ServerResponse, chunk: Buffer): void {
  while (!response.destroyed && response.write(chunk)) {}
  if (!response.destroyed) response.once('drain', () => pour(response, chunk))
}

test('a gzip bomb of 300 KB and 300 MB is stopped at the limit', async () => {
  expect(bomb.length).toBeLessThan(400_000)
  const before = process.memoryUsage().rss
  const { answer } = await readFrom(response => response.setHeader('content-encoding', 'gzip').end(bomb))
  expect(answer).toMatchObject({ ok: false, failure: 'too-large' })
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
})

const headOnly = { bytesMax: 512 * 1024, onTooLarge: 'truncate' } as const

test.each<[string, object, (response: ServerResponse) => unknown, Partial<SafeFetchOptions>?]>([
  ['of an endless body', { failure: 'too-large' }, response => pour(response, Buffer.alloc(65_536, 'a'))],
  [
    'of a page whose first 512 KB are read',
    { body: Buffer.alloc(512 * 1024, 'a') },
    response => pour(response, Buffer.alloc(10_000, 'a')),
    headOnly,
  ],
  [
    'of an endless stream that decodes to nothing',
    { failure: 'too-large' },
    response => {
      response.setHeader('content-encoding', 'gzip')
      pour(response, Buffer.concat(Array(3_000).fill(gzipSync(''))))
    },
  ],
  [
    'of a Content-Length over the limit, immediately',
    { failure: 'too-large' },
    response => response.writeHead(200, { 'content-length': String(fiveMegabytes + 1) }).write('a'),
  ],
  [
    'of too many encodings',
    { failure: 'bad-encoding' },
    response => pour(response.setHeader('content-encoding', 'gzip, br, gzip'), Buffer.alloc(1_000)),
  ],
  [
    'of endless early hints',
    { failure: 'broken-answer', detail: { code: 'endless-interim-answers' } },
    response => response.socket?.write(earlyHint.repeat(100)),
  ],
  [
    'of a silent server, by the deadline',
    { failure: 'timeout', detail: { code: 'deadline' } },
    () => {},
    late,
  ],
])('the connection is closed: %s', async (_what, expected, respond, options) => {
  const { answer, hungUp } = await readFrom(respond, options)
  expect(answer).toMatchObject(expected)
  await hungUp
})

const plain = 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n'

test.each([
  ['Content-Length and chunks', `${plain}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`],
  ['a body shorter than its length', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort'],
  ['an invalid status', 'HTTP/1.1 000 Nothing\r\n\r\n'],
])('a response with %s is a broken answer', async (_what, bytes) => {
  const { answer } = await readFrom(response => response.socket?.end(bytes))
  expect(answer).toMatchObject({ ok: false, failure: 'broken-answer' })
})

test.each([
  ['longer than its length', `${plain}\r\nhello and more`, Buffer.from('hello')],
  ['after a few early hints', `${earlyHint.repeat(3)}${plain}\r\nhello`, Buffer.from('hello')],
  [
    'in a hundred thousand tiny chunks',
    `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(100_000)}0\r\n\r\n`,
    Buffer.alloc(100_000, 'a'),
  ],
])('a body %s is read', async (_what, bytes, body) => {
  const { answer } = await readFrom(response => response.socket?.write(bytes))
  expect(answer).toMatchObject({ ok: true, body })
})

test('a server that sends a byte now and then is stopped by the deadline, in headers and in the body', async () => {
  const drip = (response: ServerResponse, head: string) => {
    response.socket?.write(head)
    const timer = setInterval(() => response.socket?.write('a'), 20)
    response.on('close', () => clearInterval(timer))
  }
  for (const head of ['HTTP/1.1 200 OK\r\nx: ', 'HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n']) {
    const { answer, hungUp } = await readFrom(response => drip(response, head), late)
    expect(answer).toMatchObject({ ok: false, failure: 'timeout' })
    await hungUp
  }
})

test('a redirect with a slow body is stopped by the same deadline', async () => {
  const { answer } = await readFrom(response => response.writeHead(302, { location: '/on' }).write('a'), {
    deadlineMs: 100,
  })
  expect(answer).toMatchObject({ ok: false, failure: 'timeout' })
})

test('a name server that never responds is stopped by the deadline', async () => {
  const safeFetch = startSafeFetch('', { resolveHost: () => new Promise(() => undefined) })
  const answer = await safeFetch('http://example.com/', { deadlineMs: 50 })
  expect(answer).toMatchObject({ ok: false, failure: 'timeout' })
})

test('the caller may cancel the fetch', async () => {
  const controller = new AbortController()
  const { answer, hungUp } = await readFrom(() => controller.abort(), { signal: controller.signal })
  expect(answer).toMatchObject({ ok: false, failure: 'cancelled' })
  await hungUp
})

test('plain text labelled gzip is read as it is, but damaged gzip is a bad encoding', async () => {
  const plain = await readFrom(response => response.setHeader('content-encoding', 'gzip').end('<rss/>'))
  expect(plain.answer).toMatchObject({ ok: true, status: 200 })
  const damaged = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xff, 0xff, 0xff, 0xff])
  const { answer } = await readFrom(response => response.setHeader('content-encoding', 'gzip').end(damaged))
  expect(answer).toMatchObject({ ok: false, failure: 'bad-encoding' })
})

test('an empty response is a success', async () => {
  const { answer } = await readFrom(response => response.writeHead(204).end())
  expect(answer).toMatchObject({ ok: true, status: 204, body: Buffer.alloc(0) })
})

test('concurrent bombs stay within the memory of their limits', async () => {
  const bombs = 36
  // Brotli's largest window needs 16 MB per decoder, if all decoded at the same time.
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 2 }
  const brotliBomb = brotliCompressSync(Buffer.alloc(6 * 1024 * 1024), { params })
  const { port } = await startCanary((_request, response) => {
    response.setHeader('content-encoding', 'br').end(brotliBomb)
  })
  const args = [fetchAtOnce, `127.0.0.1:${port}`, String(bombs)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { endings, bytes } = JSON.parse(stdout)
  expect(endings).toEqual(Array.from({ length: bombs }, () => 'too-large'))
  // Four decode at a time and need 70 to 90 MB, 140 on a busy machine; all of them need five times as much.
  expect(bytes).toBeLessThan(bombs * fiveMegabytes)
})
