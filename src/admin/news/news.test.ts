import { test as base, expect } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'
import { postedBy } from '../../../test/support/read-forms.ts'

const { db, app, open, show, see, post, send } = await adminDesk({
  empty: ['newsLinks', 'categories', 'outlets'],
})
const link = { title: 'Monsoon arrives', url: 'https://outlet.example/a?utm_source=x', source: 'The Outlet' }

const test = base.extend('category', async () => (await addCategory(db)).id)

test('a stranger is sent to the login and told why', async () => {
  const { location, notice } = await show('/admin/news?q=a', '')
  expect(location).toBe('/admin/login?next=%2Fadmin%2Fnews%3Fq%3Da')
  expect(notice).toContain('please-sign-in')
})

test('a sign-in that the script’s request for data led to ends on the page itself', async () => {
  const response = await app.request('/admin/news.data?q=a&_routes=admin%2Fshell%2Cadmin%2Fnews%2Flist')
  expect(await response.text()).toContain('/admin/login?next=%2Fadmin%2Fnews%3Fq%3Da"')
})

test('a request for a part of a page gets no notice, which would replace the page’s own', async () => {
  const noticeOf = async (path: string, destination: string) => {
    const response = await app.request(path, { headers: { 'sec-fetch-dest': destination } })
    expect(response.headers.get('cache-control')).toContain('no-store')
    return response.headers.getSetCookie().join()
  }
  expect(await noticeOf('/admin/queue/live', 'empty')).toBe('')
  expect(await noticeOf('/admin/news', 'image')).toBe('')
  expect(await noticeOf('/admin/news', 'document')).toContain('please-sign-in')
  expect(await noticeOf('/admin/news.data', 'empty')).toContain('please-sign-in')
})

test('a form posted unchanged without scripts keeps the time, and names its time zone', async ({
  category,
}) => {
  const publishedAt = new Date('2026-01-01T18:30:12Z')
  const { id } = await addNewsLink(db, { category, publishedAt })
  const page = await see(`/admin/news/edit/${id}`)
  const shown = /name="publishedAt" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(shown).toBe('2026-01-02T00:00')
  const zone = '<noscript>; in India’s time (UTC+5:30)</noscript>'
  expect(/id="[^"]+-hint"[^>]*>(Leave empty to use .*?)<\/p>/.exec(page)?.[1]).toContain(zone)
  const saved = await post(`/admin/news/edit/${id}`, { ...link, category, publishedAt: shown, version: '1' })
  expect(saved.headers.get('location')).toBe('/admin/news')
  const row = await db.selectFrom('newsLinks').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ title: link.title, publishedAt })
})

test('the form of a new link proposes the current time', async () => {
  const page = await see('/admin/news/add')
  // 06:30 UTC, shown in India's time until the browser knows its own zone.
  expect(page).toMatch(/name="publishedAt"[^>]*value="2026-01-02T12:00"/)
})

test.each([
  ['https://outlet.example/a?utm_source=x&fbclid=y', 'https://outlet.example/a'],
  ['https://www.google.com/url?q=https%3A%2F%2Foutlet.example%2Fa%3Fid%3D7', 'https://outlet.example/a?id=7'],
])('%s is stored as %s, which is the address that readers get', async (url, stored) => {
  const { id: category } = await addCategory(db)
  await post('/admin/news/add', { ...link, url, category })
  const added = await db.selectFrom('newsLinks').selectAll().executeTakeFirstOrThrow()
  expect(added.url).toBe(stored)
  await post(`/admin/news/edit/${added.id}`, { ...link, url: `${stored}#top`, category, version: '1' })
  await post(`/admin/news/edit/${added.id}`, { ...link, url, category, version: '2' })
  const edited = await db.selectFrom('newsLinks').select(['url', 'version']).executeTakeFirstOrThrow()
  expect(edited).toEqual({ url: stored, version: 3 })
})

