import { expect, test } from 'vitest'
import { adminDesk } from '../../test/support/admin-desk.ts'
import { addCategory } from '../../test/support/builders.ts'
import { posted } from '../../test/support/signed-in.ts'

// A refused form keeps the typed text, also without scripts.

const { db, app, cookie, see } = await adminDesk()
const addressesTooMany = Array.from({ length: 61 }, (_, n) => `https://typed.example/${n}`).join('\n')
const { id: category } = await addCategory(db, { name: 'Politics', slug: 'politics' })

/** The page that answers, without the data that a script would fill it from. */
async function refused(path: string, fields: Record<string, string>): Promise<string> {
  const response = await app.request(path, posted(fields, cookie))
  expect(response.status).toBeGreaterThanOrEqual(400)
  return (await response.text()).replaceAll(/<script.*?<\/script>/gs, '')
}

const add = async (path: string, fields: Record<string, string>) => {
  const response = await app.request(path, posted(fields, cookie))
  expect(response.status).toBe(302)
}

test('a news link keeps its texts, its category and its tick, and shows the error beside the field', async () => {
  const typed = { title: 'Rain & wind', url: 'nowhere', source: 'The Outlet', category, featured: 'on' }
  const html = await refused('/admin/news/add', { ...typed, description: 'Two\nlines', publishedAt: '' })
  expect(html).toContain('Rain &amp; wind</textarea>')
  for (const value of ['nowhere', 'The Outlet']) expect(html).toContain(`value="${value}"`)
  expect(html).toContain('Two\nlines</textarea>')
  expect(html).toMatch(new RegExp(`<option value="${category}" selected=""`))
  expect(html).toMatch(/name="featured"[^>]* checked=""/)
  expect(html).toMatch(/aria-invalid="true"[^>]*name="url"|name="url"[^>]*aria-invalid="true"/)
})

test('an unticked checkbox stays unticked', async () => {
  await add('/admin/news/add', {
    title: 'Rain',
    url: 'https://outlet.example/rain',
    source: 'The Outlet',
    category,
    featured: 'on',
  })
  const { id } = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  const path = `/admin/news/edit/${id}`
  const stored = await see(path)
  expect(stored).toMatch(/name="featured"[^>]* checked=""/)
  const html = await refused(path, { title: '', url: 'https://outlet.example/rain', category, version: '1' })
  expect(html).not.toMatch(/name="featured"[^>]* checked=""/)
})

test('a refused save names the version that its form was based on, so no other save is overwritten', async () => {
  const path = `/admin/categories/edit/${category}`
  const typed = { name: 'Government', slug: 'Not A Slug', description: '', orderNum: '7' }
  await add(path, {
    name: 'Politics',
    slug: 'politics',
    description: 'By another',
    orderNum: '0',
    version: '1',
  })
  const html = await refused(path, { ...typed, version: '1' })
  for (const value of ['Government', 'Not A Slug', '7']) expect(html).toContain(`value="${value}"`)
  expect(html).toContain('name="version" value="1"')
  const stale = await refused(path, { ...typed, slug: 'politics', version: '1' })
  expect(stale).toContain('By another')
  expect(stale).toContain('value="Government"')
  expect(stale).toContain('name="version" value="2"')
})

test.each([
  ['/admin/site-links/add', { type: 'terms', title: '', content: '<p>Typed</p>' }, '&lt;p&gt;Typed'],
  ['/admin/outlets/add', { name: '', homeUrl: 'https://typed.example' }, 'value="https://typed.example"'],
  ['/admin/settings', { siteName: '', tagline: 'Typed by me' }, 'value="Typed by me"'],
  ['/admin/settings?tab=seo', { metaTitle: 'x'.repeat(5_000), metaKeywords: 'typed' }, 'value="typed"'],
  ['/admin/queue/rules/add', { name: 'Typed', words: 'rain', action: 'hold' }, 'rain</textarea>'],
  ['/admin/queue/rules/add', { name: 'Typed', action: 'publish' }, '<option value="publish" selected=""'],
  ['/admin/queue/add', { addresses: addressesTooMany }, 'https://typed.example/60</textarea>'],
])('%s keeps the typed values %j', async (path, fields, kept) => {
  const response = await app.request(path, posted(fields, cookie))
  const html = (await response.text()).replaceAll(/<script.*?<\/script>/gs, '')
  expect(html).toContain(kept)
})

test.each(['/admin/account', '/admin/settings/backup/download'])(
  '%s never returns a password',
  async path => {
    const secret = 'never-to-be-seen-again'
    const fields = { current: secret, password: secret, newPassword: secret, next: secret, again: secret }
    const response = await app.request(path, posted(fields, cookie))
    expect(await response.text()).not.toContain(secret)
  },
)

test('typed text is only on the page that answers the post', async () => {
  await refused('/admin/categories/add', { name: 'Typed once', slug: 'Not a slug' })
  const html = await see('/admin/categories/add')
  expect(html).not.toContain('Typed once')
})
