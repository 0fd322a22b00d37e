import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { movedTo, page, publicPage } from '../../../test/support/kept-caches.ts'
import { type Network, script, startWorker } from '../../../test/support/offline-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const kept = /Copy of 1 Jan 2026, .*<\/aside>Kept$/

test('Back asks the server for a page that is kept, and without a network shows the copy with its line', async () => {
  const online = await startWorker({ '/': () => page({ html: 'New' }), '/assets/n.js': script })
  expect(await online.visit('/', 'force-cache')).toBe('New')
  expect(online.fetched[0]).toBe('no-cache /')
  const offline = await startWorker({})
  expect(await offline.visit('/', 'force-cache')).toMatch(kept)
})

test("on Back to a page that is not kept, the browser's own old page is shown and not kept", async () => {
  const { visit, entries, fetched } = await startWorker({
    '/story/rain': () => page({ html: 'Old' }),
    '/assets/n.js': script,
  })
  expect(await visit('/story/rain', 'force-cache')).toBe('Old')
  expect(fetched[0]).toBe('force-cache /story/rain')
  expect(entries.has('/story/rain')).toBe(false)
})

test.each([
  ["a proxy's 404", page({ status: 404, 'server-timing': '' })],
  ["a proxy's 429", page({ status: 429, 'server-timing': '' })],
  ['a fault of our server', page({ status: 500 })],
])(
  '%s neither replaces nor deletes a copy; a reload shows an error that may want something',
  async (_, error) => {
    const { visit, entries } = await startWorker({ '/story/flood': () => error.clone() })
    expect(await visit('/story/flood')).toMatch(kept)
    expect(await visit('/story/flood', 'no-cache')).toMatch(error.status < 500 ? 'Another' : kept)
    expect(entries.has('/story/flood')).toBe(true)
  },
)

test('a story that was taken down is gone at once, and a page of a portal is shown but not kept', async () => {
  const portal = () => page({ html: 'Free Wi-Fi', 'server-timing': '' })
  const { visit, entries } = await startWorker({
    '/story/flood': () => page({ status: 404 }),
    '/': portal,
    '/assets/n.js': script,
  })
  expect(await visit('/story/flood')).toContain('Another')
  expect(entries.has('/story/flood')).toBe(false)
  expect(await visit('/')).toBe('Free Wi-Fi')
  expect(await entries.get('/')?.clone().text()).toContain('Kept')
})

test('the copy is shown if the second half of a page does not come', async () => {
  const half = new ReadableStream({
    start: controller => {
      controller.enqueue(new TextEncoder().encode('Half'))
      setTimeout(() => controller.error(new TypeError('The connection was cut.')), 20_000)
    },
  })
  const { visit } = await startWorker({ '/': () => new Response(half, { headers: publicPage }) })
  expect(await visit('/')).toMatch(kept)
})

test('a page that is not kept may take long to begin and to end; after a quarter of a minute without a beginning, the reader is told', async () => {
  const after = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
  const slow = new ReadableStream({
    start: async controller => {
      await after(30_000)
      controller.enqueue(new TextEncoder().encode('Slow'))
      controller.close()
    },
  })
  const network: Network = {
    '/stories': () => after(14_000).then(() => new Response(slow, { headers: publicPage })),
    '/search': () => after(16_000).then(() => page()),
  }
  const { visit, entries } = await startWorker(network)
  expect(await visit('/stories')).toBe('Slow')
  expect(await visit('/search')).toContain('Missing.')
  entries.delete('/offline')
  expect(await visit('/search')).toContain('Another')
})

test.each([
  ['/edition/hi?to=%2F', '/hi'],
  ['/edition/hi?to=%2Fhi%3Fx%3D1', '/hi'],
  ['/edition/en?to=%2Fhi%2Fstory%2Fflood', '/story/flood'],
])('without a network the edition link %s leads to the copy at %s', async (link, path) => {
  const never = () => new Promise<Response>(() => undefined)
  const stalled: Network = { '/edition/hi': never, '/edition/en': never }
  for (const network of [{}, stalled]) {
    const { visit, entries } = await startWorker(network, [path, '/offline'])
    expect(await visit(link)).toBe(path)
    entries.delete(path)
    expect(await visit(link)).toContain('Missing.')
  }
})

test("with a network the edition link is the server's, and its page is not kept under the link", async () => {
  const { visit, entries } = await startWorker(
    { '/edition/hi': () => movedTo('/hi', page({ html: 'Hindi' })) },
    ['/hi', '/offline'],
  )
  expect(await visit('/edition/hi?to=%2F')).toBe('Hindi')
  expect([...entries.keys()]).toEqual(['/hi', '/offline'])
})

test.each(['/', '/search'])(
  'later requests for %s do not wait for the first, which stalls, even if one between succeeded',
  async path => {
    const never = () => new Promise<Response>(() => undefined)
    const responses = [never, () => page(), never]
    const { open, fetched } = await startWorker({ [path]: () => responses.shift()?.() ?? never() })
    for (let n = 0; n < 3; n += 1) {
      void open(path)
      await vi.advanceTimersByTimeAsync(16_000)
    }
    const requests = fetched.filter(each => each.endsWith(` ${path}`))
    expect(requests).toEqual([`default ${path}`, `reload ${path}`, `reload ${path}`])
  },
)

test("the plain address leads offline to the front page of the reader's edition", async () => {
  const hidden = (): Response =>
    Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
      clone: { value: hidden },
    })
  const responses = [hidden(), movedTo('/hi', page())]
  const { visit, fetched } = await startWorker({
    '/': () => responses.shift() ?? Promise.reject(new TypeError('No network')),
  })
  await visit('/')
  expect(fetched).toEqual(['default /', 'GET /'])
  expect(await visit('/')).toBe('/hi')
})

test('a page in place of a file, which an earlier version kept, is not served', async () => {
  const { visit, entries } = await startWorker({ '/assets/reader.js': script })
  entries.set('/assets/reader.js', page())
  expect(await visit('/assets/reader.js')).toBe('script')
})
