import { expect, onTestFinished, test } from 'vitest'
import { addCategory, setRow, setRows } from '../../../test/support/builders.ts'
import { closedOutside } from '../../../test/support/closed-outside.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { startOutlet } from '../../../test/support/fake-outlets.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { article } from '../../../test/support/poll-scene.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import { createSafeFetch } from '../../ingest/fetch/safe-fetch.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T06:00:00Z')
const by = authorizeCommand('Test')
const { cookie } = await signedInAdmin(db, { now })
const { id: category } = await addCategory(db, { name: 'Politics', slug: 'politics' })
const fields = { title: 'All news', outletName: 'The Outlet', category, publishing: 'wait', language: 'hi' }

emptyBefore(db, 'entries', 'newsLinks', 'feeds', 'outlets')

/** The site with one outlet, on loopback instead of the internet. */
async function open() {
  const outlet = await startOutlet()
  const fetch = createSafeFetch({ allow: new Set(['127.0.0.1']), userAgent: 'Chowk/test', now: () => now })
  const fetchFound = createSafeFetch({ allow: new Set(), userAgent: 'Chowk/test', now: () => now })
  onTestFinished(async () => {
    await Promise.all([fetch.close(), fetchFound.close(), outlet.close()])
  })
  // Feeds are parsed in this process: on a busy machine a child process takes longer to start than the test may last.
  const app = testApp(db, { now: () => now, outside: { ...closedOutside, fetch, fetchFound } })
  return {
    outlet,
    get: async (path: string) => (await app.request(path, { headers: { cookie } })).text(),
    post: (path: string, form: Record<string, string>) => app.request(path, posted(form, cookie)),
    app,
  }
}

