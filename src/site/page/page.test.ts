import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addRow, setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { testApp } from '../../../test/support/test-app.ts'
import type { SiteLinkType } from '../../domain/site-links/site-link.ts'

const { db, app, read } = await publicSite()

const pages: { path: string; type: SiteLinkType; label: string }[] = [
  { path: '/about', type: 'about', label: 'About Us' },
  { path: '/contact', type: 'contact', label: 'Contact Us' },
  { path: '/privacy', type: 'privacy', label: 'Privacy Policy' },
  { path: '/terms', type: 'terms', label: 'Terms of Service' },
]

test.each(pages)('$path without content shows its name and says so', async ({ path, label }) => {
  const html = await read(path)
  expect(html).toContain(`<h1>${label}</h1>`)
  expect(html).toContain('No content available.')
  expect(html).toContain(`<title>${label} - Chowk</title>`)
})

test.each(pages)('$path shows the stored HTML of its type', async ({ path, type, label }) => {
  await addRow(db, 'siteLinks', { type, title: label, content: `<p>This is <em>${type}</em></p>` })
  const html = await read(path)
  expect(html).toContain(`<p>This is <em>${type}</em></p>`)
  expect(html).toContain(`data-live="page:${type}"`)
  expect(html).toContain(`<link rel="canonical" href="https://chowk.example${path}"/>`)
})

test.each(pages)('$path describes itself by the settings, or else by its title', async ({ path }) => {
  const describedBy = async (settings: { metaDescription: string; siteDescription: string }) => {
    await setRows(db, 'settings', settings)
    return /<meta name="description" content="(.*?)"/.exec(await read(path))?.[1]
  }
  expect(await describedBy({ metaDescription: 'The default', siteDescription: 'The site' })).toBe(
    'The default',
  )
  expect(await describedBy({ metaDescription: '', siteDescription: 'The site' })).toBe('The site')
  expect(await describedBy({ metaDescription: '', siteDescription: '' })).toMatch(/ - Chowk$/)
})

test('the contact page shows the address from the settings', async () => {
  await setRows(db, 'settings', { contactEmail: 'desk@chowk.example' })
  const html = await read('/contact')
  expect(html).toContain('<a href="mailto:desk@chowk.example">desk@chowk.example</a>')
})

test('/privacy-policy redirects permanently to /privacy', async () => {
  const response = await app.request('/privacy-policy')
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('/privacy')
})

test('a page that fails to load is logged and looks like an absent one', async () => {
  const lines: string[] = []
  const log = pino({}, { write: line => lines.push(line) })
  await db.schema.alterTable('siteLinks').renameTo('siteLinksAway').execute()
  const response = await testApp(db, { log }).request('/about')
  await db.schema.alterTable('siteLinksAway').renameTo('siteLinks').execute()
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('No content available.')
  expect(lines.join()).toContain('static page not loaded')
})