test('a query parameter that names the article at this outlet is kept', async ({ category }) => {
  const known = { name: 'The Outlet', homeUrl: 'https://outlet.example/', hosts: ['outlet.example'] }
  const { id: outletId } = await addRow(db, 'outlets', known)
  await addRow(db, 'duplicateExceptions', { outletId, rule: 'parameter', value: 'utm_source' })
  await post('/admin/news/add', { ...link, category })
  const added = await db.selectFrom('newsLinks').selectAll().executeTakeFirstOrThrow()
  expect(added).toMatchObject({ url: link.url, canonicalUrl: link.url })
})

test('a complete form publishes a link', async ({ category }) => {
  const typed = { ...link, category, featured: 'on', publishedAt: '2026-01-01T10:00' }
  const { location, notice } = await send('/admin/news/add', typed)
  expect(location).toBe('/admin/news')
  expect(notice).toContain('news_links-added')
  const row = await db.selectFrom('newsLinks').selectAll().executeTakeFirstOrThrow()
  const publishedAt = new Date('2026-01-01T04:30:00Z')
  expect(row).toMatchObject({ title: link.title, category, featured: true, publishedAt })
})

test('an address without its scheme is completed', async ({ category }) => {
  await send('/admin/news/add', { ...link, category, url: 'outlet.example/bare' })
  const row = await db.selectFrom('newsLinks').select('url').executeTakeFirstOrThrow()
  expect(row).toEqual({ url: 'https://outlet.example/bare' })
})

test('a missing field is reported beside the field, and nothing is written', async () => {
  const { status, html } = await send('/admin/news/add', { title: ' ', url: 'nonsense' })
  expect(status).toBe(400)
  for (const field of ['Title', 'Source', 'Category']) expect(html).toContain(`${field} is required`)
  expect(html).toContain('Please enter a valid URL')
  expect(await db.selectFrom('newsLinks').select('id').execute()).toEqual([])
})

test('an address that exists already is reported', async ({ category }) => {
  await addNewsLink(db, { category, title: 'The first one', url: 'https://outlet.example/a' })
  const response = await post('/admin/news/add', { ...link, category })
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('The first one')
})

test('§3 a site without categories gets the default ones by a post, never by a visit', async () => {
  await open('/admin/news/add')
  expect(await db.selectFrom('categories').select('id').execute()).toEqual([])
  const { notice } = await send('/admin/news/add', { intent: 'default-categories' })
  expect(notice).toContain('default-categories')
  const rows = await db.selectFrom('categories').selectAll().orderBy('orderNum').execute()
  expect(rows.map(({ name, slug, description, orderNum }) => [name, slug, description, orderNum])).toEqual([
    ['Latest Headlines', 'latest-headlines', 'Most recent news articles', 0],
    ['Politics', 'politics', 'Political news and updates', 1],
    ['Business', 'business', 'Business and financial news', 2],
    ['Technology', 'technology', 'Technology news and updates', 3],
    ['World', 'world', 'International news', 4],
    ['Opinion', 'opinion', 'Opinion pieces and editorials', 5],
  ])
  expect(await see('/admin/activity')).toContain('Latest Headlines')
})

test('the second of two editors sees the first one’s save', async ({ category }) => {
  const { id } = await addNewsLink(db, { category, url: 'https://outlet.example/a' })
  const save = (title: string) => post(`/admin/news/edit/${id}`, { ...link, category, title, version: '1' })
  expect((await save('First')).status).toBe(302)
  const second = await save('Second')
  expect(second.status).toBe(409)
  expect(await second.text()).toContain('Another editor saved this while you were editing')
  const row = await db.selectFrom('newsLinks').select('title').executeTakeFirstOrThrow()
  expect(row.title).toBe('First')
})