async function add(url: string, more: { outletName?: string } = {}) {
  const added = await addFeed(db, { url, category, outletName: 'The Outlet', ...more }, { by, now })
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

const feeds = () => db.selectFrom('feeds').selectAll().orderBy('url').execute()

test('a look previews a feed’s entries, and a save adds the feed with its revision', async () => {
  const { outlet, post } = await open()
  const url = outlet.showFeed('/feed', [article(1), article(2)])
  const looked = await post('/admin/feeds/add', { intent: 'look', url })
  const html = await looked.text()
  expect(html).toContain(article(1).title)
  expect(html).toContain('2 entries')
  expect(await feeds()).toEqual([])
  const saved = await post('/admin/feeds/add', { ...fields, url, sizeLimit: '20' })
  const [feed] = await feeds()
  expect(feed?.bytesMax).toBe(20 * 1024 * 1024)
  expect(saved.headers.get('location')).toBe(`/admin/feeds/show/${feed?.id}`)
  expect(feed).toMatchObject({ url, title: 'All news', publishing: 'wait', language: 'hi', nextPollAt: now })
  const revisions = await db
    .selectFrom('revisions')
    .select(['recordTable', 'action'])
    .where('recordId', '=', feed?.id ?? '')
    .execute()
  expect(revisions).toEqual([{ recordTable: 'feeds', action: 'add' }])
})

test('a look proposes the outlet at whose home the feed is', async () => {
  const { outlet, post } = await open()
  await add(`${outlet.origin}/old`, { outletName: 'The Town Crier' })
  const url = outlet.showFeed('/feed', [article(1)])
  const looked = await post('/admin/feeds/add', { intent: 'look', url })
  expect(await looked.text()).toMatch(/<input[^>]*name="outletName"[^>]*value="The Town Crier"/)
})

test('a home page leads to its feeds, and its links to internal addresses are never fetched', async () => {
  const { outlet, post } = await open()
  outlet.answer('/', (_request, response) =>
    response.end(
      ['/rss', '/other']
        .map(href => `<link rel="alternate" type="application/rss+xml" title="Everything" href="${href}">`)
        .join(''),
    ),
  )
  const html = await (await post('/admin/feeds/add', { intent: 'look', url: `${outlet.origin}/` })).text()
  expect(html).toContain('This page names 2 feeds')
  expect(html).toContain('Everything')
  const found = { intent: 'look', found: 'on', url: `${outlet.origin}/rss` }
  expect(await (await post('/admin/feeds/add', found)).text()).toContain('Chowk cannot reach this address.')
  expect(outlet.hits.map(hit => hit.url)).toEqual(['/'])
})

test('a failure is shown with the server’s words, and nothing is saved', async () => {
  const { outlet, post } = await open()
  const html = await (await post('/admin/feeds/add', { intent: 'look', url: `${outlet.origin}/none` })).text()
  expect(html).toContain('There is nothing at this address.')
  expect(html).toContain('HTTP 404')
})

test('an error of a feed is shown beside its field', async () => {
  const { post } = await open()
  const response = await post('/admin/feeds/add', { url: 'x', category: '', publishing: 'no' })
  expect(response.status).toBe(400)
  const id = await add('https://a.example/rss')
  const edited = await post(`/admin/feeds/edit/${id}`, { ...fields, url: '', category: '', version: '1' })
  const html = await edited.text()
  for (const sentence of ['Address is required', 'Category is required']) expect(html).toContain(sentence)
  const gone = { ...fields, url: 'https://b.example/', category: id }
  expect((await post('/admin/feeds/add', gone)).status).toBe(409)
  const twice = await post('/admin/feeds/add', { ...fields, url: 'https://a.example/rss' })
  expect(twice.status).toBe(409)
})

test('a new address is tried before it is saved; a stale version gets the difference', async () => {
  const { outlet, post } = await open()
  const id = await add('https://a.example/rss')
  const wrong = await post(`/admin/feeds/edit/${id}`, { ...fields, url: `${outlet.origin}/no`, version: '1' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('There is nothing at this address. (HTTP 404) Nothing was saved.')
  await setRows(db, 'feeds', { failure: 'timeout', failureCount: 3, etag: 'x' })
  const url = outlet.showFeed('/feed', [article(1)])
  const saved = await post(`/admin/feeds/edit/${id}`, { ...fields, url, version: '1' })
  expect(saved.headers.get('location')).toBe(`/admin/feeds/show/${id}`)
  expect(await feeds()).toMatchObject([{ url, failure: null, failureCount: 0, etag: null, version: 2 }])
  const stale = await post(`/admin/feeds/edit/${id}`, { ...fields, url, title: 'Mine', version: '1' })
  expect(stale.status).toBe(409)
  expect(await stale.text()).toContain('Another editor saved this while you were editing')
})

test('the page of a feed shows its health, its days and its entries; a poll reports its outcome', async () => {
  const { outlet, get, post } = await open()
  const id = await add(outlet.showFeed('/feed', [article(1), article(2)]))
  const polled = await post(`/admin/feeds/show/${id}`, { intent: 'poll' })
  const page = await polled.text()
  expect(page).toContain(article(1).title)
  expect(page).toMatch(/<p role="status"[^>]*>[^<]+<\/p>/)
  const html = await get(`/admin/feeds/show/${id}`)
  expect(html).toContain('2 entries in the last 30 days')
  expect(html).toContain('Well')
  expect(await get(`/admin/feeds/body/${id}`)).toContain('&lt;rss')
  expect(await get(`/admin/feeds/body/${id}`)).toContain('Back to the feed')
  outlet.answer('/feed', (_request, response) => response.end('<html><script>alert(1)</script>'))
  await post(`/admin/feeds/show/${id}`, { intent: 'poll' })
  expect(await get(`/admin/feeds/show/${id}`)).toContain('This address leads to a web page, not a feed.')
  const body = await get(`/admin/feeds/body/${id}`)
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).not.toContain('<script>alert(1)')
})

test('a feed is paused, resumed and deleted; its waiting entries stay', async () => {
  const { outlet, post, get } = await open()
  const id = await add(outlet.showFeed('/feed', [article(1)]))
  await setRows(db, 'feeds', { publishing: 'wait' })
  await post(`/admin/feeds/show/${id}`, { intent: 'poll' })
  await post(`/admin/feeds/show/${id}`, { intent: 'pause' })
  expect(await feeds()).toMatchObject([{ state: 'paused' }])
  expect(await get(`/admin/feeds/show/${id}`)).toContain('Resume')
  await post(`/admin/feeds/show/${id}`, { intent: 'resume' })
  expect(await feeds()).toMatchObject([{ state: 'active', nextPollAt: now }])
  const deleted = await post(`/admin/feeds/show/${id}`, { intent: 'delete' })
  expect(deleted.headers.get('location')).toBe('/admin/feeds')
  expect(await feeds()).toEqual([])
  expect(await db.selectFrom('entries').select(['status', 'feedId']).execute()).toEqual([
    { status: 'waiting', feedId: id },
  ])
})

test('a feed that redirects to another outlet waits for a decision', async () => {
  const { post, get } = await open()
  const theirs = 'https://other.example/feed'
  const id = await add('https://a.example/rss')
  await add('https://other.example/own', { outletName: 'Another' })
  const [other] = await db.selectFrom('outlets').selectAll().where('name', '=', 'Another').execute()
  const move = { failure: 'moved-to-other-outlet', failureDetail: { code: 'deadline' }, movedTo: theirs }
  const setMove = () => setRow(db, 'feeds', id, move)
  await setMove()
  expect(await get(`/admin/feeds/show/${id}`)).toContain('Whose feed is this?')
  await post(`/admin/feeds/show/${id}`, { intent: 'theirs' })
  const feed = (await feeds()).find(one => one.id === id)
  expect(feed).toMatchObject({ url: theirs, outletId: other?.id, failure: null, movedTo: null })
  const own = await add('https://a.example/again')
  await setRow(db, 'feeds', own, move)
  await post(`/admin/feeds/show/${own}`, { intent: 'ours' })
  const outlets = await db.selectFrom('outlets').select(['name', 'hosts']).orderBy('name').execute()
  expect(outlets).toEqual([
    { name: 'Another', hosts: [] },
    { name: 'The Outlet', hosts: ['a.example', 'other.example'] },
  ])
  const again = await post(`/admin/feeds/show/${own}`, { intent: 'ours' })
  expect(again.headers.getSetCookie().join()).toContain('feed-not-settled')
})

test('the table finds feeds by words, health and failure, page by page', async () => {
  const { get } = await open()
  for (let n = 0; n < 60; n++) await add(`https://h${n}.example/rss`, { outletName: `Outlet ${100 + n}` })
  await setRows(db, 'feeds', { lastGoodAt: now })
  await db.updateTable('feeds').set({ failure: 'timeout' }).where('url', 'like', '%h7.%').execute()
  const first = await get('/admin/feeds')
  expect(first).toContain('59 healthy')
  expect(first).toContain('1 failing')
  expect(first).toContain('Outlet 149')
  expect(first).not.toContain('Outlet 150')
  const next = /href="(\/admin\/feeds\?after=[^"]+)"/.exec(first)?.[1] ?? ''
  expect(await get(next)).toContain('Outlet 150')
  const failing = await get('/admin/feeds?health=failing:timeout')
  expect(failing).toContain('https://h7.example/rss')
  expect(failing).not.toContain('https://h8.example/rss')
  expect(await get('/admin/feeds?q=h12.ex')).toContain('https://h12.example/rss')
  expect(await get('/admin/feeds?q=nothing')).toContain('No feeds here. Change the filters.')
})

