import { expect, test } from 'vitest'
import { publicSite } from '../../test/support/public-site.ts'
import { openWebScene, sendBytes } from '../../test/support/web-scene.ts'
import { plainLists } from '../api/v1/plain-list.ts'
import { bodyBytes, isLargerThanStrangers, strangerBytesMax } from './route-handle.ts'

const { db, app } = await publicSite()
const routes = app.listRoutes()
const larger = routes.flatMap(({ pattern, bodyBytesMax }) =>
  bodyBytesMax ? [{ pattern, bodyBytesMax }] : [],
)
const id = '00000000-0000-7000-8000-00000000dead'

test.each([
  ['/tip', strangerBytesMax],
  ['/admin/login', strangerBytesMax],
  ['/admin/set-up/0123456789', strangerBytesMax],
  ['/admin/log-out', strangerBytesMax],
  ['/nowhere', strangerBytesMax],
  [`/admin/news/edit/${id}`, bodyBytes.text],
  [`/admin/news/edit/${id}.data`, bodyBytes.text],
  [`/admin/stories/${id}`, bodyBytes.list],
  [`/admin/stories/${id}.data`, bodyBytes.list],
  ['/admin/stories/../login', strangerBytesMax],
  ['/admin/stories/login/x', strangerBytesMax],
  ['/admin/site-links/preview.data', 3 * 2 ** 20],
  ['/admin/settings/picture', 11 * 2 ** 20],
])('%s accepts %d bytes', (path, bytesMax) => {
  expect(app.bodyBytesMaxOf(path)).toBe(bytesMax)
})

const keptInMemory = [
  ...plainLists.map(({ noun }) => `/api/v1/${noun}`),
  ...`/, /about, /about-ratings, /ads.txt, /apple-touch-icon.png, /api, /api/v1/corrections after limit,
    /api/v1/links q category language outlet story from to after limit, /api/v1/links/:id,
    /api/v1/openapi.json, /api/v1/outlets after limit, /api/v1/outlets/:id, /api/v1/stories day after limit,
    /api/v1/stories/:slug after limit, /api/v1/today, /card/:kind/:name, /category/:slug after,
    /category/:slug/feed.json, /category/:slug/feed.xml, /contact, /corrections after, /corrections/feed.xml,
    /desk.webmanifest, /editorial-log after, /favicon.ico, /feed.json, /feed.xml, /icon-512.png, /icon.svg, /index, /offline,
    /opensearch.xml, /privacy, /privacy-policy, /robots.txt, /search q category after,
    /search/feed.json q category, /search/feed.xml q category, /site-images/:id/:name, /site.webmanifest,
    /sitemap.xml, /sitemap/:part, /stories day, /stories/feed.json, /stories/feed.xml, /story/:slug after,
    /story/:slug/feed.json, /story/:slug/feed.xml, /style/:file, /sw.js, /terms, /test-route, /today`.split(
    /,\s+/,
  ),
]

test('exactly these pages and machine endpoints are cached, with these query parameters', () => {
  const kept = routes.filter(route => route.kept)
  expect(kept.map(({ pattern, query = [] }) => [pattern, ...query].join(' ')).toSorted()).toEqual(
    keptInMemory.toSorted(),
  )
})

test('only the admin area and a program with a token may send more than a stranger', () => {
  expect(larger.length).toBeGreaterThan(20)
  for (const { pattern, bodyBytesMax } of larger) {
    expect(pattern).toMatch(/^\/admin\/|^\/api\/v1\/links$/)
    expect(bodyBytesMax, pattern).toBeGreaterThan(strangerBytesMax)
  }
})

test('routes with larger bodies do not read the form of a stranger', async () => {
  for (const { pattern, bodyBytesMax } of larger) {
    const { init, wasRead } = unreadForm(bodyBytesMax)
    const response = await app.request(pattern.replace(':id', id), init)
    // The API reads no forms.
    expect([302, 401, 415], `${pattern} answers ${response.status}`).toContain(response.status)
    expect(wasRead(), pattern).toBe(false)
  }
})

test.each([
  '/tip',
  '/admin/login',
  '/admin/Login',
  '/admin/%6cogin',
  '/admin/login.data',
  '/admin/set-up/0123456789',
  '/admin/news/../login',
  '/admin/news/%2e%2e/login',
  `/admin/news/edit/${id}/../../../login`,
  '/admin/stories/..%2flogin',
  '/admin/stories/../login',
  '/admin/news/edit/../../login',
  'http://chowk.example/admin/login',
])('33 KB to %s are refused before they are read', async path => {
  const { port } = await openWebScene(db)
  const type = 'Content-Type: application/x-www-form-urlencoded'
  const head = `POST ${path} HTTP/1.1\r\nHost: chowk.example\r\n${type}\r\nContent-Length: ${33 * 1024}\r\n\r\n`
  const answer = await sendBytes(port, `${head}email=a`)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('Send less at a time.')
})

test('the length of a form decides whether a stranger may send it', () => {
  const sized = (bytes: number) =>
    new Request('https://chowk.example/', { headers: { 'content-length': `${bytes}` } })
  expect(isLargerThanStrangers(sized(strangerBytesMax + 1))).toBe(true)
  expect(isLargerThanStrangers(sized(strangerBytesMax))).toBe(false)
  expect(isLargerThanStrangers(new Request('https://chowk.example/'))).toBe(false)
})

function unreadForm(bytes: number) {
  let isRead = false
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true
        controller.enqueue(new TextEncoder().encode('step=piece&content=x'))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(bytes) }
  return { init: { method: 'POST', headers, body, duplex: 'half' } as const, wasRead: () => isRead }
}
