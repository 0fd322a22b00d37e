import { pino } from 'pino'
import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addRow, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'

const { db, now, appWith, cookie, accountId, show, see, post, send } = await adminDesk({
  empty: ['siteLinks'],
})
const contributor = await signedInAdmin(db, { now, name: 'Bim', role: 'contributor' })
const nowhere = '00000000-0000-7000-8000-00000000dead'

async function addPage(fields: { type?: 'about' | 'contact'; title?: string; content?: string } = {}) {
  return addRow(db, 'siteLinks', { type: 'about', title: 'Our paper', content: '<p>Us</p>', ...fields })
}

function listPages() {
  return db.selectFrom('siteLinks').select(['type', 'title', 'content', 'version']).execute()
}

test('without pages the list says so and links to the form of the first one', async () => {
  const html = await see('/admin/site-links')
  for (const text of ['Site Links', 'Add New', 'No site links found', 'Add Your First Site Link'])
    expect(html).toContain(text)
})

test('the list has four columns, the types in words and the time of the last change', async () => {
  await addPage()
  await addPage({ type: 'contact', title: 'Write to us' })
  const html = await see('/admin/site-links')
  for (const text of ['Type', 'Title', 'Last Updated', 'Actions', 'About Us', 'Contact', 'Write to us'])
    expect(html).toContain(text)
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

test('all problems of a page are shown at once', async () => {
  const times = { publishAt: '2001-01-01T10:00', takeDownAt: '2000-01-01T10:00' }
  const { html } = await send('/admin/site-links/add', {
    type: 'terms',
    title: 'T',
    content: '<script></script>',
    ...times,
  })
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3)
})

test('the add page shows the queue’s count to a signed-in editor and to nobody else', async () => {
  const { id } = await addWaitingEntry(db, { firstSeenAt: now })
  expect(await see('/admin/site-links/add')).toContain('1<span class="sr-only"> waiting')
  expect(await see('/admin/site-links/add', '')).not.toContain('waiting')
  await db.deleteFrom('entries').where('id', '=', id).execute()
})

test('the add page opens for a stranger, who cannot save', async () => {
  const { status, html } = await show('/admin/site-links/add', '')
  expect(status).toBe(200)
  expect(html).not.toContain('Proposals')
  expect(html).not.toContain('target="_blank"')
  for (const text of ['Dashboard', 'Add Site Page', 'Create Page', 'Cancel']) expect(html).toContain(text)
  const typed = { type: 'terms', title: 'Our terms', content: 'Be kind.' }
  const { status: saved, html: answer } = await send('/admin/site-links/add', typed, '')
  expect(saved).toBe(401)
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

test('the add page tells a contributor which role saves, and keeps the text', async () => {
  const advice = 'Ravi Kumar can change your role.'
  const page = await see('/admin/site-links/add', contributor.cookie)
  for (const text of ['This page is for editors', advice, 'Proposals', 'Create Page'])
    expect(page).toContain(text)
  for (const text of ['Sign in', '/admin/login', 'Dashboard']) expect(page).not.toContain(text)
  // Longer than strangers may send.
  const typed = { type: 'terms', title: 'Our terms', content: 'Be kind. '.repeat(5000) }
  const { status, html } = await send('/admin/site-links/add', typed, contributor.cookie)
  expect(status).toBe(403)
  expect(html).toContain(`Nothing was saved: this page is for editors. What you typed stays here. ${advice}`)
  expect(html).toContain('value="Our terms"')
  expect(html).toContain(typed.content)
  expect(html).not.toContain('Sign in')
  expect(await listPages()).toEqual([])
})

test('the add page is in the language of the person who opens it', async () => {
  await setRow(db, 'accounts', contributor.accountId, { language: 'hi' })
  const { html } = await send('/admin/site-links/add', { title: 'x' }, contributor.cookie)
  await setRow(db, 'accounts', contributor.accountId, { language: 'en' })
  expect(html).toContain('<html lang="hi"')
  expect(html).toContain('साइट का पेज जोड़ें')
  expect(html).toContain('यह पेज संपादकों के लिए है')
})

test('a page is stored sanitised', async () => {
  const content = '<h1>T</h1><p onclick="x()">Be fair<script>x()</script></p>'
  const { location } = await send('/admin/site-links/add', { type: 'terms', title: ' Terms ', content })
  expect(location).toBe('/admin/site-links')
  expect(await listPages()).toEqual([
    { type: 'terms', title: 'Terms', content: '<h2>T</h2><p>Be fair</p>', version: 1 },
  ])
  expect(await see('/terms', '')).toContain('<p>Be fair</p>')
})

test('a page keeps pictures of the site, by their paths, and loses those of other hosts', async () => {
  const content = `<p>Us<img src="https://chowk.example/a.png"><img src="https://other.example/b.png" alt="B"></p>`
  await send('/admin/site-links/add', { type: 'about', title: 'Us', content })
  const stored = '<p>Us<img src="/a.png" /></p>'
  expect(await listPages()).toMatchObject([{ content: stored }])
  const preview = await post('/admin/site-links/preview', { content })
  expect(await preview.json()).toMatchObject({ html: stored, dropped: [{ what: '<img>', count: 1 }] })
})

test.each([
  [{ title: ' ' }, 'Title is required'],
  [{ content: ' ' }, 'Content is required'],
  [{ content: '<script>x</script>' }, 'None of this content can be shown'],
  [{ content: '<b>'.repeat(200) }, 'Content is nested more than 100 levels deep'],
])('%j is refused with a sentence', async (fields, message) => {
  const form = { type: 'about', title: 'x', content: 'y', ...fields }
  const { status, html } = await send('/admin/site-links/add', form)
  expect(status).toBe(400)
  expect(html).toContain(message)
})

test('a second page of a type is refused with a link to the first', async () => {
  const { id } = await addPage()
  const form = { type: 'about', title: 'x', content: 'y' }
  const { status, html } = await send('/admin/site-links/add', form)
  expect(status).toBe(409)
  expect(html).toContain('There is already a page of this type.')
  expect(html).toContain(`/admin/site-links/edit/${id}`)
})

test('if saving fails unexpectedly the form says so', async () => {
  const log = pino({ level: 'silent' })
  await db.schema.alterTable('revisions').renameTo('revisionsAway').execute()
  const page = { type: 'about', title: 'x', content: 'y' }
  const responses = await Promise.all(
    [page, { ...page, publishAt: new Date(now.getTime() + 3_600_000).toISOString() }].map(fields =>
      appWith({ log }).request('/admin/site-links/add', posted(fields, cookie)),
    ),
  )
  await db.schema.alterTable('revisionsAway').renameTo('revisions').execute()
  for (const response of responses) {
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('An unexpected error occurred.')
  }
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
  const { location, notice } = await show(`/admin/site-links/edit/${nowhere}`)
  await db.schema.alterTable('siteLinksAway').renameTo('siteLinks').execute()
  expect(location).toBe('/admin/site-links')
  expect(notice).toContain('site-link-load-failed')
})

test('deleting a missing page is refused', async () => {
  expect((await send('/admin/site-links', { id: nowhere })).notice).toContain('site-link-not-deleted')
})

test('the preview is the HTML that a save would store, and lists the markup it would drop', async () => {
  const form = { content: '<p onclick="x()">x</p>' }
  const response = await post('/admin/site-links/preview', form)
  const expected = { ok: true, html: '<p>x</p>', dropped: [{ what: 'onclick on <p>', count: 1 }] }
  expect(await response.json()).toEqual(expected)
})

test('the preview says what is wrong in the language of the editor', async () => {
  await setRow(db, 'accounts', accountId, { language: 'hi' })
  const response = await post('/admin/site-links/preview', { content: '<b>'.repeat(200) })
  await setRow(db, 'accounts', accountId, { language: 'en' })
  expect((await response.json()).problem).toMatch(/[ऀ-ॿ]/)
})
