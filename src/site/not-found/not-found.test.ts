import { expect, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'

const { db, app, read } = await publicSite()

test('an unknown path gets 404, names the path and links home', async () => {
  const response = await app.request('/no/such%20page')
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).toContain('<h1>404</h1>')
  expect(html).toContain('Oops! The page you&#x27;re looking for doesn&#x27;t exist.')
  expect(html).toContain('<code>/no/such%20page</code>')
  expect(html).toContain('<a href="/">Return to Home</a>')
  expect(html).toContain('<a href="/route-test">Debug Route Issues</a>')
  expect(html).toContain('You are not logged in as an admin.')
  expect(html).not.toContain('Return to Admin')
})

test('an unknown path below /admin links to the login and both entrances', async () => {
  const html = await read('/admin/unheard-of', 404)
  expect(html).toContain('<a href="/admin/login">Return to Admin Login</a>')
  expect(html).toContain('<li><a href="/admin/dashboard">Admin Dashboard</a></li>')
  expect(html).toContain('<li><a href="/admin/login">Admin Login</a></li>')
  expect(html).not.toContain('Return to Home')
})

test('a path that only starts with the letters of /admin is not an admin path', async () => {
  expect(await read('/administrivia', 404)).toContain('Return to Home')
})

test.each(['/admin', '/admin/'])('%s redirects to the dashboard', async path => {
  const response = await app.request(path)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/admin/dashboard')
})

test('markup in a path is escaped', async () => {
  const html = await read('/<img src=x onerror=alert(1)>', 404)
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('<code>/%3Cimg%20src=x%20onerror=alert(1)%3E</code>')
})

const editions = JSON.stringify({ hi: { siteName: '', tagline: '', siteDescription: '' } })

test.each(['/nowhere', '/admin', '/admin/login', '/hi', '/health', '/category'])(
  'what no route of an edition serves is not found in its language: /hi%s',
  async path => {
    expect(await read(`/hi${path}`, 404)).toContain(`<code>/hi${path}</code>`)
    await setRows(db, 'settings', { editions })
    const html = await read(`/hi${path}`, 404)
    await setRows(db, 'settings', { editions: '{}' })
    expect(html).toContain('<html lang="hi"')
    expect(html).toContain(`<code>/hi${path}</code>`)
    expect(html).toContain('<a href="/hi/route-test">')
  },
)
