import { expect, test } from 'vitest'
import { setRows } from './support/builders.ts'
import { fillPublicPages } from './support/fill-public-pages.ts'
import { publicSite } from './support/public-site.ts'
import { posted } from './support/signed-in.ts'

const { db, app, read } = await publicSite()
await fillPublicPages(db, new Date('2026-01-02T06:30:00Z'))
const hi = { siteName: 'चौक', tagline: '', siteDescription: '' }
await setRows(db, 'settings', { editions: JSON.stringify({ hi }) })

test('a chosen edition is stored, redirects the plain address, and changes no other page', async () => {
  const html = await read('/story/flood')
  expect(html).toContain('href="/edition/hi?to=%2Fstory%2Fflood" lang="hi"')
  const chosen = await app.request('/edition/hi?to=%2Fstory%2Fflood')
  expect(chosen.status).toBe(302)
  expect(chosen.headers.get('location')).toBe('/hi/story/flood')
  expect(chosen.headers.get('cache-control')).toBe('private, no-store')
  expect(chosen.headers.get('set-cookie')).toMatch(
    /^edition=hi; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const back = await app.request('/edition/en?to=/hi/about')
  expect(back.headers.get('location')).toBe('/about')
  expect(back.headers.get('set-cookie')).toMatch(/^edition=; Max-Age=0;/)
  const withChoice = { headers: { cookie: 'theme=dark; edition=hi' } }
  const led = await app.request('/', withChoice)
  expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([
    302,
    '/hi',
    'private, no-store',
  ])
  const renewal = { headers: { ...withChoice.headers, 'sec-fetch-mode': 'cors' } }
  expect((await app.request('/', renewal)).status).toBe(200)
  for (const path of ['/hi', '/stories', '/hi/stories']) {
    const response = await app.request(path, withChoice)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toBe(await read(path))
  }
})

test.each(['edition=ta', 'edition=xx', 'edition=', 'myedition=hi', 'edition=hi%00'])(
  'the cookie %j does not redirect',
  async cookie => {
    expect((await app.request('/', { headers: { cookie } })).status).toBe(200)
  },
)

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/%0d%0aset-cookie:x'])(
  'the switch does not redirect to another site: %s',
  async to => {
    const response = await app.request(`/edition/hi?to=${encodeURIComponent(to)}`)
    expect(response.headers.get('location')).toMatch(/^\/hi(\/%0d%0aset-cookie:x)?$/)
  },
)

test('a cross-site request does not choose an edition', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const response = await app.request('/edition/hi', { headers })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([302, null])
  expect((await app.request('/edition/xx')).status).toBe(404)
  expect((await app.request('/edition/ta')).status).toBe(404)
})

test('a tip sent in an edition gets its response in that edition', async () => {
  const form = { url: 'https://new.example/article', note: '', name: '', website: '' }
  const sent = await app.request('/hi/tip', posted(form))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/hi/tip?sent'])
})
