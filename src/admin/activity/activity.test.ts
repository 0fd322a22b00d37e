import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, getRow } from '../../../test/support/builders.ts'
import { deskScene, urlOf } from '../../../test/support/desk-scene.ts'

const { db, accountId, post, show, send } = await adminDesk({
  empty: ['newsLinks', 'siteLinks', 'categories', 'revisions'],
})

async function addPage(): Promise<string> {
  await send('/admin/site-links/add', { type: 'about', title: 'Our paper', content: '<p>Us</p>' })
  return (await db.selectFrom('siteLinks').select('id').executeTakeFirstOrThrow()).id
}

async function revisionIds(recordId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('id')
    .where('recordId', '=', recordId)
    .orderBy('id')
    .execute()
  return rows.map(row => row.id)
}

test('an empty activity says so, and mentions filters only if one is set', async () => {
  const { html } = await show('/admin/activity')
  expect(html).toContain('Nothing has been changed yet.')
  expect(html).not.toContain('No changes match these filters.')
  expect((await show('/admin/activity?action=delete')).html).toContain('No changes match these filters.')
})

test('the activity shows each change with its editor, and the filters narrow it', async () => {
  const id = await addPage()
  const { html } = await show('/admin/activity')
  for (const text of ['Activity', 'Ravi Kumar', 'added', 'Our paper', `/admin/history/${id}`])
    expect(html).toContain(text)
  for (const search of ['?kind=site_links&action=add', `?who=${accountId}`, '?kind=nonsense&who=x&after=y'])
    expect((await show(`/admin/activity${search}`)).html).toContain('Our paper')
  for (const search of ['?kind=news_links', '?action=delete', `?who=${id}`]) {
    const { html: narrowed } = await show(`/admin/activity${search}`)
    expect(narrowed).toContain('No changes match these filters.')
  }
})

test('a batch is one row with its count, which opens to its records and can be undone as a whole', async () => {
  const { id: category } = await addCategory(db)
  const links = [1, 2, 3].map(n => addNewsLink(db, { category, title: `Monsoon ${n}` }))
  const ids = (await Promise.all(links)).map(({ id }): [string, string] => ['id', id])
  await post('/admin/news', [['change', 'feature'], ...ids])
  const { html } = await show('/admin/activity')
  expect(html).toContain('and 2 more news links')
  expect(html.match(/>changed<\/td>/g)).toHaveLength(1)
  const href = /\/admin\/activity\/[\w-]{36}/.exec(html)?.[0] ?? ''
  const { html: opened } = await show(href)
  for (const text of ['3 news links', 'Monsoon 1', 'Monsoon 2', 'Monsoon 3', '>Undo<'])
    expect(opened).toContain(text)
  // The browser closes a paragraph at a form, which would break React's hydration.
  expect(opened).not.toMatch(/<p[ >](?:(?!<\/p>).)*<form/s)
  await send('/admin/undo', { batch: href.slice(-36) })
  const featured = await db.selectFrom('newsLinks').select('id').where('featured', '=', true).execute()
  expect(featured).toEqual([])
  const { html: undone } = await show(href)
  expect(undone).toContain('then undone')
  expect(undone).not.toContain('>Undo<')
})

test('a story that was split off is a link with a name, in the activity and in its batch', async () => {
  const desk = await deskScene(db)
  const id = await desk.open('abc')
  const { id: place } = await getRow(db, 'storyLinks', { canonicalUrl: urlOf('a') })
  await send(`/admin/stories/${id}`, { intent: 'split', version: '1', place })
  const { html } = await show('/admin/activity')
  const href = /\/admin\/activity\/[\w-]{36}/.exec(html)?.[0] ?? ''
  const { html: batch } = await show(href)
  expect(batch).toMatch(/<h1[^>]*>Joined articles in “Headline [abc]”<\/h1>/)
  expect(batch).toMatch(/Story: <\/span><a[^>]*>Headline [abc]<\/a>/)
  expect(html).toMatch(/Story: <\/span><a[^>]*>Split off “Headline a” from “Headline [abc]”<\/a>/)
  expect(batch).toMatch(/Decision about two articles: <\/span><a[^>]*>Headline a · Headline [bc]<\/a>/)
  expect(batch).not.toContain('https://outlet')
  for (const page of [html, batch]) {
    expect(page).not.toMatch(/<a [^>]*><\/a>/)
  }
})

test('a batch of places alone says what was done, and to which story', async () => {
  const desk = await deskScene(db)
  const id = await desk.open('xyz')
  const { id: place } = await getRow(db, 'storyLinks', { canonicalUrl: urlOf('x') })
  await send(`/admin/stories/${id}`, { intent: 'remove', version: '1', place })
  await db.deleteFrom('revisions').where('recordTable', '<>', 'story_links').execute()
  const { html } = await show('/admin/activity')
  expect(html).toMatch(/Story: <\/span><a[^>]*>Took articles out of “[^”]+”<\/a>/)
})

test.each(['00000000-0000-7000-8000-000000000000', 'x', '%00'])(
  'the unknown batch %s is not found',
  async batch => {
    const { status, html } = await show(`/admin/activity/${batch}`)
    expect([400, 404]).toContain(status)
    expect(html).not.toContain('>Undo<')
  },
)

test('the activity is paged', async () => {
  const id = await addPage()
  for (let version = 1; version <= 51; version += 1) {
    const form = { type: 'about', title: `Title ${version}`, content: 'x', version: String(version) }
    await send(`/admin/site-links/edit/${id}`, form)
  }
  const { html } = await show('/admin/activity')
  const older = /\/admin\/activity\?after=[\w-]+/.exec(html)?.[0] ?? ''
  expect(html).not.toContain('>added</td>')
  expect((await show(older)).html).toContain('>added</td>')
})

