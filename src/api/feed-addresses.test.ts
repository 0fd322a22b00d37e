import { expect, test } from 'vitest'
import { setRows } from '../../test/support/builders.ts'
import { fillPublicPages } from '../../test/support/fill-public-pages.ts'
import { publicSite } from '../../test/support/public-site.ts'

const { db, app, read } = await publicSite()
await fillPublicPages(db, new Date('2026-01-02T06:30:00Z'))
await setRows(db, 'settings', {
  editions: JSON.stringify({ hi: { siteName: 'चौक', tagline: '', siteDescription: '' } }),
})

const origin = 'https://chowk.example'
const patterns = app
  .listRoutes()
  .flatMap(({ pattern }) => (/\/feed\.(?:xml|json)$/.test(pattern) ? [pattern] : []))

test('all feeds are known', () => {
  expect(patterns).toHaveLength(11)
})

test.each(patterns.flatMap(pattern => [pattern, `/hi${pattern}`]))(
  '%s names its own address',
  async pattern => {
    const slug = pattern.includes('/story/') ? 'flood' : 'world'
    const query = pattern.includes('/search/') ? '?q=rain+%26+%3Cwind%3E&category=world' : ''
    const path = pattern.replace(':slug', slug) + query
    // A stranger chooses the host of a request, and memory keeps the response for all.
    for (const host of [origin, 'https://evil.example']) {
      const response = await app.request(`${host}${path}`)
      expect(response.status).toBe(200)
      expect(ownAddress(await response.text())).toBe(origin + path)
    }
  },
)

test('a feed that was asked for with other parameters names the address without them', async () => {
  const text = await read('/feed.xml?utm_source=mail')
  expect(ownAddress(text)).toBe(`${origin}/feed.xml`)
})

function ownAddress(text: string): string {
  if (text.startsWith('{')) return JSON.parse(text).feed_url
  const [, href = ''] = /<atom:link href="([^"]+)" rel="self"/.exec(text) ?? []
  return href.replaceAll('&amp;', '&')
}