test('many feeds are changed together, and one click undoes it', async () => {
  const { app, post } = await open()
  const ids = [await add('https://a.example/1'), await add('https://a.example/2')]
  const form = new URLSearchParams([...ids.map(id => ['id', id]), ['change', 'pause']])
  const request = posted({}, cookie)
  await app.request('/admin/feeds', { ...request, body: form.toString() })
  expect((await feeds()).map(feed => feed.state)).toEqual(['paused', 'paused'])
  const { batchId } = await db
    .selectFrom('revisions')
    .select('batchId')
    .where('action', '=', 'update')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await post('/admin/undo', { batch: batchId })
  expect((await feeds()).map(feed => feed.state)).toEqual(['active', 'active'])
  const { id: other } = await addCategory(db, { name: 'World', slug: 'world' })
  await app.request('/admin/feeds', {
    ...request,
    body: `${ids.map(id => `id=${id}`).join('&')}&change=move&category=${other}`,
  })
  expect((await feeds()).map(feed => feed.category)).toEqual([other, other])
  expect((await post('/admin/feeds', { change: 'move', category: 'x', id: ids[0] ?? '' })).status).toBe(400)
  expect((await post('/admin/feeds', { change: 'nonsense', id: ids[0] ?? '' })).status).toBe(400)
})

test('unknown ids lead back to the list', async () => {
  const { app } = await open()
  for (const page of ['show', 'edit', 'body']) {
    const response = await app.request(`/admin/feeds/${page}/x'--`, { headers: { cookie } })
    expect(response.headers.get('location')).toBe('/admin/feeds')
  }
})
