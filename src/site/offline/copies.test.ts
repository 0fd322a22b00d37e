import { afterEach, expect, test, vi } from 'vitest'
import { keepCopy, keepFile } from './copies.ts'
import { deleteKept, findKept } from './kept-cache.ts'
import { cacheName, lettersMax, turnLock } from './kept-names.ts'

/** A stub of the browser's caches with the methods that copies use. */
function stubCaches({ beforeAdd = async (_: string) => undefined } = {}) {
  const entries = new Map<string, Response>()
  const cache = {
    add: async (path: string) => {
      await beforeAdd(path)
      entries.set(path, new Response('file'))
    },
    put: async (path: string, response: Response) => void entries.set(path, response),
    match: async (path: string) => entries.get(path)?.clone(),
    delete: async (path: string) => entries.delete(path),
    keys: async () => [...entries.keys()].map(path => ({ url: `https://chowk.example${path}` })),
  }
  vi.stubGlobal('caches', {
    has: async (name: string) => name === cacheName,
    open: async () => cache,
    match: async (path: string) => cache.match(path),
  })
}

afterEach(() => vi.unstubAllGlobals())

const story = '/story/flood'
const publicPage = { 'cache-control': 'public, max-age=0', 'content-type': 'text/html; charset=utf-8' }
const keep = (status: number) =>
  keepCopy(story, new Response('<title>Flood</title>', { status, headers: publicPage }), '/assets/n.js')

test.each([404, 410])('the copy of a page that is gone (%d) is deleted', async status => {
  stubCaches()
  await keep(200)
  expect(await findKept(story)).toBeDefined()
  await keep(status)
  expect(await findKept(story)).toBeUndefined()
})

test('the copy of a temporarily unavailable page stays', async () => {
  stubCaches()
  await keep(200)
  await keep(503)
  expect(await (await findKept(story))?.text()).toContain('Flood')
})

test('a turn that nobody gives back blocks no page, and the next copy is not kept', async () => {
  stubCaches()
  await keep(200)
  const held = Promise.withResolvers<undefined>()
  void navigator.locks.request(turnLock, () => held.promise)
  vi.useFakeTimers()
  const kept = keep(410)
  expect(await findKept(story)).toBeDefined()
  await vi.advanceTimersByTimeAsync(10_000)
  await kept
  expect(await findKept(story)).toBeDefined()
  vi.useRealTimers()
  held.resolve(undefined)
  await keep(410)
  expect(await findKept(story)).toBeUndefined()
})

function page({ status = 200, ...headers }: { status?: number } & Record<string, string | number> = {}) {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const all = { ...publicPage, ...Object.fromEntries(given) }
  return new Response('<title>Another</title>', { status, headers: all })
}

test.each([
  ['a part of a page', page({ status: 206 })],
  ['a page for one reader', page({ 'cache-control': 'private, no-store' })],
  ['a file', page({ 'content-type': 'application/json' })],
  ['the page that another address leads to', Object.defineProperty(page(), 'redirected', { value: true })],
])('%s is not kept, and the earlier copy stays', async (_, response) => {
  stubCaches()
  await keep(200)
  await keepCopy(story, response, '/assets/n.js')
  expect(await (await findKept(story))?.text()).toContain('Flood')
})

test('a copy says neither that it was just sent nor how many bytes came', async () => {
  stubCaches()
  const sent = { 'server-timing': 'now;dur=1767335400', 'content-length': 99 }
  await keepCopy(story, page(sent), '/assets/n.js')
  const headers = (await findKept(story))?.headers
  expect([headers?.get('server-timing'), headers?.get('content-length')]).toEqual([null, null])
})

test('a page that is kept while the files of another still arrive does not delete those', async () => {
  const held = Promise.withResolvers<undefined>()
  stubCaches({ beforeAdd: async path => (path === '/assets/slow.js' ? held.promise : undefined) })
  const html = '<link href="/style/1a2b4a-0.css"><script src="/assets/slow.js"></script>'
  const offline = new Response(html, { headers: publicPage })
  const kept = keepCopy('/offline', offline, '/assets/n.js')
  await keep(200)
  held.resolve(undefined)
  await kept
  expect(await findKept('/style/1a2b4a-0.css')).toBeDefined()
  expect(await findKept('/offline')).toBeDefined()
})

test('copies that are too long together lose the stories that were opened longest ago', async () => {
  stubCaches()
  vi.useFakeTimers({ toFake: ['Date'] })
  const long = 'अ'.repeat(lettersMax / 7)
  for (let n = 0; n < 8; n += 1) {
    vi.setSystemTime(n)
    await keepCopy(`/story/${n}`, new Response(long, { headers: publicPage }), '/assets/n.js')
  }
  vi.useRealTimers()
  expect(await findKept('/story/0')).toBeUndefined()
  expect(await findKept('/story/1')).toBeDefined()
})

test('files that no copy needs any more are deleted', async () => {
  stubCaches()
  const front = (sheet: string) => new Response(`<link href="${sheet}">`, { headers: publicPage })
  await keepCopy('/', front('/style/111111-0.css'), '/assets/n.js')
  await keepCopy('/', front('/style/222222-0.css'), '/assets/n.js')
  expect(await findKept('/style/111111-0.css')).toBeUndefined()
  expect(await findKept('/style/222222-0.css')).toBeDefined()
})

test('a new worker adds its script to the copies of the one before, but not for readers who keep nothing', async () => {
  stubCaches()
  await keep(200)
  await keepFile('/assets/newer.js')
  await keepCopy('/', new Response('<title>Front</title>', { headers: publicPage }), '/assets/newer.js')
  expect(await findKept('/assets/newer.js')).toBeDefined()
  expect(await findKept('/assets/n.js')).toBeDefined()
  vi.stubGlobal('caches', { has: async () => false })
  await expect(keepFile('/assets/newer.js')).resolves.toBeUndefined()
})

/** Caches of which every operation takes a moment, as in a browser; `open` creates a cache. */
function stubSlowCaches() {
  const names = new Set([cacheName])
  const moment = () => new Promise<void>(resolve => setImmediate(resolve))
  const cache = {
    match: async () => undefined,
    add: moment,
    put: moment,
    delete: moment,
    keys: async () => [],
  }
  vi.stubGlobal('caches', {
    has: async (name: string) => moment().then(() => names.has(name)),
    open: async (name: string) => moment().then(() => names.add(name) && cache),
    delete: async (name: string) => moment().then(() => names.delete(name)),
    keys: async () => moment().then(() => [...names]),
    match: async () => moment().then(() => undefined),
  })
  return { names, moment }
}

test.each([0, 1, 2, 3, 4])(
  'a copy that is stored while offline pages are turned off creates no cache (%d)',
  async moments => {
    const { names, moment } = stubSlowCaches()
    const turnedOff = deleteKept()
    for (let n = 0; n < moments; n += 1) await moment()
    await Promise.all([turnedOff, keep(200), findKept(story), keepFile('/assets/n.js')])
    expect([...names]).toEqual([])
  },
)
