import { expect, test } from 'vitest'
import { publicSite } from '../../test/support/public-site.ts'
import { posted } from '../../test/support/signed-in.ts'

const { app } = await publicSite()

function choose(theme: string, referer?: string) {
  const init = posted({ theme })
  return app.request('/theme', { ...init, headers: { ...init.headers, ...(referer ? { referer } : {}) } })
}

const cssFor = async (cookie: string) => (await app.request('/theme', { headers: { cookie } })).text()

test('a chosen theme is kept in cookies that are not sent for public pages, and the form redirects back', async () => {
  const response = await choose('dark', 'https://chowk.example/search?q=rain&after=x')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/search?q=rain&after=x')
  const cookies = response.headers.getSetCookie()
  expect(cookies.map(cookie => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual(['/theme', '/admin'])
  for (const cookie of cookies)
    expect(cookie).toMatch(/^theme=dark; Max-Age=31536000;.*HttpOnly; SameSite=Lax$/)
})

test.each(['auto', '', 'red;}', '"><script>'])('%j is not a theme: the device decides again', async theme => {
  const response = await choose(theme)
  expect(response.headers.get('location')).toBe('/')
  for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/^theme=; Max-Age=0;/)
})

test.each(['https://evil.example//evil.example/x', 'javascript:alert(1)', 'nonsense'])(
  'a choice made at %s does not redirect to another site',
  async referer => {
    expect((await choose('dark', referer)).headers.get('location')).toBe('/')
  },
)

test('the stylesheet of a browser without JavaScript is personal, and shared caches do not keep it', async () => {
  const response = await app.request('/theme', { headers: { cookie: 'theme=dark' } })
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await response.text()).toContain('@media screen{:root{color-scheme:dark}}')
  expect(await cssFor('theme=light')).toContain('color-scheme:light')
  for (const cookie of ['', 'theme=', 'theme=}x{']) expect(await cssFor(cookie)).not.toContain('color-scheme')
})

test('public pages are the same whatever theme a browser chose; admin pages contain it', async () => {
  const show = async (path: string, cookie: string) =>
    (await app.request(path, { headers: { cookie } })).text()
  expect(await show('/', 'theme=dark')).toBe(await show('/', ''))
  expect(await show('/', '')).toContain('<noscript><link rel="stylesheet" href="/theme"/></noscript>')
  expect(await show('/admin/login', 'theme=dark')).toContain('<html lang="en" data-theme="dark">')
  expect(await show('/admin/login', '')).toContain('<html lang="en">')
})
