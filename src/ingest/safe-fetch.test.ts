import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { parseFetchAllow } from './fetch-allow.ts'
import { createSafeFetch, type SafeFetch, type SafeFetchDeps } from './safe-fetch.ts'

const closers: (() => Promise<unknown> | unknown)[] = []

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function startServer(
  listener: RequestListener,
): Promise<{ port: number; hits: IncomingMessage[]; server: Server }> {
  const hits: IncomingMessage[] = []
  const server = createServer((request, response) => {
    hits.push(request)
    listener(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  })
  return { port: (server.address() as AddressInfo).port, hits, server }
}

function startFetch(allow: string, deps: Partial<SafeFetchDeps> = {}): SafeFetch {
  const parsed = parseFetchAllow(allow)
  if (!parsed.ok) throw new Error(parsed.entry)
  const safeFetch = createSafeFetch({ allow: parsed.allow, userAgent: 'Chowk/test', ...deps })
  closers.push(() => safeFetch.close())
  return safeFetch
}

test('an allowed address is read, with its validators', async () => {
  const { port, hits } = await startServer((_request, response) => {
    response.setHeader('etag', '"a"')
    response.end('hello')
  })
  const answer = await startFetch(`127.0.0.1:${port}`)(`http://127.0.0.1:${port}/feed#top`)
  expect(answer).toMatchObject({ ok: true, status: 200, url: `http://127.0.0.1:${port}/feed`, etag: '"a"' })
  expect(answer.ok && answer.body.toString()).toBe('hello')
  expect(hits[0]?.headers).toMatchObject({
    'user-agent': 'Chowk/test',
    'accept-encoding': 'gzip, deflate, br',
  })
})

test('gzip', async () => {
  const { port } = await startServer((_request, response) => {
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync('hello'))
  })
  const answer = await startFetch(`127.0.0.1`)(`http://127.0.0.1:${port}/feed#top`)
  expect(answer.ok && answer.body.toString()).toBe('hello')
})

test('a private address is refused without a connection', async () => {
  const { port, hits } = await startServer((_request, response) => response.end('secret'))
  const answer = await startFetch('')(`http://127.0.0.1:${port}/`)
  expect(answer).toMatchObject({ ok: false, failure: 'private-address' })
  expect(hits).toHaveLength(0)
})
