import type { RequestListener } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startCanary } from '../../../test/support/canary.ts'
import { startSafeFetch } from '../../../test/support/start-safe-fetch.ts'
import { describeFetchFailure } from '../../domain/reasons/fetch-failure.ts'
import type { SafeFetched } from './fetched-response.ts'
import { userAgentOf } from './safe-fetch.ts'

test('a response has its validators, times and final address', async () => {
  const { port, hits } = await startCanary((_request, response) => {
    response.setHeader('etag', '"a"')
    response.setHeader('last-modified', 'Tue, 03 Nov 2026 10:00:00 GMT')
    response.setHeader('cache-control', 'public, max-age=600')
    response.end('hello')
  })
  const answer = await startSafeFetch(`127.0.0.1:${port}`)(`http://127.0.0.1:${port}/feed?a=1#top`)
  expect(answer).toMatchObject({
    ok: true,
    status: 200,
    notModified: false,
    url: `http://127.0.0.1:${port}/feed?a=1`,
    etag: '"a"',
    lastModified: 'Tue, 03 Nov 2026 10:00:00 GMT',
    maxAgeMs: 600_000,
    body: Buffer.from('hello'),
  })
  expect(hits[0]?.url).toBe('/feed?a=1')
  expect(hits[0]?.headers).toMatchObject({
    'user-agent': 'Chowk/test',
    'accept-encoding': 'gzip, deflate, br',
  })
})

test('validators are sent back, and a 304 has no body', async () => {
  const { port, hits } = await startCanary((_request, response) =>
    response.writeHead(304, { etag: '"b"' }).end(),
  )
  const safeFetch = startSafeFetch(`127.0.0.1:${port}`)
  const answer = await safeFetch(`http://127.0.0.1:${port}/`, { etag: 'W/"a"', lastModified: 'yesterday' })
  expect(answer).toMatchObject({
    ok: true,
    status: 304,
    notModified: true,
    etag: '"b"',
    body: Buffer.alloc(0),
  })
  expect(hits[0]?.headers).toMatchObject({ 'if-none-match': 'W/"a"', 'if-modified-since': 'yesterday' })
})

test('a stored validator cannot inject a header', async () => {
  const { port, hits } = await startCanary((_request, response) => response.end())
  await startSafeFetch(`127.0.0.1:${port}`)(`http://127.0.0.1:${port}/`, { etag: '"a"\r\nx-evil: 1' })
  expect(hits[0]?.headers).not.toHaveProperty('x-evil')
  expect(hits[0]?.headers).not.toHaveProperty('if-none-match')
})

test('a failure has its status, address and time to retry', async () => {
  const { port } = await startCanary((_request, response) =>
    response.writeHead(429, { 'retry-after': '7' }).end('no'),
  )
  const url = `http://127.0.0.1:${port}/`
  const detail = { code: 'status', status: 429 }
  const failed = { ok: false, failure: 'throttled', status: 429, url, detail, retryAfterMs: 7_000 }
  expect(await startSafeFetch(`127.0.0.1:${port}`)(url)).toEqual(failed)
})

test.each([301, 302, 303, 307, 308])(
  '%i to a private address is refused, and the canary server gets no request',
  async status => {
    const canary = await startCanary((_request, response) => response.end('secret'))
    const targets = [
      `http://localhost:${canary.port}/`,
      `http://localhost.:${canary.port}/`,
      `http://[::1]:${canary.port}/`,
      `http://[::ffff:127.0.0.1]:${canary.port}/`,
      `http://0.0.0.0:${canary.port}/`,
      `http://127.1:${canary.port}/`,
      `http://2130706433:${canary.port}/`,
      `//127.0.0.2:${canary.port}/`,
      `http://rebound.example:${canary.port}/`,
    ]
    const { port } = await startCanary((request, response) => {
      response.writeHead(status, { location: targets[Number(request.url?.slice(1))] }).end()
    })
    const safeFetch = startSafeFetch(`127.0.0.1:${port}`, { resolveHost: async () => ['127.0.0.1'] })
    const answers = await Promise.all(
      targets.map((_, index) => safeFetch(`http://127.0.0.1:${port}/${index}`)),
    )
    expect(
      new Set(answers.map(answer => (answer.ok ? 'read' : describeFetchFailure(answer.failure, 'en')))),
    ).toEqual(new Set(['Chowk cannot reach this address.']))
    expect(canary.hits).toHaveLength(0)
  },
)

