import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { movedTo, page, publicPage, sentOn, stubCaches } from '../../../test/support/kept-caches.ts'
import { cacheName, keptAtHeader } from './kept-names.ts'

const words = { locale: 'en-GB', month: 'short', copy: 'Copy of @.', missing: 'Missing.', back: 'Back.' }
const settings = {
  noticeUrl: '/assets/n.js',
  words: { en: { ...words, retry: 'Again', newer: 'Newer', show: 'Show' } },
}
const origin = 'https://chowk.example'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Network = Record<string, () => Response | Promise<Response>>

/** The worker of a reader who keeps pages, with copies of 1 January; `network` responds to addresses, and others fail. */
async function startWorker(network: Network, copies: string[] = ['/', '/story/flood', '/offline']) {
  vi.resetModules()
  const fetched: string[] = []
  const fetch = vi.fn(async (asked: string | Request, { method }: RequestInit = {}) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
    const kind = method ?? (typeof asked === 'string' ? 'GET' : asked.cache)
    fetched.push(`${kind} ${path}`)
    const respond = network[path]
    if (!respond) throw new TypeError(`No network for ${path}`)
    return respond()
  })
  const entries = stubCaches({ fetchFile: (path, init) => fetch(path, init) })
  for (const path of copies) {
    const headers = { ...publicPage, [keptAtHeader]: '2026-01-01T00:00:00.000Z' }
    entries.set(path, new Response('<html lang="en"><head></head><body>Kept', { headers }))
  }
  const listeners: Record<string, (event: unknown) => void> = {}
  const addEventListener = (type: string, listener: (event: unknown) => void) => {
    listeners[type] = listener
  }
  vi.stubGlobal('self', { chowk: settings, addEventListener, clients: { claim: async () => undefined } })
  // In a variable, because a script without exports is no module for the type checker.
  const script = './worker.ts'
  await import(/* @vite-ignore */ script)
  const work: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    await Promise.all(work)
  }
  /** The text of the response to a request for a page or file. */
  const visit = async (path: string, cache: RequestCache = 'default') => {
    const request = Object.defineProperty(new Request(origin + path, { cache }), 'mode', {
      value: 'navigate',
    })
    let response = Promise.resolve(Response.error())
    listeners.fetch?.({ request, waitUntil, respondWith: (given: typeof response) => (response = given) })
    await settle()
    const shown = await response
    return shown.headers.get('location') ?? shown.text()
  }
  const renew = async () => {
    const replied = vi.fn()
    listeners.message?.({ ports: [{ postMessage: replied }], waitUntil })
    await settle()
    return replied.mock.calls
  }
  const activate = async () => {
    listeners.activate?.({ waitUntil })
    await settle()
  }
  return { visit, renew, activate, entries, fetched }
}

const kept = /Copy of 1 Jan 2026, .*Kept/

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

const keep = '<main data-keep="/today / /hi /offline">'
const renewed: Network = {
  '/assets/n.js': script,
  '/offline': () => sentOn(2, keep),
  '/': () => sentOn(2, 'New front'),
  '/hi': () => sentOn(2, 'New Hindi front'),
  '/today': () => page({ status: 502 }),
  '/story/flood': () => page({ status: 410, html: '' }),
  '/story/rain': () => page({ html: '' }),
}

test('a renewal fetches the front pages, deletes what is gone and leaves other stories as they are, even if one page fails', async () => {
  const { renew, entries, fetched } = await startWorker(renewed, ['/', '/story/flood', '/story/rain'])
  expect(await renew()).toEqual([['done']])
  expect([...entries.keys()].sort()).toEqual(['/', '/assets/n.js', '/hi', '/offline', '/story/rain'])
  expect(fetched).toContain('HEAD /story/rain')
  expect(await entries.get('/story/rain')?.clone().text()).toContain('Kept')
})

test('the first page of a day renews the other copies, and the next does not', async () => {
  const { visit, fetched } = await startWorker(renewed)
  await visit('/')
  expect(fetched).toContain('HEAD /story/flood')
  fetched.length = 0
  await visit('/')
  expect(fetched).toEqual(['default /'])
})

test('a page completes what was interrupted when offline pages were turned on, and keeps nothing after they were turned off', async () => {
  const interrupted = await startWorker({ ...renewed, '/stories': page }, [])
  await interrupted.visit('/stories')
  expect([...interrupted.entries.keys()].sort()).toEqual(['/', '/assets/n.js', '/hi', '/offline'])
  const off = await startWorker({ ...renewed, '/stories': page }, [])
  await caches.delete(cacheName)
  await off.visit('/stories')
  expect([off.fetched, await caches.keys()]).toEqual([['default /stories'], []])
})

test('with data saving, front pages that are kept are only checked', async () => {
  const { locks } = navigator
  vi.stubGlobal('navigator', { locks, connection: { saveData: true } })
  const { renew, fetched } = await startWorker(renewed)
  await renew()
  expect(fetched).toEqual(expect.arrayContaining(['HEAD /', 'GET /hi', 'GET /offline']))
})

test('a worker with another format keeps all pages of the one before again', async () => {
  const { activate, entries } = await startWorker(renewed, [])
  await (await caches.open('chowk-offline-0')).put('/story/rain', page())
  await caches.open('of-somebody-else')
  await activate()
  expect([...entries.keys()].sort()).toEqual(['/', '/assets/n.js', '/hi', '/offline', '/story/rain'])
  expect(await caches.keys()).toEqual([cacheName, 'of-somebody-else'])
})

function script(): Response {
  return new Response('script', { headers: { 'content-type': 'text/javascript' } })
}
