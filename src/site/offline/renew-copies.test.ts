import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, sentOn } from '../../../test/support/kept-caches.ts'
import { type Network, script, startWorker } from '../../../test/support/offline-worker.ts'
import { cacheName } from './kept-names.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

test('the first page of a day renews the other copies, and the next, in the same second, does not', async () => {
  const { visit, fetched } = await startWorker({ ...renewed, '/today': () => sentOn(2) })
  await visit('/')
  expect(fetched).toContain('HEAD /story/flood')
  fetched.length = 0
  await visit('/')
  expect(fetched).toEqual(['default /'])
})

test.each([
  ['a front page', { '/today': () => Promise.reject(new TypeError('Lost')) }],
  ['a check', { '/story/flood': () => Promise.reject(new TypeError('Lost')) }],
  ['the way to our server', { '/hi': () => page({ 'server-timing': '' }) }],
])(
  'a renewal without %s is no renewal, and is tried again a quarter of an hour later',
  async (_, failing) => {
    const network: Network = { ...renewed, '/today': () => sentOn(2), ...failing }
    const { visit, fetched } = await startWorker(network)
    const at = (minutes: number) =>
      page({ 'server-timing': `now;dur=${(Date.UTC(2026, 0, 3) + minutes * 60_000) / 1000}` })
    await visit('/')
    for (const [minutes, isRenewed] of [
      [14, false],
      [16, true],
    ] as const) {
      fetched.length = 0
      network['/'] = () => at(minutes)
      await visit('/')
      expect(fetched.includes('GET /offline')).toBe(isRenewed)
    }
  },
)

test('a start without the front page is completed by the next page', async () => {
  const lost = () => Promise.reject(new TypeError('Lost'))
  const network: Network = { ...renewed, '/stories': page, '/': lost }
  const { renew, visit, entries } = await startWorker(network, [])
  expect(await renew()).toEqual([['part']])
  network['/'] = () => sentOn(2, 'New front')
  await visit('/stories')
  expect(entries.has('/')).toBe(true)
})

test("a renewal has two requests in flight, begins with checks and the reader's edition, and not while its page loads", async () => {
  let [inFlight, most] = [0, 0]
  const slow = (response: () => Response | Promise<Response>) => async () => {
    inFlight += 1
    most = Math.max(most, inFlight)
    await new Promise(resolve => setTimeout(resolve, 100))
    inFlight -= 1
    return response()
  }
  const network = Object.fromEntries(Object.entries(renewed).map(([path, of]) => [path, slow(of)]))
  const { open, fetched } = await startWorker({ ...network, '/hi/stories': page }, ['/story/flood'])
  void open('/hi/stories')
  await vi.advanceTimersByTimeAsync(2_900)
  expect(fetched).toEqual(['default /hi/stories'])
  await vi.advanceTimersByTimeAsync(10_000)
  const pages = fetched.filter(each => !each.includes('/assets/'))
  expect(pages.slice(1)).toEqual(['GET /offline', 'HEAD /story/flood', 'GET /hi', 'GET /today', 'GET /'])
  expect(most).toBe(2)
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

test('a worker with another format keeps all pages of the one before again, and the next of its format none', async () => {
  const { activate, entries, fetched } = await startWorker(renewed, [])
  await (await caches.open('chowk-offline-0')).put('/story/rain', page())
  await caches.open('of-somebody-else')
  await activate()
  expect([...entries.keys()].sort()).toEqual(['/', '/assets/n.js', '/hi', '/offline', '/story/rain'])
  expect(await caches.keys()).toEqual([cacheName, 'of-somebody-else'])
  fetched.length = 0
  await activate()
  expect(fetched).toEqual([])
})
