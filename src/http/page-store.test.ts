import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChangeOrReset } from '../database/changes.ts'
import { createPageStore, type Dependency, isTouched, type KeptPage } from './page-store.ts'
import { storePage } from './stored-page.ts'

const limits = { entriesMax: 100, bytesMax: 10_000_000 }

function pageOf(text: string, dependencies: Dependency[] = []) {
  const page = storePage({ status: 200, headers: ['Content-Type', 'text/html'], body: Buffer.from(text) })
  return { page, dependencies: new Set(dependencies), renderedAtMs: 0 }
}

const textOf = (kept: KeptPage | undefined) => kept?.page.body.toString()

test('a newer page replaces the older one', () => {
  const store = createPageStore(limits)
  store.keep('/', pageOf('old', ['settings']))
  const { bytes } = store.size()
  store.keep('/', pageOf('new', ['categories']))
  expect(textOf(store.find('/'))).toBe('new')
  expect(store.size()).toEqual({ entries: 1, bytes })
  store.outdate('settings')
  expect(store.find('/')?.isOutdated).toBe(false)
})

test('the least recently requested page is evicted first', () => {
  const store = createPageStore({ ...limits, entriesMax: 3 })
  for (const key of ['/a', '/b', '/c']) store.keep(key, pageOf(key))
  store.find('/a')
  store.keep('/d', pageOf('/d'))
  expect(['/a', '/b', '/c', '/d'].filter(key => store.find(key))).toEqual(['/a', '/c', '/d'])
})

test('pages are evicted until the rest fits', () => {
  const store = createPageStore({ ...limits, bytesMax: 40_000 })
  for (const key of ['/a', '/b', '/c', '/d']) store.keep(key, pageOf('x'.repeat(2_900)))
  expect(store.size().entries).toBe(4)
  store.keep('/e', pageOf('x'.repeat(2_900)))
  expect(store.find('/a')).toBeUndefined()
  expect(store.find('/e')).toBeDefined()
  expect(store.size().bytes).toBeLessThanOrEqual(40_000)
})

test('a page that needs more than a quarter of the memory is not kept, and neither is its older version', () => {
  const store = createPageStore({ ...limits, bytesMax: 40_000 })
  store.keep('/', pageOf('small'))
  store.keep('/', pageOf('x'.repeat(20_000)))
  expect(store.find('/')).toBeUndefined()
  expect(store.size()).toEqual({ entries: 0, bytes: 0 })
})

test('long keys count towards the size, too', () => {
  const store = createPageStore(limits)
  store.keep('/', pageOf('x'))
  const { bytes } = store.size()
  store.keep('/search?q=longer', pageOf('x'))
  expect(store.size().bytes - bytes).toBeGreaterThan(bytes)
})

test('after a reset every page is outdated, but stays until a newer one is kept', () => {
  const store = createPageStore(limits)
  store.keep('/', pageOf('home', ['news']))
  store.keep('/test-route', pageOf('nothing'))
  store.outdate('reset')
  expect(store.find('/')?.isOutdated).toBe(true)
  expect(store.find('/test-route')?.isOutdated).toBe(true)
  expect(textOf(store.find('/'))).toBe('home')
})

test('an outdated page may be shown for a time, which the next change ends', () => {
  const store = createPageStore(limits)
  store.keep('/', pageOf('home', ['news']))
  const standsIn = { untilMs: 9_000, retryAtMs: 5_000 }
  expect(store.show('/', standsIn)?.body.toString()).toBe('home')
  expect(store.find('/')?.standsIn).toEqual(standsIn)
  store.outdate('news:1')
  expect(store.find('/')?.standsIn).toBeNull()
})

test('without a kept page there is none to serve meanwhile', () => {
  expect(createPageStore(limits).show('/', { untilMs: 5_000, retryAtMs: 0 })).toBeNull()
})