test('the table searches, features, moves and deletes', async () => {
  const [one, two] = [await addCategory(db, { name: 'One' }), await addCategory(db, { name: 'Two' })]
  const row = await addNewsLink(db, { category: one.id, title: 'Rain in Kochi' })
  await addNewsLink(db, { category: one.id, title: 'Summit' })
  const found = await see('/admin/news?q=rain')
  expect(found).toContain('Rain in Kochi')
  expect(found).not.toContain('Summit')
  await post('/admin/news', { change: 'feature', id: row.id })
  await post('/admin/news', { change: 'move', category: two.id, id: row.id })
  const changed = await db.selectFrom('newsLinks').selectAll().where('id', '=', row.id).execute()
  expect(changed).toMatchObject([{ featured: true, category: two.id, version: 3 }])
  expect((await post('/admin/news', { change: 'delete', id: row.id })).status).toBe(200)
  expect(await db.selectFrom('newsLinks').select('title').execute()).toEqual([{ title: 'Summit' }])
})

test('without scripts the buttons of a row feature and delete it, and the page says so with an undo', async ({
  category,
}) => {
  await addNewsLink(db, { category, title: 'Rain in Kochi' })
  const press = async (name: string) => {
    const fields = postedBy(await see('/admin/news?q=rain'), name)
    return (await send('/admin/news?q=rain', fields)).html
  }
  expect(await press('Feature Rain in Kochi')).toMatch(/<noscript>.*has been updated.*\/admin\/undo/)
  expect(await press('Unfeature Rain in Kochi')).toMatch(/<noscript>.*has been updated/)
  expect(await press('Delete Rain in Kochi')).toMatch(/<noscript>.*has been deleted.*\/admin\/undo/)
  expect(await db.selectFrom('newsLinks').select('title').execute()).toEqual([])
})

test('deleting a link that is already deleted is not reported as a success', async () => {
  const gone = { id: '01900000-0000-7000-8000-000000000000' }
  for (const change of ['delete', 'feature']) {
    const { status, html } = await send('/admin/news', { change, ...gone })
    expect(status).toBe(400)
    expect(html).toContain('Another editor has already deleted the selected articles.')
  }
})

test.each<Record<string, string>>([
  { change: 'drop', id: 'x' },
  { change: 'delete' },
  { change: 'move', id: 'x' },
  { change: 'move', id: 'x', category: 'y' },
])('an invalid table action is refused: %j', async fields => {
  expect((await post('/admin/news', fields)).status).toBe(400)
})

test('pages of the admin area are never cached', async () => {
  for (const path of ['/admin/news', '/admin/dashboard', '/admin/login']) {
    expect((await open(path)).headers.get('cache-control'), path).toContain('no-store')
  }
})

test('a date more than a day ahead is refused, unless the link is published by then', async ({
  category,
}) => {
  const ahead = { ...link, category, publishedAt: '2026-01-05T09:00:00Z' }
  const refused = await send('/admin/news/add', ahead)
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('“Publish at”')
  const passed = await send('/admin/news/add', { ...ahead, takeDownAt: '2000-01-01T10:00' })
  for (const problem of ['“Publish at”', 'This time has passed']) expect(passed.html).toContain(problem)
  const saved = await post('/admin/news/add', { ...ahead, publishedAt: '2026-01-02T23:00:00Z' })
  expect(saved.status).toBe(302)
  const { id } = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  expect((await post(`/admin/news/edit/${id}`, { ...ahead, version: '1' })).status).toBe(400)
  const embargoed = { ...ahead, url: 'https://outlet.example/embargo', publishAt: ahead.publishedAt }
  expect((await post('/admin/news/add', embargoed)).status).toBe(302)
})

test('a part of a name that too many outlets have is said to list only the first', async ({ category }) => {
  for (let n = 1; n <= 21; n++) {
    await addRow(db, 'outlets', { name: `Wire ${n}`, homeUrl: `https://wire-${n}.example/` })
    await addNewsLink(db, { category, source: `Wire ${n}` })
  }
  expect(await see('/admin/news?source=wire')).toContain('links of the first 20 by name')
  expect(await see('/admin/news?source=wire+1')).not.toContain('by name')
})
