import { pino } from 'pino'
import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addRow, addWaitingEntry } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'

const { db, now, app, cookie } = await adminDesk()
const nowhere = '00000000-0000-7000-8000-00000000dead'

emptyBefore(db, 'siteLinks')

async function show(path: string, asAdmin = true) {
  const response = await app.request(path, asAdmin ? { headers: { cookie } } : {})
  return { status: response.status, html: await response.text() }
}

async function addPage(fields: { type?: 'about' | 'contact'; title?: string; content?: string } = {}) {
  return addRow(db, 'siteLinks', { type: 'about', title: 'Our paper', content: '<p>Us</p>', ...fields })
}

function listPages() {
  return db.selectFrom('siteLinks').select(['type', 'title', 'content', 'version']).execute()
}

test('without pages the list says so and links to the form of the first one', async () => {
  const { html } = await show('/admin/site-links')
  for (const text of ['Site Links', 'Add New', 'No site links found', 'Add Your First Site Link']) {
    expect(html).toContain(text)
  }
})

test('the list has four columns, the types in words and the time of the last change', async () => {
  await addPage()
  await addPage({ type: 'contact', title: 'Write to us' })
  const { html } = await show('/admin/site-links')
  for (const text of ['Type', 'Title', 'Last Updated', 'Actions', 'About Us', 'Contact', 'Write to us']) {
    expect(html).toContain(text)
  }
  expect(html).toMatch(/<time dateTime="\d{4}-/)
  // On a phone, where columns have no heads, "About Us" would be shown twice.
  expect(html).toContain('data-label="Type"')
})

test('a list that cannot be loaded says so', async () => {
  await db.schema.alterTable('siteLinks').renameTo('siteLinksAway').execute()
  const { status, html } = await show('/admin/site-links')
  await db.schema.alterTable('siteLinksAway').renameTo('siteLinks').execute()
  expect(status).toBe(200)
  expect(html).toContain('Failed to load site links')
  expect(html).not.toContain('No site links found')
})

test('the add page shows the queue’s count to a signed-in editor and to nobody else', async () => {
  const { id } = await addWaitingEntry(db, { firstSeenAt: now })
  expect((await show('/admin/site-links/add')).html).toContain('1<span class="sr-only"> waiting')
  expect((await show('/admin/site-links/add', false)).html).not.toContain('waiting')
  await db.deleteFrom('entries').where('id', '=', id).execute()
})

test('the add page opens for a stranger, who cannot save', async () => {
  const { status, html } = await show('/admin/site-links/add', false)
  expect(status).toBe(200)
  expect(html).not.toContain('Proposals')
  expect(html).not.toContain('target="_blank"')
  for (const text of [
    'Dashboard',
    'Add Site Page',
    'Page Type',
    'Content (HTML supported)',
    'rows="15"',
    'Create Page',
    'Cancel',
  ]) {
    expect(html).toContain(text)
  }
  const saved = await app.request(
    '/admin/site-links/add',
    posted({ type: 'terms', title: 'Our terms', content: 'Be kind.' }),
  )
  expect(saved.status).toBe(401)
  const answer = await saved.text()
  expect(answer).toContain('value="Our terms"')
  expect(answer).toMatch(/<textarea[^>]*>Be kind\.<\/textarea>/)
  expect(answer).toMatch(/<option value="terms" selected=""/)
  expect(answer).toContain('Please sign in to save this page. What you typed stays here.')
  // Without a script, only this page holds the text.
  expect(
    answer.match(/<a (?=[^>]*target="_blank")[^>]*href="\/admin\/login\?next=\/admin\/site-links\/add"/g),
  ).toHaveLength(2)
  expect(answer).toContain('<noscript> The sign-in opens in a new tab.')
  expect(await listPages()).toEqual([])
})

test('a page is stored sanitised, with a revision and the specification’s toast', async () => {
  const form = {
    type: 'terms',
    title: ' Terms ',
    content: '<h1>T</h1><p onclick="x()">Be fair<script>x()</script></p>',
  }
  const response = await app.request('/admin/site-links/add', posted(form, cookie))
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/admin/site-links')
  expect(response.headers.get('set-cookie')).toContain('site_links-added')
  expect(await listPages()).toEqual([
    { type: 'terms', title: 'Terms', content: '<h2>T</h2><p>Be fair</p>', version: 1 },
  ])
  const list = await app.request('/admin/site-links', {
    headers: { cookie: `${cookie}; __Host-notice=site_links-added.` },
  })
  expect(await list.text()).toContain('Site link has been added successfully')
  expect((await show('/terms', false)).html).toContain('<p>Be fair</p>')
})

test.each([
  [{ title: ' ' }, 'Title is required'],
  [{ content: ' ' }, 'Content is required'],
  [{ content: '<script>x</script>' }, 'None of this content can be shown'],
  [{ content: '<b>'.repeat(200) }, 'Content is nested more than 100 levels deep'],
])('%j is refused with a sentence', async (fields, message) => {
  const form = { type: 'about', title: 'x', content: 'y', ...fields }
  const response = await app.request('/admin/site-links/add', posted(form, cookie))
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(message)
})

test('a second page of a type is refused with a link to the first', async () => {
  const { id } = await addPage()
  const form = { type: 'about', title: 'x', content: 'y' }
  const response = await app.request('/admin/site-links/add', posted(form, cookie))
  expect(response.status).toBe(409)
  const html = await response.text()
  expect(html).toContain('There is already a page of this type.')
  expect(html).toContain(`/admin/site-links/edit/${id}`)
})

test('if saving fails unexpectedly the form says so', async () => {
  const log = pino({ level: 'silent' })
  await db.schema.alterTable('revisions').renameTo('revisionsAway').execute()
  const form = posted({ type: 'about', title: 'x', content: 'y' }, cookie)
  const response = await testApp(db, { log }).request('/admin/site-links/add', form)
  await db.schema.alterTable('revisionsAway').renameTo('revisions').execute()
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('An unexpected error occurred.')
  expect(await listPages()).toEqual([])
})

test.each([nowhere, 'nonsense', "'"])('the page id %s is not found', async id => {
  const { status, html } = await show(`/admin/site-links/edit/${id}`)
  expect(status).toBe(404)
  expect(html).toContain('Site page not found')
  expect(html).toContain('Back to Site Links')
})

test('a page that cannot be loaded leads back to the list with a toast', async () => {
  await db.schema.alterTable('siteLinks').renameTo('siteLinksAway').execute()
  const response = await app.request(`/admin/site-links/edit/${nowhere}`, { headers: { cookie } })
  await db.schema.alterTable('siteLinksAway').renameTo('siteLinks').execute()
  expect(response.headers.get('location')).toBe('/admin/site-links')
  expect(response.headers.get('set-cookie')).toContain('site-link-load-failed')
})

test('a page can be deleted, and deleting a missing page is refused', async () => {
  const { id } = await addPage()
  const deleted = await app.request('/admin/site-links', posted({ id }, cookie))
  expect(deleted.headers.get('set-cookie')).toContain('site_links-deleted')
  expect(await listPages()).toEqual([])
  const again = await app.request('/admin/site-links', posted({ id }, cookie))
  expect(again.headers.get('set-cookie')).toContain('site-link-not-deleted')
})

test('the preview is the HTML that a save would store, and lists the markup it would drop', async () => {
  const form = { content: '<p onclick="x()">x</p>' }
  const response = await app.request('/admin/site-links/preview', posted(form, cookie))
  const expected = { ok: true, html: '<p>x</p>', dropped: [{ what: 'onclick on <p>', count: 1 }] }
  expect(await response.json()).toEqual(expected)
  expect((await app.request('/admin/site-links/preview', posted(form))).status).toBe(401)
  expect((await app.request('/admin/site-links/preview')).status).toBe(401)
})
