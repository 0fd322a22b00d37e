import { expect, test } from 'vitest'
import { editionTarget, isFileRequest, isPageRequest, keptAs, keptPath } from './kept-paths.ts'

const origin = 'https://chowk.example'

function page(path: string, { method = 'GET', mode = 'navigate' as const } = {}) {
  return { method, mode, url: origin + path }
}

test.each([
  '/',
  '/hi',
  '/story/flood',
  '/category/world',
  '/search?q=rain',
  '/administration',
  '/edition/hi?to=/',
])('the worker handles the page %s', path => expect(isPageRequest(page(path))).toBe(true))

test.each(
  `/admin /admin/queue /admin/login /events /admin/queue/events /health
  /feed.xml /hi/feed.json /sw.js /sitemap/1.xml`.split(/\s+/),
)('the worker ignores %s', path => expect(isPageRequest(page(path))).toBe(false))

test.each([
  ['/edition/hi?to=%2F', '/hi'],
  ['/edition/en?to=%2Fhi%2Fstories%3Fday%3D1', '/stories?day=1'],
  ['/edition/hi', '/hi'],
  ['/edition/en?to=%2F%2Fother.example', '//other.example'],
  ['/edition/en?to=other.example', null],
  ['/hi/edition/en?to=%2F', null],
  ['/', null],
])('the edition link %s leads to %s', (link, path) =>
  expect(editionTarget(new URL(origin + link))).toBe(path),
)

test("the worker ignores posted forms and the page's own fetches", () => {
  expect(isPageRequest(page('/tip', { method: 'POST' }))).toBe(false)
  expect(isPageRequest({ ...page('/'), mode: 'cors' })).toBe(false)
})

test('the worker serves files for public pages, not for the admin area', () => {
  const from = (referrer: string) => {
    const request = new Request(`${origin}/assets/reader-1.js`)
    Object.defineProperty(request, 'referrer', { value: referrer })
    return isFileRequest(request)
  }
  expect(from(`${origin}/story/flood`)).toBe(true)
  expect(from(`${origin}/admin/queue`)).toBe(false)
  expect(from('')).toBe(false)
})

test.each([
  ['/', 'front'],
  ['/hi', 'front'],
  ['/today', 'front'],
  ['/hi/today', 'front'],
  ['/story/flood', 'story'],
  ['/ta/story/flood', 'story'],
  ['/offline', 'other'],
  ['/story/flood?after=1', null],
  ['/?x=1', null],
  ['/category/world', null],
  ['/stories', null],
])('%s is kept as %s', (path, kind) => expect(keptAs(path)).toBe(kind))

test.each([
  ['/?utm_source=whatsapp', '/'],
  ['/hi?x=1', '/hi'],
  ['/story/flood?fbclid=1', '/story/flood'],
  ['/story/flood?after=1', '/story/flood?after=1'],
  ['/search?q=rain', '/search?q=rain'],
])('%s is found at %s', (address, path) => expect(keptPath(new URL(origin + address))).toBe(path))
