import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, setRows } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'

const { db, now, see, post, send } = await adminDesk({ at: '2026-03-01T06:00:00Z' })
const { id: category } = await addCategory(db)
const outlet = { name: 'The Outlet', homeUrl: 'https://outlet.example/', lean: 'not-rated' }
const rating = {
  lean: 'lean-left',
  leanSource: 'A survey',
  leanRatedOn: '2026-01-31',
  leanNote: 'Its leaders',
}

emptyBefore(db, 'entries', 'newsLinks', 'feeds', 'outlets')

const outlets = () => db.selectFrom('outlets').selectAll().orderBy('name').execute()

async function add(fields: Record<string, string> = {}) {
  await post('/admin/outlets/add', { ...outlet, ...fields })
  const name = fields.name ?? outlet.name
  return db.selectFrom('outlets').select('id').where('name', '=', name).executeTakeFirstOrThrow()
}

test('an outlet is added with its hosts, and has no rating until an editor rates it', async () => {
  const hosts = 'https://www.outlet.example/, feeds.outlet.example cdn.example'
  await post('/admin/outlets/add', { ...outlet, ...rating, hosts, lean: 'not-rated' })
  const [added] = await outlets()
  expect(added).toMatchObject({ hosts: ['outlet.example', 'cdn.example'], leanSource: '', leanNote: '' })
  const list = await see('/admin/outlets')
  expect(list).toContain('The Outlet')
  expect(list).toContain('Not rated')
})

test('an outlet added without hosts gets its home page’s host, unless another outlet has it or the host is shared', async () => {
  await add({ homeUrl: 'https://www.outlet.example/' })
  await add({ name: 'Its rival', homeUrl: 'http://outlet.example/' })
  await add({ name: 'One of many', homeUrl: 'https://many.example/tamil' })
  expect(await outlets()).toMatchObject([
    { name: 'Its rival', hosts: [] },
    { name: 'One of many', hosts: [] },
    { name: 'The Outlet', hosts: ['outlet.example'] },
  ])
  expect(await see('/admin/outlets/add')).toContain('Leave empty to use the host of its home page.')
})

test('a rating needs its source, its day and its note', async () => {
  const { id } = await add()
  const { status, html } = await send(`/admin/outlets/edit/${id}`, { ...outlet, lean: 'left', version: '1' })
  expect(status).toBe(400)
  for (const said of ['Say whose rating this is', 'Say when it was rated', 'Say why, in a few words'])
    expect(html).toContain(said)
  await post(`/admin/outlets/edit/${id}`, { ...outlet, ...rating, version: '1' })
  const edit = await see(`/admin/outlets/edit/${id}`)
  expect(edit).toContain('2026-01-31')
  expect(await see('/admin/outlets?lean=lean-left')).toContain('The Outlet')
  expect(await see('/admin/outlets?lean=right')).toContain('No outlets here.')
  expect(await see(`/admin/history/${id}`)).toContain('Source of the lean')
})

test('a host that another outlet has is refused by its name', async () => {
  await add({ hosts: 'outlet.example' })
  const other = { name: 'Another', homeUrl: 'https://another.example/', hosts: 'x.example outlet.example' }
  const response = await post('/admin/outlets/add', { ...outlet, ...other })
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('outlet.example belongs to The Outlet')
  const sameHome = await post('/admin/outlets/add', { ...outlet, name: 'Another' })
  expect(await sameHome.text()).toContain('Another outlet has this home page.')
  expect(await outlets()).toHaveLength(1)
})

test('deleting an outlet deletes its feeds and keeps its links, and undo restores it completely', async () => {
  const { id } = await add({ hosts: 'outlet.example' })
  const write = { by: authorizeCommand('Test'), now }
  await addFeed(db, { url: 'https://outlet.example/rss', category, outletName: 'The Outlet' }, write)
  const link = await addNewsLink(db, { category })
  await setRows(db, 'newsLinks', { outletId: id })
  const edit = await see(`/admin/outlets/edit/${id}`)
  expect(edit).toContain('https://outlet.example/rss')
  const { notice } = await send(`/admin/outlets/edit/${id}`, { intent: 'delete' })
  const batch = /outlets-deleted\.([0-9a-f-]{36})/.exec(decodeURIComponent(notice))?.[1] ?? ''
  expect(await outlets()).toEqual([])
  expect(await db.selectFrom('feeds').select('id').execute()).toEqual([])
  expect(await db.selectFrom('newsLinks').select('id').execute()).toEqual([{ id: link.id }])
  await post('/admin/undo', { batch })
  expect(await outlets()).toMatchObject([{ id, name: 'The Outlet', hosts: ['outlet.example'] }])
  expect(await db.selectFrom('feeds').select(['url', 'outletId', 'nextPollAt']).execute()).toMatchObject([
    { url: 'https://outlet.example/rss', outletId: id },
  ])
  expect(await db.selectFrom('outletHosts').select('host').execute()).toEqual([{ host: 'outlet.example' }])
  expect(await db.selectFrom('newsLinks').select('outletId').execute()).toEqual([{ outletId: id }])
})

test('the list is searched by name and host, and pages by key', async () => {
  for (let n = 0; n < 55; n++) {
    await add({ name: `Outlet ${100 + n}`, homeUrl: `https://o${n}.example/`, hosts: `o${n}.example` })
  }
  const first = await see('/admin/outlets')
  expect(first).toContain('Outlet 149')
  expect(first).not.toContain('Outlet 150')
  const next = /href="(\/admin\/outlets\?after=[^"]+)"/.exec(first)?.[1] ?? ''
  expect(await see(next)).toContain('Outlet 150')
  expect(await see('/admin/outlets?q=o17.ex')).toContain('Outlet 117')
})

test('a merge of two outlets is previewed, and its notice offers undo', async () => {
  const { id: into } = await add()
  const { id: from } = await add({ name: 'The Outlet again', homeUrl: 'https://again.example/' })
  const write = { by: authorizeCommand('Test'), now }
  await addFeed(db, { url: 'https://again.example/rss', category, outletName: 'The Outlet again' }, write)
  const path = `/admin/outlets/edit/${from}`
  expect(await see(path)).toContain('The Outlet (outlet.example)')
  const offered = await see(`${path}?merge=${into}`)
  expect(offered).toContain('These move to “The Outlet” (https://outlet.example/): 1 feed, 1 host')
  const { location, notice } = await send(path, { intent: 'merge', into })
  expect(location).toBe(`/admin/outlets/edit/${into}`)
  expect(await outlets()).toMatchObject([{ id: into, hosts: ['outlet.example', 'again.example'] }])
  const batch = /outlets-merged\.([0-9a-f-]{36})/.exec(decodeURIComponent(notice))?.[1] ?? ''
  await post('/admin/undo', { batch })
  expect((await outlets()).map(({ id }) => id)).toEqual([into, from])
})