test('an older state is restored from the history', async () => {
  const id = await addPage()
  const newer = { type: 'about', title: 'Newer', content: '<p>We</p>', version: '1' }
  await send(`/admin/site-links/edit/${id}`, newer)
  const { html } = await show(`/admin/history/${id}`)
  for (const text of ['History: Newer', 'Our paper', 'Restore this version', 'Current version'])
    expect(html).toContain(text)
  const [first = ''] = await revisionIds(id)
  const { notice } = await send(`/admin/history/${id}`, { revision: first })
  expect(notice).toMatch(/restored\.[-0-9a-f]{36}\./)
  const pages = await db.selectFrom('siteLinks').select(['title', 'version']).execute()
  expect(pages).toEqual([{ title: 'Our paper', version: 3 }])
})

test('the first change of the settings can be undone a day later', async () => {
  await db.deleteFrom('revisions').execute()
  const read = () => db.selectFrom('settings').select(['id', 'siteName']).executeTakeFirstOrThrow()
  const { id, siteName } = await read()
  const { html: form } = await show('/admin/settings')
  const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? '1'
  const general = { siteName: 'Our crossing', tagline: '', siteDescription: '', contactEmail: '', version }
  await send('/admin/settings?tab=general', { tab: 'general', ...general })
  expect((await read()).siteName).toBe('Our crossing')
  expect((await show(`/admin/history/${id}`)).html).toContain('Version before')
  const [first = ''] = await revisionIds(id)
  await send(`/admin/history/${id}`, { revision: first, side: 'before' })
  expect((await read()).siteName).toBe(siteName)
})

test('the history links to its record while the record exists', async () => {
  const id = await addPage()
  const way = `href="/admin/site-links/edit/${id}"`
  expect((await show(`/admin/history/${id}`)).html).toContain(way)
  await send('/admin/site-links', { id })
  expect(await db.selectFrom('siteLinks').select('id').execute()).toEqual([])
  expect((await show(`/admin/history/${id}`)).html).not.toContain(way)
})

test('the history shows the names that categories had at that time', async () => {
  const [state, world] = [await addCategory(db, { name: 'State' }), await addCategory(db, { name: 'World' })]
  const link = { title: 'Rain', url: 'https://outlet.example/moved', source: 'The Outlet' }
  await send('/admin/news/add', { ...link, category: state.id })
  const { id } = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  await send(`/admin/news/edit/${id}`, { ...link, category: world.id, version: '1' })
  const { html } = await show(`/admin/history/${id}`)
  expect(html).toContain('<del>State</del>')
  expect(html).toContain('<ins class="no-underline">World</ins>')
  await db.deleteFrom('newsLinks').execute()
})

test('the history formats times like the rest of the admin area', async () => {
  const { id: category } = await addCategory(db)
  const link = { title: 'Rain', url: 'https://outlet.example/timed', source: 'The Outlet', category }
  await send('/admin/news/add', { ...link, publishedAt: '2026-01-01T08:00:00Z' })
  const { id } = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  const later = { publishedAt: '2026-01-01T09:30:00Z', version: '1' }
  await send(`/admin/news/edit/${id}`, { ...link, ...later })
  const { html } = await show(`/admin/history/${id}`)
  expect(html).toContain('<del><time dateTime="2026-01-01T08:00:00.000Z">2026-01-01 08:00 UTC</time></del>')
  expect(html).toContain('2026-01-01 09:30 UTC')
  expect(html).not.toContain('2026-01-01T08:00:00+00:00')
  await db.deleteFrom('newsLinks').execute()
})

test('a revision of another record cannot be restored from here', async () => {
  const id = await addPage()
  const [revision = ''] = await revisionIds(id)
  for (const form of [{ revision }, { revision: 'nonsense' }])
    expect((await send(`/admin/history/${accountId}`, form)).notice).toContain('not-restored')
})

test.each(['nonsense', '00000000-0000-7000-8000-00000000dead'])('%s has no history', async id => {
  const { status, html } = await show(`/admin/history/${id}`)
  expect(status).toBe(404)
  expect(html).toContain('This record does not exist')
})

test('the history of a record that exists and was never changed says so', async () => {
  const { id: category } = await addCategory(db)
  const { id } = await addNewsLink(db, { category, title: 'Rain in Kochi' })
  const { status, html } = await show(`/admin/history/${id}`)
  expect(status).toBe(200)
  const texts = ['History: Rain in Kochi', 'Nobody has changed this record yet.', `/admin/news/edit/${id}`]
  for (const text of texts) expect(html).toContain(text)
})

test('a deleted link is in the bin and can be restored from there', async () => {
  expect((await show('/admin/bin')).html).toContain('The bin is empty.')
  const { id: category } = await addCategory(db)
  const link = { title: 'Rain in Kochi', url: 'https://outlet.example/rain', source: 'The Outlet' }
  await send('/admin/news/add', { ...link, category })
  const { id } = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  await send('/admin/news', { change: 'delete', id })
  expect(await db.selectFrom('newsLinks').select('id').execute()).toEqual([])
  expect((await show('/admin/bin')).html).toContain('Rain in Kochi')
  const revision = (await revisionIds(id)).at(-1) ?? ''
  const { notice } = await send('/admin/bin', { revision })
  expect(notice).toMatch(/restored-from-bin\.[-0-9a-f]{36}\./)
  expect(await db.selectFrom('newsLinks').select('id').execute()).toEqual([{ id }])
  const { html } = await show(`/admin/bin?restored=${revision}`)
  expect(html).toContain('The bin is empty.')
  expect(html).toMatch(new RegExp(`Restored: “<a[^>]*/admin/news/edit/${id}[^>]*>Rain in Kochi</a>”`))
})
