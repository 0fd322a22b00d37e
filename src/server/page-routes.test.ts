import { expect, test } from 'vitest'
import { createPageRoutes } from './page-routes.ts'

// As in the build's list: pages below a layout without a path, pages below a path, and a shell.
const kept = (query?: string[]) => ({ handle: { kept: true, ...(query && { query }) } })
const manifest = {
  layout: { id: 'layout', module: {} },
  home: { id: 'home', path: undefined, parentId: 'layout', module: kept() },
  category: { id: 'category', path: 'category/:slug', parentId: 'layout', module: kept(['after']) },
  search: { id: 'search', path: 'search', parentId: 'layout', module: kept(['q', 'category', 'after']) },
  tip: { id: 'tip', path: 'tip', parentId: 'layout', module: { action: () => null } },
  rest: { id: 'rest', path: '*', parentId: 'layout', module: {} },
  shell: { id: 'shell', path: 'admin', module: { action: () => null } },
  entrance: { id: 'entrance', path: 'admin', module: {} },
  news: { id: 'news', path: 'news/edit/:id', parentId: 'shell', module: { action: () => null } },
  bin: { id: 'bin', path: 'bin', parentId: 'shell', module: {} },
  feed: { id: 'feed', path: 'feed.xml', module: kept() },
  categoryFeed: { id: 'categoryFeed', path: 'category/:slug/feed.xml', module: kept() },
  health: { id: 'health', path: 'health', module: {} },
}
const routes = createPageRoutes(manifest as never)

test.each([
  ['/', '/'],
  ['/search', '/search'],
  ['/category/world', '/category/:slug'],
  ['/category/world/feed.xml', '/category/:slug/feed.xml'],
  ['/feed.xml', '/feed.xml'],
  ['/admin', '/admin'],
  ['/Category/world', '/category/:slug'],
  ['/%63ategory/world', '/category/:slug'],
  ['/category/world/more', '/*'],
  ['/categoryworld', '/*'],
  ['/admin/news/edit/7', '/admin/news/edit/:id'],
  ['/nothing/here', '/*'],
])('%s matches the route %s', (path, pattern) => {
  expect(routes.find(path).pattern).toBe(pattern)
})

test.each([
  ['/', []],
  ['/search', ['q', 'category', 'after']],
  ['/category/world', ['after']],
  ['/category/world/feed.xml', []],
  ['/tip', 'all'],
  ['/nothing', 'all'],
  ['/admin/bin', 'all'],
])('the relevant parameters of %s are %s', (path, queryNames) => {
  expect(routes.find(path).queryNames).toEqual(queryNames)
})

test('pages that are the same for all readers are cached, and pages that depend on the request are not', () => {
  const kept = ['/', '/search', '/category/world', '/feed.xml'].map(path => routes.find(path).isKept)
  expect(kept).toEqual([true, true, true, true])
  const personal = ['/tip', '/health', '/admin', '/admin/bin', '/nothing'].map(
    path => routes.find(path).isKept,
  )
  expect(personal).toEqual([false, false, false, false, false])
})

test('only a page with its own action accepts a POST, whatever its shell does', () => {
  const taking = ['/tip', '/admin/news/edit/7', '/admin', '/admin/bin', '/', '/nothing', '/feed.xml'].map(
    path => routes.find(path).acceptsPost,
  )
  expect(taking).toEqual([true, true, false, false, false, false, false])
})

test('of two pages at one address the first one matches, as in the router', () => {
  const twins = {
    takes: { id: 'takes', path: 'twin', module: { action: () => null } },
    shows: { id: 'shows', path: 'twin', module: {} },
  }
  expect(createPageRoutes(twins as never).find('/twin').acceptsPost).toBe(true)
})

test('the fixed parts of an address have one spelling, and parameters keep theirs', () => {
  expect(routes.find('/CATEGORY/World').path).toBe('/category/World')
  expect(routes.find('/Search').path).toBe('/search')
  expect(routes.find('/Admin/Bin').path).toBe('/Admin/Bin')
  expect(routes.find('/Nothing').path).toBe('/Nothing')
})

test('a data request of the router matches its page, only in the admin area', () => {
  expect(routes.find('/admin/news/edit/7.data').pattern).toBe('/admin/news/edit/:id')
  expect(routes.find('/admin.data').pattern).toBe('/admin')
  expect(routes.find('/search.data').pattern).toBe('/*')
  expect(routes.find('/administration.data').pattern).toBe('/*')
})