test('refused, closed and unknown hosts have the same sentence and detail', async () => {
  const canary = await startCanary((_request, response) => response.end('secret'))
  const closed = await closedPort()
  const safeFetch = startSafeFetch(`127.0.0.1:${closed}`, {
    resolveHost: async name => (name === 'private.example' ? ['127.0.0.1'] : []),
  })
  const addresses = [
    `http://127.0.0.1:${canary.port}/`,
    `http://127.0.0.1:${closed}/`,
    `http://private.example:${canary.port}/`,
    'http://nowhere.example/',
  ]
  const answers = await Promise.all(addresses.map(address => safeFetch(address)))
  const failures = answers.map(answer => (answer.ok ? 'read' : answer.failure))
  expect(failures).toEqual(['private-address', 'refused', 'dns', 'dns'])
  expect(new Set(answers.map(answer => (answer.ok ? 'read' : answer.detail.code)))).toEqual(
    new Set(['no-connection']),
  )
  expect(canary.hits).toHaveLength(0)
})

test('a refusal is logged with the address', async () => {
  const lines: object[] = []
  const log = { warn: (details: object) => lines.push(details) }
  await startSafeFetch('', { log, resolveHost: async () => ['10.0.0.5'] })('http://inner.example:8080/')
  expect(lines).toEqual([{ hostname: 'inner.example', port: 8080, address: '10.0.0.5' }])
})

test('no cookie, credential or referrer crosses a redirect to another origin', async () => {
  const other = await startCanary((_request, response) => response.end('here'))
  const url = `http://127.0.0.1:${other.port}/b`
  const { port, hits } = await startCanary((_request, response) =>
    response
      .writeHead(302, { location: url, 'set-cookie': 'id=1; Path=/', 'www-authenticate': 'Basic' })
      .end('moved'),
  )
  const safeFetch = startSafeFetch(`127.0.0.1:${port},127.0.0.1:${other.port}`)
  expect(await safeFetch(`http://127.0.0.1:${port}/a`)).toMatchObject({
    ok: true,
    url,
    permanentUrl: undefined,
  })
  expect([...hits, ...other.hits].map(hit => Object.keys(hit.headers).sort().join(' '))).toEqual(
    Array(2).fill('accept accept-encoding connection host user-agent'),
  )
})

test('a redirect and its target share one connection', async () => {
  const { port, hits } = await startCanary((request, response) => {
    if (request.url === '/a') response.writeHead(302, { location: '/b' }).end('moved')
    else response.end('here')
  })
  const safeFetch = startSafeFetch(`127.0.0.1:${port}`)
  await safeFetch(`http://127.0.0.1:${port}/a`)
  expect(new Set(hits.map(hit => hit.socket.remotePort)).size).toBe(1)
})

test('https to a server without TLS is "tls"', async () => {
  const port = await startRaw('HTTP/1.1 400 Bad Request\r\n\r\n')
  const answer = await startSafeFetch(`127.0.0.1:${port}`)(`https://127.0.0.1:${port}/`)
  expect(answer).toMatchObject({ ok: false, failure: 'tls' })
})

test('a closed fetch returns a failure instead of throwing', async () => {
  const silent: RequestListener = () => undefined
  const { port } = await startCanary(silent)
  const safeFetch = startSafeFetch(`127.0.0.1:${port}`)
  const pending = safeFetch(`http://127.0.0.1:${port}/`)
  await safeFetch.close()
  expect(await pending).toMatchObject({ ok: false, failure: 'cancelled' })
  expect(await safeFetch(`http://127.0.0.1:${port}/`)).toMatchObject({ ok: false, failure: 'cancelled' })
})

/** A server that sends the same bytes on every connection. */
async function startRaw(text: string): Promise<number> {
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(text))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await new Promise(resolve => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

test('the default deadline is twenty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const safeFetch = startSafeFetch('', { resolveHost: () => new Promise(() => undefined) })
  const answers: SafeFetched[] = []
  void safeFetch('http://example.com/').then(answer => answers.push(answer))
  await vi.advanceTimersByTimeAsync(19_999)
  expect(answers).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toMatchObject([{ ok: false, failure: 'timeout' }])
})

test('the user agent names Chowk and an address to read about it', () => {
  expect(userAgentOf(null)).toBe('Chowk/1.0 (feed reader)')
  expect(userAgentOf('https://news.example')).toBe('Chowk/1.0 (feed reader; +https://news.example)')
})
