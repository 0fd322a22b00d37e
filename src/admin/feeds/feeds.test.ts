import { test as base, expect } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, setRow, setRows } from '../../../test/support/builders.ts'
import { article } from '../../../test/support/poll-scene.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'

const { db, now, openOutlet, ...desk } = await adminDesk({
  at: '2026-03-01T06:00:00Z',
  empty: ['entries', 'newsLinks', 'feeds', 'outlets'],
})
const by = authorizeCommand('Test')
const { id: category } = await addCategory(db, { name: 'Politics', slug: 'politics' })
const fields = { title: 'All news', outletName: 'The Outlet', category, publishing: 'wait', language: 'hi' }

async function add(url: string, more: { outletName?: string } = {}) {
  const added = await addFeed(db, { url, category, outletName: 'The Outlet', ...more }, { by, now })
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

const test = base.extend('site', () => openOutlet())

const feeds = () => db.selectFrom('feeds').selectAll().orderBy('url').execute()

test('a look previews a feed’s entries, and a save adds the feed', async ({ site: { outlet, post } }) => {
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
})

test('a look proposes the outlet at whose home the feed is', async ({ site: { outlet, post } }) => {
  await add(`${outlet.origin}/old`, { outletName: 'The Town Crier' })
  const url = outlet.showFeed('/feed', [article(1)])
  const looked = await post('/admin/feeds/add', { intent: 'look', url })
  expect(await looked.text()).toMatch(/<input[^>]*name="outletName"[^>]*value="The Town Crier"/)
})

test('a home page leads to its feeds, and its links to internal addresses are never fetched', async ({
  site: { outlet, post },
}) => {
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

test('a failure is shown with the server’s words, and nothing is saved', async ({
  site: { outlet, post },
}) => {
  const html = await (await post('/admin/feeds/add', { intent: 'look', url: `${outlet.origin}/none` })).text()
  expect(html).toMatch(/There is nothing at this address\..*HTTP 404.*Enter the outlet’s home page/s)
  expect(html).toContain(`Look at ${outlet.origin}/<`)
  outlet.answer('/', (_request, response) => response.end('<html></html>'))
  const home = await post('/admin/feeds/add', { intent: 'look', url: outlet.origin })
  expect(await home.text()).toContain('This home page names no feed, and none is at the usual addresses')
})

test('a failing feed names the next step, and its new address is found on the home page and tried', async ({
  site: { outlet, see, post },
}) => {
  const id = await add(`${outlet.origin}/old`)
  await setRow(db, 'feeds', id, { failure: 'not-found', failureCount: 3 })
  expect(await see(`/admin/feeds/show/${id}`)).toContain('Look for the feed’s new address. If the outlet')
  const link = '<link rel="alternate" type="application/rss+xml" href="/new">'
  outlet.answer('/', (_request, response) => response.end(link))
  const html = await (await post(`/admin/feeds/show/${id}`, { intent: 'look' })).text()
  const edit = `/admin/feeds/edit/${id}?${new URLSearchParams({ url: `${outlet.origin}/new` })}`
  expect(html).toContain(`href="${edit}"`)
  expect(await see(edit)).toContain(`value="${outlet.origin}/new"`)
})

test('an error of a feed is shown beside its field', async ({ site: { post } }) => {
  const response = await post('/admin/feeds/add', { url: 'x', category: '', publishing: 'no' })
  expect(response.status).toBe(400)
  const id = await add('https://a.example/rss')
  const edited = await post(`/admin/feeds/edit/${id}`, { ...fields, url: '', category: '', version: '1' })
  const html = await edited.text()
  for (const sentence of ['Address is required', 'Category is required']) expect(html).toContain(sentence)
  for (const more of [{ url: 'https://b.example/', category: id }, { url: 'https://a.example/rss' }])
    expect((await post('/admin/feeds/add', { ...fields, ...more })).status).toBe(409)
})

test('a new address is tried before it is saved', async ({ site: { outlet, post } }) => {
  const id = await add('https://a.example/rss')
  const wrong = await post(`/admin/feeds/edit/${id}`, { ...fields, url: `${outlet.origin}/no`, version: '1' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('There is nothing at this address. (HTTP 404) Nothing was saved.')
  await setRows(db, 'feeds', { failure: 'timeout', failureCount: 3, etag: 'x' })
  const url = outlet.showFeed('/feed', [article(1)])
  const saved = await post(`/admin/feeds/edit/${id}`, { ...fields, url, version: '1' })
  expect(saved.headers.get('location')).toBe(`/admin/feeds/show/${id}`)
  expect(await feeds()).toMatchObject([{ url, failure: null, failureCount: 0, etag: null, version: 2 }])
})

test('the page of a feed shows its health, its days and its entries; a poll reports its outcome', async ({
  site: { outlet, see, post },
}) => {
  const id = await add(outlet.showFeed('/feed', [article(1), article(2)]))
  const polled = await post(`/admin/feeds/show/${id}`, { intent: 'poll' })
  const page = await polled.text()
  expect(page).toContain(article(1).title)
  expect(page).toMatch(/<p role="status"[^>]*>[^<]+<\/p>/)
  const html = await see(`/admin/feeds/show/${id}`)
  for (const text of ['2 entries in the last 30 days', 'Well', '>Published<']) expect(html).toContain(text)
  expect(await see(`/admin/feeds/body/${id}`)).toContain('&lt;rss')
  expect(await see(`/admin/feeds/body/${id}`)).toContain('Back to the feed')
  outlet.answer('/feed', (_request, response) => response.end('<html><script>alert(1)</script>'))
  await post(`/admin/feeds/show/${id}`, { intent: 'poll' })
  expect(await see(`/admin/feeds/show/${id}`)).toContain('This address leads to a web page, not a feed.')
  const body = await see(`/admin/feeds/body/${id}`)
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).not.toContain('<script>alert(1)')
})

test('a feed is paused, resumed and deleted; its waiting entries stay', async ({
  site: { outlet, post, see },
}) => {
  const id = await add(outlet.showFeed('/feed', [article(1)]))
  await setRows(db, 'feeds', { publishing: 'wait' })
  await post(`/admin/feeds/show/${id}`, { intent: 'poll' })
  await post(`/admin/feeds/show/${id}`, { intent: 'pause' })
  expect(await feeds()).toMatchObject([{ state: 'paused' }])
  expect(await see(`/admin/feeds/show/${id}`)).toContain('Resume')
  await post(`/admin/feeds/show/${id}`, { intent: 'resume' })
  expect(await feeds()).toMatchObject([{ state: 'active', nextPollAt: now }])
  const deleted = await post(`/admin/feeds/show/${id}`, { intent: 'delete' })
  expect(deleted.headers.get('location')).toBe('/admin/feeds')
  expect(await feeds()).toEqual([])
  expect(await db.selectFrom('entries').select(['status', 'feedId']).execute()).toEqual([
    { status: 'waiting', feedId: id },
  ])
})

test('a feed that redirects to another outlet waits for a decision', async ({ site: { post, see } }) => {
  const theirs = 'https://other.example/feed'
  const id = await add('https://a.example/rss')
  await add('https://other.example/own', { outletName: 'Another' })
  const [other] = await db.selectFrom('outlets').selectAll().where('name', '=', 'Another').execute()
  const move = { failure: 'moved-to-other-outlet', failureDetail: { code: 'deadline' }, movedTo: theirs }
  const setMove = () => setRow(db, 'feeds', id, move)
  await setMove()
  expect(await see(`/admin/feeds/show/${id}`)).toContain('Whose feed is this?')
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

test('the table finds feeds by words, health and failure, page by page', async ({ site: { see } }) => {
  for (let n = 0; n < 60; n++) await add(`https://h${n}.example/rss`, { outletName: `Outlet ${100 + n}` })
  await setRows(db, 'feeds', { lastGoodAt: now })
  await db.updateTable('feeds').set({ failure: 'timeout' }).where('url', 'like', '%h7.%').execute()
  const first = await see('/admin/feeds')
  expect(first).toContain('59 healthy')
  expect(first).toContain('1 failing')
  expect(first).toContain('Outlet 149')
  expect(first).not.toContain('Outlet 150')
  const next = /href="(\/admin\/feeds\?after=[^"]+)"/.exec(first)?.[1] ?? ''
  expect(await see(next)).toContain('Outlet 150')
  const failing = await see('/admin/feeds?health=failing:timeout')
  expect(failing).toContain('https://h7.example/rss')
  expect(failing).not.toContain('https://h8.example/rss')
  expect(await see('/admin/feeds?q=h12.ex')).toContain('https://h12.example/rss')
  expect(await see('/admin/feeds?q=nothing')).toContain('No feeds here. Change the filters.')
})

test('many feeds are changed together', async ({ site: { post } }) => {
  const ids = [await add('https://a.example/1'), await add('https://a.example/2')]
  const change = (fields: { change: string; category?: string }) =>
    post('/admin/feeds', [...Object.entries(fields), ...ids.map((id): [string, string] => ['id', id])])
  await change({ change: 'pause' })
  expect((await feeds()).map(feed => feed.state)).toEqual(['paused', 'paused'])
  const { id: other } = await addCategory(db, { name: 'World', slug: 'world' })
  await change({ change: 'move', category: other })
  expect((await feeds()).map(feed => feed.category)).toEqual([other, other])
  for (const wrong of [{ change: 'move', category: 'x' }, { change: 'nonsense' }])
    expect((await change(wrong)).status).toBe(400)
  await db.deleteFrom('feeds').execute()
  const gone = await change({ change: 'pause' })
  expect(gone.status).toBe(400)
  expect(await gone.text()).toContain('Another editor has already deleted the selected feeds.')
})

test('unknown ids lead back to the list', async ({ site: { show } }) => {
  for (const page of ['show', 'body'])
    expect((await show(`/admin/feeds/${page}/x'--`)).location).toBe('/admin/feeds')
})

test('a look at a home page with one feed shows that feed, with its title as the outlet above its entries', async ({
  site: { outlet, send },
}) => {
  outlet.showFeed('/rss', [article(1)])
  outlet.answer('/', (_request, response) =>
    response.end('<link rel="alternate" type="application/rss+xml" title="Everything" href="/rss">'),
  )
  const { html } = await send('/admin/feeds/add', { intent: 'look', url: `${outlet.origin}/` })
  expect(html).toMatch(/<input[^>]*name="outletName"[^>]*value="A feed"/)
  expect(html).toContain(`value="${outlet.origin}/rss"`)
  expect(html.indexOf('name="outletName"')).toBeLessThan(html.indexOf(article(1).title))
  expect(html.match(/>Check</g)).toHaveLength(1)
})

test('a feed that is set aside says why, and only an editor can retry it', async () => {
  const { post, see } = desk
  const id = await add('https://outlet.example/feed')
  const aside = { state: 'set-aside', failure: 'crashed-the-reader', openAttempts: 3 } as const
  await setRows(db, 'feeds', aside)
  const page = await see(`/admin/feeds/show/${id}`)
  expect(page).toContain('Set aside: Chowk’s feed reader crashed on this feed.')
  expect(page).toContain('Chowk reads it again only when you poll it.')
  expect(await see('/admin/feeds?health=set-aside')).toContain(id)
  await post(`/admin/feeds/show/${id}`, { intent: 'resume' })
  expect(await feeds()).toMatchObject([{ state: 'active', openAttempts: 0 }])
  await setRows(db, 'feeds', aside)
  await post(`/admin/feeds/show/${id}`, { intent: 'poll' })
  expect(await feeds()).toMatchObject([{ state: 'set-aside', openAttempts: 0, failure: 'unreachable' }])
  expect(await see(`/admin/feeds/show/${id}`)).toContain('Chowk reads it again only when you poll it.')
})

test('polling a feed that somebody deleted says that it is gone, not that its server is busy', async () => {
  const path = '/admin/feeds/show/0199a1d0-0000-7000-8000-000000000000.data'
  expect((await desk.post(path, { intent: 'poll' })).status).toBe(202)
})
