import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, sentOn } from '../../../test/support/kept-caches.ts'
import { type Network, script, startWorker } from '../../../test/support/offline-worker.ts'
import { cacheName, renewAtHeader } from './kept-cache.ts'

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
  expect(await renew('hi')).toEqual([['done']])
  expect([...entries.keys()].sort()).toEqual(['/', '/assets/n.js', '/hi', '/offline', '/story/rain'])
  expect(fetched).toContain('HEAD /story/rain')
  expect(fetched.indexOf('GET /hi')).toBeLessThan(fetched.indexOf('GET /'))
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

const dayMinutes = 24 * 60
const lost = () => Promise.reject(new TypeError('Lost'))

test.each([
  ['a front page', { '/today': lost }],
  ['a check', { '/story/flood': lost }],
  ['the way to our server', { '/hi': () => page({ 'server-timing': '' }) }],
])(
  'a renewal without %s is no renewal, and is tried again a quarter of an hour later',
  async (_, failing) => {
    const network: Network = { ...renewed, '/today': () => sentOn(2), ...failing }
    const { visit, fetched } = await startWorker(network)
    await visit('/')
    for (const [minutes, isRenewed] of [
      [14, false],
      [16, true],
    ] as const) {
      fetched.length = 0
      network['/'] = () => sentOn(2 + minutes / dayMinutes)
      await visit('/')
      expect(fetched.includes('GET /offline')).toBe(isRenewed)
    }
  },
)

test('a start without the front page is completed by the first page after two minutes', async () => {
  let minutes = 1
  const network: Network = { ...renewed, '/stories': () => sentOn(2 + minutes / dayMinutes), '/': lost }
  const { renew, visit, entries, fetched } = await startWorker(network, [])
  expect(await renew()).toEqual([['part']])
  network['/'] = () => sentOn(2, 'New front')
  fetched.length = 0
  await visit('/stories')
  expect(fetched).toEqual(['default /stories'])
  minutes = 3
  await visit('/stories')
  expect(entries.has('/')).toBe(true)
})

test.each([
  ['is lost', lost],
  ['is a fault of our server', () => page({ status: 503 })],
])('a renewal whose list of pages %s is only a part, unless the front page is kept', async (_, settings) => {
  const { renew, entries } = await startWorker({ ...renewed, '/offline': settings }, ['/today'])
  expect(await renew()).toEqual([['part']])
  entries.set('/', page())
  expect(await renew()).toEqual([['done']])
})

test('on a full device a story makes room for the time of the next renewal', async () => {
  const { renew, entries } = await startWorker({ ...renewed, '/story/flood': page })
  const set = entries.set.bind(entries)
  entries.set = (path, response) => {
    const isFull = response.headers.has(renewAtHeader) && entries.has('/story/flood')
    if (isFull) throw new DOMException('', 'QuotaExceededError')
    return set(path, response)
  }
  expect(await renew()).toEqual([['done']])
  expect(entries.get('/offline')?.headers.has(renewAtHeader)).toBe(true)
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

test('pages of the format before stay until they are kept again, if two lost requests end a renewal', async () => {
  const network: Network = { ...renewed, '/': lost, '/today': lost }
  const { activate, renew, entries } = await startWorker(network, [])
  await (await caches.open('chowk-offline-0')).put('/story/rain', page())
  await activate()
  expect(await caches.keys()).toEqual([cacheName, 'chowk-offline-0'])
  network['/today'] = page
  await renew()
  expect(entries.has('/story/rain')).toBe(true)
  expect(await caches.keys()).toEqual([cacheName])
})
