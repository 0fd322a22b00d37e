import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../test/support/property.ts'
import { readPageAddress } from './page-address.ts'
import { createPageRoutes } from './page-routes.ts'

const page = (path: string, parentId?: string) => ({ id: path, path, parentId, module: { default: null } })
const kept = (path: string, query: string[] = []) => ({
  ...page(path, 'site'),
  module: { default: null, handle: { kept: true, query } },
})
const manifest = {
  site: { id: 'site', module: { default: null } },
  ...Object.fromEntries(['tip', 'route-test', 'health', '*'].map(path => [path, page(path, 'site')])),
  ...Object.fromEntries(['index', 'feed.xml', 'category/:slug/feed.xml'].map(path => [path, kept(path)])),
  home: { ...kept(''), id: 'home' },
  'category/:slug': kept('category/:slug', ['after']),
  search: kept('search', ['q', 'category', 'after']),
  admin: { id: 'admin', path: 'admin', module: { default: null } },
  entrance: { id: 'entrance', path: 'admin', module: { default: null } },
  'queue/:id': page('queue/:id', 'admin'),
}
const routes = createPageRoutes(manifest as never)
const read = (address: string) => readPageAddress(new URL(address, 'https://chowk.example'), routes)
const keyOf = (address: string) => {
  const found = read(address)
  return found.ok ? found.key : found
}

test.each([
  ['/', '/'],
  ['/index', '/index'],
  ['/category/world', '/category/world'],
  ['/category/world/feed.xml', '/category/world/feed.xml'],
  ['/search?q=rain', '/search?q=rain'],
])('%s is cached as %s', (address, key) => {
  expect(read(address)).toMatchObject({ ok: true, key, route: { isKept: true } })
})

test.each([
  ['//', '/'],
  ['/index/', '/index'],
  ['//index', '/index'],
  ['/INDEX', '/index'],
  ['/Category/world', '/category/world'],
  ['/category//world/', '/category/world'],
  ['/%69ndex', '/index'],
  ['/Search?q=Rain', '/search?q=Rain'],
  ['/index/?a=1', '/index?a=1'],
])('every other spelling of %s redirects to %s', (address, location) => {
  const found = readPageAddress(new URL(`https://chowk.example${address}`), routes)
  expect(found).toMatchObject({ ok: false, reason: 'moved', location })
})

test('a slug keeps its case', () => {
  expect(keyOf('/category/World')).toBe('/category/World')
})

test.each([
  ['/index?utm_source=x&q=1', '/index'],
  ['/search?after=b&q=a&utm_source=x', '/search?q=a&after=b'],
  ['/search?q=a&q=b', '/search?q=a'],
  ['/search?q=', '/search?q='],
  ['/category/world?after=a&q=b', '/category/world?after=a'],
])('invented parameters do not create a second copy of a page: %s', (address, key) => {
  expect(keyOf(address)).toBe(key)
})

test('parameters in another order give the same page', () => {
  expect(keyOf('/search?category=world&q=rain')).toBe(keyOf('/search?q=rain&category=world'))
})

test.each(['/nothing/here', '/route-test', '/tip', '/health', '/admin', '/admin/queue/1'])(
  '%s is rendered for each request',
  address => {
    expect(read(address)).toMatchObject({ ok: true, route: { isKept: false } })
  },
)

test.each([
  ['/%00', 'malformed'],
  ['/search?q=a%00b', 'malformed'],
  ['/%', 'malformed'],
  ['/%ff', 'malformed'],
  ['/category/%e0%a4', 'malformed'],
  ['/no%0Apage', 'malformed'],
  ['/no%E2%80%A8page', 'malformed'],
  ['/category/%1Fpolitics', 'malformed'],
  ['/admin/history/%0D', 'malformed'],
  [`/${'a'.repeat(4_096)}`, 'too-long'],
  [`/search?q=${'a'.repeat(4_096)}`, 'too-long'],
])('%.20s is refused as %s', (address, reason) => {
  expect(read(address)).toEqual({ ok: false, reason })
})

test.each([
  '/search?q=%ff',
  '/search?q=rain&category=%c0%af',
  '/search?q=%ed%a0%80',
  '/search?q=a+%e0%a4',
  '/search?%71=%ff',
  '/tip?note=%ff',
  '/admin/queue/1?q=%ff',
  '/admin/queue/1?%ff',
])('%s, whose query is not UTF-8, is refused', address => {
  expect(read(address)).toEqual({ ok: false, reason: 'malformed' })
})

test.each([
  ['/search?q=50%', '/search?q=50%25'],
  ['/search?q=100%25%20%E0%A4%B9', '/search?q=100%25+%E0%A4%B9'],
  // Parameters of other programs, in whatever encoding, keep nobody from a page that does not read them.
  ['/index?utm_campaign=caf%e9', '/index'],
])('%s is accepted', (address, key) => {
  expect(keyOf(address)).toBe(key)
})

test('an address of the maximal length is accepted', () => {
  expect(read(`/search?q=${'a'.repeat(4_086)}`).ok).toBe(true)
  const shared = `/admin/queue/add?text=${encodeURIComponent('ह'.repeat(700))}`
  expect(read(shared).ok).toBe(true)
  expect(read(`/admin/login?next=${encodeURIComponent(shared)}`).ok).toBe(true)
  expect(read(`/admin/queue/add?text=${'a'.repeat(12_000)}`).ok).toBe(false)
})

test("the router's data requests exist only in the admin area", () => {
  expect(read('/admin/queue/1.data')).toMatchObject({ ok: true, route: { pattern: '/admin/queue/:id' } })
  for (const address of ['/index.data', '/category/world.data', '/_root.data', '/.data']) {
    expect(read(address), address).toEqual({ ok: false, reason: 'not-found' })
  }
})

test('the admin entrance works with and without a trailing slash', () => {
  expect(read('/admin').ok).toBe(true)
  expect(read('/admin/').ok).toBe(true)
  expect(read('/admin/queue/1/')).toMatchObject({ ok: false, reason: 'moved', location: '/admin/queue/1' })
})

test('an escaped slash is part of a segment', () => {
  expect(keyOf('/category/a%2Fb')).toBe('/category/a%2Fb')
  expect(keyOf('/category/a%3Fb%23c')).toBe('/category/a%3Fb%23c')
})

const piece = fc.oneof(
  fc.constantFrom(...'/ // \\ %2F %5C .. . %2e @ : evil.example index INDEX category'.split(' ')),
  fc.string({ maxLength: 5 }),
)
const anyPath = fc.array(piece, { maxLength: 8 }).map(pieces => `/${pieces.join('')}`)

property(anyPath)(
  'for any address, a redirect stays on this site and its target needs no further redirect',
  path => {
    const url = URL.parse(`https://chowk.example${path}`)
    if (!url) return
    const found = readPageAddress(url, routes)
    if (found.ok || found.reason !== 'moved') return
    expect(found.location).toMatch(/^\/(?![/\\])/)
    const next = new URL(found.location, url)
    expect(next.host).toBe('chowk.example')
    expect(readPageAddress(next, routes).ok, found.location).toBe(true)
  },
)

property(anyPath)('the key of a valid address gives the same page when read again', path => {
  const url = URL.parse(`https://chowk.example${path}`)
  const found = url && readPageAddress(url, routes)
  if (!url || !found?.ok || !found.route.isKept) return
  expect(keyOf(found.key)).toBe(found.key)
})
