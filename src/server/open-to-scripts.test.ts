import { expect, test } from 'vitest'
import { addStory } from '../../test/support/add-story.ts'
import { asProgram, makeToken } from '../../test/support/api-scene.ts'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'
import { signedInAdmin } from '../../test/support/signed-in.ts'
import { testApp } from '../../test/support/test-app.ts'
import { openWebScene, sendBytes } from '../../test/support/web-scene.ts'

const { db, app, now } = await publicSite()
const category = await addCategory(db, { slug: 'politics' })
const link = await addNewsLink(db, { category: category.id, url: 'https://one.example/rain' })
const second = await addNewsLink(db, { category: category.id, url: 'https://two.example/rain' })
await addStory(db, { slug: 'monsoon', title: 'Monsoon', links: [link, second] })

const origin = { origin: 'https://other.example' }
const preflightFor = (headers: string) => ({
  method: 'OPTIONS',
  headers: { ...origin, 'access-control-request-method': 'GET', 'access-control-request-headers': headers },
})
const isOpen = ({ headers }: Response) => headers.get('access-control-allow-origin') === '*'

const openPaths = [
  `/api/v1/links/${link.id}`,
  '/api/v1/links',
  '/api/v1/openapi.json',
  '/api/v1/stories/monsoon',
  '/feed.json',
  '/feed.xml',
  '/category/politics/feed.json',
  '/search/feed.json?q=rain',
  '/corrections/feed.xml',
  '/stories/feed.json',
  '/story/monsoon/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
]

test.each(openPaths)('scripts of other sites may read %s, after a preflight', async path => {
  const preflight = await app.request(path, preflightFor('if-none-match'))
  expect([preflight.status, await preflight.text(), isOpen(preflight)]).toEqual([204, '', true])
  const { headers } = preflight
  expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD')
  expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('if-none-match')
  expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0)
  const read = await app.request(path, { headers: origin })
  expect([read.status, isOpen(read)]).toEqual([200, true])
  expect(read.headers.get('access-control-expose-headers')).toMatch(/ETag, Link, Retry-After/)
  expect(read.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const etag = read.headers.get('etag') ?? ''
  const again = await app.request(path, { headers: { ...origin, 'if-none-match': etag } })
  expect([again.status, isOpen(again)]).toEqual([304, true])
})

test.each([
  ['/api/v1/links/', 301],
  ['/API/v1/links', 301],
  ['/feed.json/', 301],
  ['/api/v1/nowhere', 404],
  ['/api/v1/links?limit=0', 400],
  ['/api/v1/links/%ff', 400],
  ['/category/nowhere/feed.json', 404],
])('they may read the refusal of %s: %d', async (path, status) => {
  const response = await app.fetch(new Request(`https://chowk.example${path}`, { headers: origin }), {
    address: '127.0.0.1',
  })
  expect([response.status, isOpen(response)]).toEqual([status, true])
})

test('a limit tells them when to retry', async () => {
  const limited = testApp(db)
  let response = await limited.request('/api/v1/links/7')
  for (let n = 0; n < 600; n += 1) response = await limited.request('/api/v1/links/7')
  expect([response.status, isOpen(response)]).toEqual([429, true])
  expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After')
})

test('neither tokens nor cookies are allowed', async () => {
  for (const path of openPaths) {
    const { headers } = await app.request(path, preflightFor('authorization'))
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).not.toMatch(/authorization|\*/)
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  }
})

test('no other address is readable, signed in or not: neither the admin area nor what needs a token', async () => {
  const { cookie } = await signedInAdmin(db, { now })
  const { token } = await makeToken(db, { scopes: ['decide'], now })
  const entries = await app.request('/api/v1/entries', asProgram(token))
  expect([entries.status, isOpen(entries)]).toEqual([200, false])
  const open = app.listRoutes().filter(route => route.openToScripts)
  expect(
    open.map(({ pattern }) => pattern).filter(pattern => /admin|desk|entries|tips/.test(pattern)),
  ).toEqual([])
  const closed = app.listRoutes().filter(route => !route.openToScripts)
  for (const { pattern } of closed) {
    const path = pattern.replaceAll(/:\w+|\*$/g, 'nowhere')
    for (const init of [{ headers: { ...origin, cookie } }, preflightFor('if-none-match')]) {
      const response = await app.request(path, init)
      await response.body?.cancel()
      const names = [...response.headers.keys()].filter(name => name.startsWith('access-control-'))
      expect(names, path).toEqual([])
    }
  }
})

test('a script may not write, with or without a token', async () => {
  const { token } = await makeToken(db, { scopes: ['links:write'], now, name: 'Writer' })
  const init = asProgram(token, { url: 'https://outlet.example/a' })
  const response = await app.request('/api/v1/links', { ...init, headers: { ...init.headers, ...origin } })
  expect([response.status, isOpen(response)]).toEqual([403, false])
})

test('the preflight also passes the checks at the socket', async () => {
  const { port } = await openWebScene(db)
  const answer = await sendBytes(
    port,
    'OPTIONS /api/v1/links HTTP/1.1\r\nHost: chowk.example\r\nConnection: close\r\nOrigin: https://other.example\r\nAccess-Control-Request-Method: GET\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 204 /)
})
