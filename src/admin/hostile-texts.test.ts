import { expect, test } from 'vitest'
import { adminDesk } from '../../test/support/admin-desk.ts'
import { findActive } from '../../test/support/find-active.ts'
import { scriptStrings } from '../../test/support/script-strings.ts'

// Every text that an editor can type, filled with markup that runs if it is not escaped, sent through the editors' forms and
// read on every page that shows it (gate 12; `npm run corpus` does it with thousands).

const { db, app, show, post: save } = await adminDesk({ name: '<script>alert(1)</script> "onx=' })
await save('/admin/categories/add', {
  name: '</script><script>alert(1)</script>',
  slug: 'hostile',
  description: '"><img src=x onerror=alert(1)>',
})
const category = await db.selectFrom('categories').selectAll().executeTakeFirstOrThrow()
for (const [n, text] of scriptStrings.entries()) {
  await save('/admin/news/add', {
    title: text,
    url: `https://outlet.example/${n}?x=${text}`,
    source: text,
    description: text,
    sourceIconUrl: `https://outlet.example/icon?${text}`,
    imageUrl: `https://outlet.example/image?${text}`,
    category: category.id,
    featured: 'on',
  })
}
await save('/admin/site-links/add', {
  type: 'about',
  title: '</title><script>alert(1)</script>',
  content: scriptStrings.join('\n'),
})
const hostile = '</script></title></style><script>alert(1)</script>" onload="alert(1)'
const general = { siteName: hostile, tagline: hostile, siteDescription: hostile, contactEmail: '' }
await save('/admin/settings?tab=general', { ...general, version: '1' })
const seo = { metaTitle: hostile, metaDescription: hostile, metaKeywords: hostile }
await save('/admin/settings?tab=seo', { ...seo, version: '2' })

test('all hostile texts are stored', async () => {
  const links = await db.selectFrom('newsLinks').select('title').execute()
  expect(links.length).toBeGreaterThanOrEqual(scriptStrings.length - 3)
  const settings = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
  expect(settings).toMatchObject({ siteName: hostile, metaTitle: hostile })
})

const newsLink = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
const siteLink = await db.selectFrom('siteLinks').select('id').executeTakeFirstOrThrow()
const query = encodeURIComponent('"><script>alert(1)</script>')

test.each([
  '/',
  '/index',
  '/today',
  '/category/hostile',
  '/about',
  '/search?q=alert',
  `/search?q=${query}`,
  `/route-test?x=${query}`,
  `/nowhere/${query}`,
  '/admin/dashboard',
  '/admin/news',
  `/admin/news?q=${query}&source=${query}`,
  '/admin/news/add',
  `/admin/news/edit/${newsLink.id}`,
  '/admin/categories',
  `/admin/categories/edit/${category.id}`,
  ...['/admin/site-links', `/admin/site-links/edit/${siteLink.id}`, '/admin/settings?tab=seo'],
  '/admin/settings',
  '/admin/activity',
  `/admin/history/${newsLink.id}`,
  '/admin/bin',
  '/admin/account',
  `/admin/login?next=${query}`,
])('%s runs none of the hostile texts', async path => {
  const { status, html } = await show(path)
  expect(status).toBeLessThan(500)
  expect(findActive(html)).toEqual([])
})

test.each(['/feed.xml', '/feed.json', '/opensearch.xml', '/sitemap.xml', '/sitemap/1.xml'])(
  '%s is not HTML, and no browser treats it as such',
  async path => {
    const { headers } = await app.request(path)
    expect(headers.get('content-type')).not.toContain('html')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)
