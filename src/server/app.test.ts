import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink, addRow } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { propertyRuns } from '../../test/support/property-runs.ts'
import { signedInAdmin } from '../../test/support/signed-in.ts'
import { keepingApp, testApp } from '../../test/support/test-app.ts'
import { until } from '../../test/support/until.ts'

const { db } = await freshDatabase()
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
await addNewsLink(db, { category: politics.id, title: 'Monsoon arrives early' })

test('a page is rendered once and then served from memory, in the encoding that the client accepts', async () => {
  const { app } = keepingApp(db)
  const plain = await app.request('/')
  expect(await plain.text()).toContain('Monsoon arrives early')
  const brotli = await app.request('/', { headers: { 'accept-encoding': 'br' } })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotli.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  expect(app.cacheCounts()).toMatchObject({ hits: 1, misses: 1, entries: 1 })
})

test('a client that has the page gets 304 without a body, HEAD gets the headers of GET', async () => {
  const { app } = keepingApp(db)
  const first = await app.request('/')
  const again = await app.request('/', {
    headers: { 'if-none-match': `"x", W/${first.headers.get('etag')}` },
  })
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  const head = await app.request('/', { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
  expect(await head.text()).toBe('')
})

test('HEAD never has another length than GET', async () => {
  const { app } = keepingApp(db)
  for (const path of ['/', '/indexnow.txt', '/ads.txt', '/nothing', '/admin/login']) {
    const [get, head] = [await app.request(path), await app.request(path, { method: 'HEAD' })]
    expect([path, head.status]).toEqual([path, get.status])
    expect([null, get.headers.get('content-length')]).toContain(head.headers.get('content-length'))
  }
})

test('the end of a pin is reported to an open front desk, also if no reader has opened the front page', async () => {
  const { app } = keepingApp(db)
  const now = new Date('2026-01-02T06:30:00Z')
  const { cookie } = await signedInAdmin(db, { now })
  const link = await addNewsLink(db, { category: politics.id, title: 'Pinned for a moment' })
  const endsAt = new Date(now.getTime() + 5)
  const pin = { place: 'lead', section: '', title: link.title, pinnedAt: now, pinnedBy: 'Asha Devi' }
  await addRow(db, 'pins', { ...pin, newsLinkId: link.id, endsAt })
  onTestFinished(async () => void (await db.deleteFrom('pins').execute()))
  const shown: string[] = []
  onTestFinished(app.shown?.subscribe(change => void shown.push(change)) ?? (() => {}))
  expect((await app.request('/admin/front.data', { headers: { cookie } })).status).toBe(200)
  await until('the end of the pin', () => shown.includes('front'))
})

test('nothing personal reaches a cached page', async () => {
  const { app } = keepingApp(db)
  const mine = await app.request('/', { headers: { cookie: 'session=secret', host: 'evil.example' } })
  expect(mine.headers.get('cache-control')).toContain('public')
  expect(mine.headers.has('set-cookie')).toBe(false)
  expect(await mine.text()).not.toMatch(/secret|evil\.example/)
})

test.each([
  ['/Category/politics/?after=x', '/category/politics?after=x'],
  ['///evil.example//', '/evil.example'],
  ['/हिन्दी/', '/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80'],
])('%s redirects to the one spelling %s', async (path, location) => {
  const request = new Request(`https://chowk.example${path}`)
  const response = await testApp(db).fetch(request, { address: '127.0.0.1' })
  expect([response.status, response.headers.get('location')]).toEqual([301, location])
})

test.each(['/api/v1/links/', '/api/mcp/', '/newsletter/'])(
  'what is posted to %s is posted again to the one spelling, and no cache keeps that',
  async path => {
    const request = new Request(`https://chowk.example${path}`, { method: 'POST', body: '{}' })
    const { status, headers } = await testApp(db).fetch(request, { address: '127.0.0.1' })
    expect([status, headers.get('location')]).toEqual([308, path.slice(0, -1)])
    expect(headers.get('cache-control')).toBe('no-store')
  },
)

test.each([
  ['/%00', 400],
  ['/hi/search?q=%ff', 400],
  ['/admin/login?next=%ff', 400],
  [`/${'a'.repeat(16_000)}`, 414],
  ['/about.data', 404],
  ['/__manifest', 404],
  ['/nowhere', 404],
])('%s is refused with %i and an explanation', async (path, status) => {
  const response = await testApp(db).request(path)
  expect(response.status).toBe(status)
  expect(await response.text()).not.toMatch(/\n\s+at |Error:/)
})

test('a refusal is in the edition of its address', async () => {
  for (const path of ['/hi/%ff', '/hi/search?q=%ff'])
    expect(await (await testApp(db).request(path)).text()).toContain('<html lang="hi"')
  expect(await (await testApp(db).request('/hi/today', { method: 'POST' })).text()).toContain(
    '<a href="/hi">',
  )
})

test('a write from another site is refused before any page sees it', async () => {
  const headers = { origin: 'https://evil.example' }
  expect((await testApp(db).request('/admin/login', { method: 'POST', headers })).status).toBe(403)
})

test('the refusal of a form at another host name of the site links the page at its own address', async () => {
  const app = testApp(db, { publicUrl: 'https://news.example' })
  const post = async (path: string) => {
    const headers = { origin: 'https://www.news.example', 'sec-fetch-site': 'same-origin' }
    return (await app.request(`https://www.news.example${path}`, { method: 'POST', headers })).text()
  }
  expect(await post('/newsletter')).toContain('<a href="https://news.example/newsletter">')
  expect(await post('/category/"><b>')).not.toContain('"><b>')
  // Without PUBLIC_URL the site does not know its address.
  const anyHost = testApp(db, { publicUrl: 'http://localhost:3000', acceptsAnyHost: true })
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } }
  expect(await (await anyHost.request('/newsletter', foreign)).text()).not.toContain('localhost')
})

test('a write under a rebound host name is refused, a read is not', async () => {
  const rebound = 'http://evil.example:3000/admin/login'
  const app = testApp(db, { publicUrl: 'http://127.0.0.1:3000', demo: true })
  const headers = { origin: 'http://evil.example:3000', 'sec-fetch-site': 'same-origin' }
  expect((await app.request(rebound, { method: 'POST', headers })).status).toBe(403)
  expect((await app.request(rebound, { headers })).status).toBe(200)
})

test.each(['/', '/nowhere', '/%00', '/about/', '/admin/dashboard', '/search?q=a', '/route-test'])(
  'the response to %s carries every security header',
  async path => {
    const { headers } = await testApp(db).request(path, { redirect: 'manual' })
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  },
)

test('each admin page gets its own nonce and is never cached', async () => {
  const pages = propertyRuns(40)
  const { app } = keepingApp(db)
  const nonces = new Set<string | undefined>()
  for (let n = 0; n < pages; n++) {
    const { headers } = await app.request('/admin/login')
    expect(headers.get('cache-control')).toContain('no-store')
    nonces.add(/'nonce-([^']{20,})'/.exec(headers.get('content-security-policy') ?? '')?.[1])
  }
  expect(nonces.size).toBe(pages)
  expect(app.cacheCounts().entries).toBe(0)
})
