import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { file, movedTo, page, publicPage, sentOn, stubCaches } from '../../../test/support/kept-caches.ts'
import { checkCopy, keepCopy, keepFile } from './copies.ts'
import {
  cacheName,
  deleteKept,
  findKept,
  keptAtHeader,
  keptTitleHeader,
  lettersMax,
  storiesMax,
  turnLock,
} from './kept-cache.ts'

beforeEach(() => void stubCaches())
afterEach(() => vi.unstubAllGlobals())

const story = '/story/flood'
const keep = (status: number) =>
  keepCopy(story, new Response('<title>Flood</title>', { status, headers: publicPage }), '/assets/n.js')

test.each([404, 410])('the copy of a page that is gone (%d) is deleted', async status => {
  await keep(200)
  expect(await findKept(story)).toBeDefined()
  await keep(status)
  expect(await findKept(story)).toBeUndefined()
})

test('the copy of a temporarily unavailable page stays', async () => {
  await keep(200)
  await keep(503)
  expect(await (await findKept(story))?.text()).toContain('Flood')
})

test('a turn that nobody gives back blocks no page, and the next copy is not kept', async () => {
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

test.each([
  ['a part of a page', page({ status: 206 })],
  ['a page for one reader', page({ 'cache-control': 'private, no-store' })],
  ['a file', page({ 'content-type': 'application/json' })],
  ['a page of a proxy or portal', page({ 'server-timing': 'edge;dur=3' })],
  ["a proxy's 404", page({ status: 404, 'server-timing': '' })],
  ["a proxy's redirect", movedTo('/login', page({ 'server-timing': '' }))],
])('%s is not kept, and the earlier copy stays', async (_, response) => {
  await keep(200)
  await keepCopy(story, response, '/assets/n.js')
  expect(await (await findKept(story))?.text()).toContain('Flood')
})

test('a story that was merged loses its copy, and the front page leads to the edition that the reader chose', async () => {
  await keep(200)
  await keepCopy('/', page(), '/assets/n.js')
  await checkCopy(story, movedTo('/', page()))
  expect(await findKept(story)).toBeDefined()
  await checkCopy(story, movedTo('/story/rain', page()))
  await keepCopy('/', movedTo('/hi', page()), '/assets/n.js')
  expect(await findKept(story)).toBeUndefined()
  const front = await findKept('/')
  expect([front?.status, front?.headers.get('location')]).toEqual([302, '/hi'])
})

test('a check deletes the copy of a page that is gone, and a page that is there leaves it as it is', async () => {
  await keep(200)
  await checkCopy(story, page())
  await checkCopy(story, page({ status: 404, 'server-timing': '' }))
  expect(await (await findKept(story))?.text()).toContain('Flood')
  await checkCopy(story, page({ status: 410 }))
  expect(await findKept(story)).toBeUndefined()
})

test('a file in whose place a proxy sends a page is not kept, nor is its page, and a kept one is fetched again', async () => {
  const entries = stubCaches({ fetchFile: async () => page() })
  await expect(keep(200)).rejects.toThrow('/assets/n.js is not the file.')
  expect([...entries.keys()]).toEqual([])
  entries.set('/assets/n.js', page())
  vi.stubGlobal('fetch', async (path: string) => file(path))
  await keep(200)
  expect(await (await findKept('/assets/n.js'))?.text()).toBe('file')
})

test('on a full device the story opened longest ago makes room, and a front page never does', async () => {
  const entries = stubCaches({ room: 4 })
  await keepCopy('/', sentOn(0), '/assets/n.js')
  for (const day of [1, 2, 3]) await keepCopy(`/story/${day}`, sentOn(day), '/assets/n.js')
  expect([...entries.keys()].sort()).toEqual(['/', '/assets/n.js', '/story/2', '/story/3'])
  stubCaches({ room: 1 })
  await expect(keepCopy('/', sentOn(0), '/assets/n.js')).rejects.toThrow(DOMException)
})

test("a copy is as old as its page was by the server's clock, and one of a clock that was ahead is the oldest", async () => {
  const entries = stubCaches()
  await keep(200)
  expect((await findKept(story))?.headers.get(keptAtHeader)).toBe('2026-01-02T06:30:00.000Z')
  for (let n = 0; n < storiesMax - 1; n += 1) await keepCopy(`/story/${n}`, sentOn(0), '/assets/n.js')
  const ahead = new Response('', { headers: { [keptAtHeader]: '2027-01-01T00:00:00.000Z' } })
  entries.set('/story/ahead', ahead)
  await keepCopy('/story/new', sentOn(1), '/assets/n.js')
  expect([entries.has('/story/ahead'), entries.has('/story/new')]).toEqual([false, true])
})

test('a copy goes when it is more than thirty days older than the newest', async () => {
  for (const path of ['/offline', '/ta', story]) await keepCopy(path, sentOn(0), '/assets/n.js')
  await keepCopy('/', sentOn(30), '/assets/n.js')
  expect(await findKept(story)).toBeDefined()
  await keepCopy('/', sentOn(31), '/assets/n.js')
  expect([await findKept(story), await findKept('/ta')]).toEqual([undefined, undefined])
  expect(await findKept('/offline')).toBeDefined()
})

test("a copy's title is without the site's name, in whichever language", async () => {
  const html = '<title>बाढ़ - चौक</title><meta property="og:site_name" content="चौक"/>'
  await keepCopy('/hi', new Response(html, { headers: publicPage }), '/assets/n.js')
  expect(decodeURIComponent((await findKept('/hi'))?.headers.get(keptTitleHeader) ?? '')).toBe('बाढ़')
})

test('a copy says neither that it was just sent nor how many bytes came', async () => {
  await keepCopy(story, page({ 'content-length': 99 }), '/assets/n.js')
  const headers = (await findKept(story))?.headers
  expect([headers?.get('server-timing'), headers?.get('content-length')]).toEqual([null, null])
})

test('a page that is kept while the files of another still arrive does not delete those', async () => {
  const held = Promise.withResolvers<undefined>()
  const fetchFile = async (path: string) =>
    (path === '/assets/slow.js' ? held.promise : Promise.resolve()).then(() => file(path))
  stubCaches({ fetchFile })
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
  const long = 'अ'.repeat(lettersMax / 7 - 10)
  await keepCopy('/', sentOn(-1), '/assets/n.js')
  for (let n = 0; n < 8; n += 1) await keepCopy(`/story/${n}`, sentOn(n, long), '/assets/n.js')
  expect(await findKept('/story/0')).toBeUndefined()
  expect([await findKept('/story/1'), await findKept('/')]).not.toContain(undefined)
})

test('files that no copy needs any more are deleted', async () => {
  const front = (sheet: string) => new Response(`<link href="${sheet}">`, { headers: publicPage })
  await keepCopy('/', front('/style/111111-0.css'), '/assets/n.js')
  await keepCopy('/', front('/style/222222-0.css'), '/assets/n.js')
  expect(await findKept('/style/111111-0.css')).toBeUndefined()
  expect(await findKept('/style/222222-0.css')).toBeDefined()
})

test('a new worker adds its script to the copies of the one before, but not for readers who keep nothing', async () => {
  await keep(200)
  await keepFile('/assets/newer.js')
  expect(await findKept('/assets/newer.js')).toBeDefined()
  await keepCopy('/', new Response('<title>Front</title>', { headers: publicPage }), '/assets/newer.js')
  expect(await findKept('/assets/newer.js')).toBeDefined()
  expect(await findKept('/assets/n.js')).toBeDefined()
  vi.stubGlobal('caches', { has: async () => false })
  await expect(keepFile('/assets/newer.js')).resolves.toBeUndefined()
})

/** Caches of which every operation takes a moment, as in a browser; `open` creates a cache. */
function stubSlowCaches() {
  vi.stubGlobal('fetch', async (path: string) => file(path))
  const names = new Set([cacheName])
  const moment = () => new Promise<void>(resolve => setImmediate(resolve))
  const cache = { match: async () => undefined, put: moment, delete: moment, keys: async () => [] }
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