test.each<[Dependency[], ChangeOrReset, boolean]>([
  [['settings'], 'settings', true],
  [['settings'], 'categories', false],
  [['news'], 'news:1', true],
  [['news:1'], 'news:1', true],
  [['news:1'], 'news:2', false],
  [['news'], 'page:about', false],
  [[], 'reset', true],
])('a page that shows %j is touched by %s: %s', (dependencies, change, expected) => {
  expect(isTouched(new Set(dependencies), change)).toBe(expected)
})

const anyKey = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
const anyDependency = fc.constantFrom<Dependency>('news', 'news:1', 'news:2', 'settings', 'categories')
const anyStep = fc.oneof(
  fc.record({
    do: fc.constant('keep'),
    key: anyKey,
    length: fc.nat(3_000),
    shows: fc.uniqueArray(anyDependency),
  }),
  fc.record({ do: fc.constant('find'), key: anyKey, length: fc.constant(0), shows: fc.constant([]) }),
)

test('in any order of operations the limits hold and the counted bytes are right', () => {
  const bounds = { entriesMax: 3, bytesMax: 24_000 }
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), steps => {
      const store = createPageStore(bounds)
      for (const step of steps) {
        if (step.do === 'find') store.find(step.key)
        else store.keep(step.key, pageOf('x'.repeat(step.length), step.shows))
        const { entries, bytes } = store.size()
        expect(entries).toBeLessThanOrEqual(bounds.entriesMax)
        expect(bytes).toBeLessThanOrEqual(bounds.bytesMax)
        expect(bytes > 0).toBe(entries > 0)
      }
    }),
  )
})

test('a change outdates exactly the pages that it touches', () => {
  const known: ChangeOrReset[] = ['news:1', 'news:2', 'news:3', 'settings', 'categories', 'reset']
  const change = fc.constantFrom(...known)
  const pages = fc.array(fc.tuple(anyKey, fc.uniqueArray(anyDependency)), { maxLength: 8 })
  fc.assert(
    fc.property(pages, change, (kept, changed) => {
      const store = createPageStore(limits)
      for (const [key, shows] of kept) store.keep(key, pageOf('x', shows))
      store.outdate(changed)
      for (const [key, shows] of new Map(kept)) {
        expect(store.find(key)?.isOutdated).toBe(isTouched(new Set(shows), changed))
      }
    }),
  )
})

test('of the pages that a change touches, the requested ones are listed, the most recent first', () => {
  const store = createPageStore(limits)
  for (const key of ['/', '/a', '/b', '/old', '/quiet']) store.keep(key, pageOf(key, ['news:a']))
  store.keep('/about', pageOf('/about', ['page:about']))
  for (const key of ['/old', '/b', '/about', '/', '/a']) store.find(key)
  store.outdatePage('/old')
  expect(store.listRequested(['news:a', 'settings'], 0)).toEqual(['/a', '/', '/b'])
  expect(store.listRequested(['news:b'], 0)).toEqual([])
  expect(store.listRequested(['reset'], 0)).toEqual(['/a', '/', '/about', '/b'])
})

test('a page that stands in for its successor counts as requested only by those who get it meanwhile', () => {
  const store = createPageStore(limits)
  for (const key of ['/asked', '/left']) {
    store.keep(key, pageOf('old', ['news']))
    store.find(key)
    store.outdatePage(key)
    store.show(key, { untilMs: 1_000, retryAtMs: 500 })
  }
  store.find('/asked')
  for (const key of ['/asked', '/left']) store.keep(key, pageOf('new', ['news']))
  expect(store.listRequested(['news:a'], 0)).toEqual(['/asked'])
})

test('a renewed page counts as not requested', () => {
  const store = createPageStore(limits)
  store.keep('/', pageOf('old', ['news']))
  store.find('/')
  store.keep('/', pageOf('new', ['news']))
  expect(store.listRequested(['news:a'], 0)).toEqual([])
})
