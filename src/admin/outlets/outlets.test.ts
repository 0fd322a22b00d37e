import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addRow, setRows } from '../../../test/support/builders.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'

const { db, now, see, post, send } = await adminDesk({
  at: '2026-03-01T06:00:00Z',
  empty: ['objections', 'entries', 'newsLinks', 'feeds', 'outlets'],
})
const { id: category } = await addCategory(db)
const outlet = { name: 'The Outlet', homeUrl: 'https://outlet.example/', lean: 'not-rated' }
const rating = {
  lean: 'lean-left',
  leanSource: 'A survey',
  leanRatedOn: '2026-01-31',
  leanNote: 'Its leaders',
}
const ownership = { owner: 'A Trust', ownerSource: 'https://registry.example/a', ownerAsOf: '2026-01-31' }

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
  const activity = await see('/admin/activity')
  expect(activity).toMatch(/The Outlet again<\/a>.*?and 1 more outlet, 1 feed.*?merged into another/s)
  await post('/admin/undo', { batch })
  expect((await outlets()).map(({ id }) => id)).toEqual([into, from])
})

test('an owner has a source and a day, is suggested and can be filtered by, and has a history', async () => {
  const { id } = await add(ownership)
  await add({ name: 'Alone', homeUrl: 'https://alone.example/' })
  expect(await see(`/admin/outlets/edit/${id}`)).toContain('value="https://registry.example/a"')
  expect(await see('/admin/outlets/add')).toContain('<option value="A Trust"')
  const owned = await see('/admin/outlets?owner=a+TRUST')
  expect(owned).toContain(`/admin/outlets/edit/${id}`)
  expect(owned).not.toContain('>Alone<')
  const ownerless = await see('/admin/outlets?owner=.')
  expect(ownerless).toContain('>Alone<')
  expect(ownerless).not.toContain(`/admin/outlets/edit/${id}`)
  await post(`/admin/outlets/edit/${id}`, { ...outlet, version: '1' })
  expect(await outlets()).toContainEqual(
    expect.objectContaining({ id, owner: '', ownerSource: null, ownerAsOf: null }),
  )
  const history = await see(`/admin/history/${id}`)
  for (const word of ['Source of the owner', 'Owner as of', 'A Trust']) expect(history).toContain(word)
})

test('a rating or owner with a day in the future is refused beside its field', async () => {
  const rated = await post('/admin/outlets/add', { ...outlet, ...rating, leanRatedOn: '2026-03-03' })
  expect(rated.status).toBe(409)
  expect(await rated.text()).toContain('This date is in the future.')
  const owned = await post('/admin/outlets/add', { ...outlet, ...ownership, ownerAsOf: '2027-01-01' })
  expect(owned.status).toBe(409)
  expect(await outlets()).toEqual([])
})

test('markup in an owner’s name is shown as text everywhere', async () => {
  const { id } = await add({ ...ownership, owner: '<img src=x onerror=alert(1)>' })
  for (const path of ['/admin/outlets', `/admin/outlets/edit/${id}`, `/admin/history/${id}`])
    expect(await see(path)).not.toContain('<img src=x')
})

test('owners of many outlets are pasted, previewed, imported as previewed, and undone together', async () => {
  await add({ name: 'Dawn', homeUrl: 'https://dawn.example/' })
  await add({ name: 'The Dusk', homeUrl: 'https://dusk.example/', ...ownership })
  const list = [
    'outlet,owner,source,date',
    'www.dawn.example,"Sun Media, Ltd",https://registry.example/1,2026-01-02',
    'DUSK,B Ltd,https://registry.example/2,2 Jan 2026',
    'Nobody,B Ltd,https://registry.example/2,2026-01-02',
    'Dawn,B Ltd,https://registry.example/2,2026-01-02',
  ].join('\n')
  const { html: planned } = await send('/admin/outlets/owners', { list, intent: 'plan' })
  for (const said of ['Gets this owner', 'Replaces A Trust', 'Import 2 owners', '2026-01-02'])
    expect(planned).toContain(said)
  for (const said of ['No outlet has this name or host.', 'A line above names the same outlet.'])
    expect(planned).toContain(said)
  expect(await outlets()).toMatchObject([{ owner: '' }, { owner: 'A Trust' }])
  const digest = /name="digest" value="([0-9a-f]+)"/.exec(planned)?.[1] ?? ''
  const other = await post('/admin/outlets/owners', { list: `${list}x`, intent: 'import', digest })
  expect(other.status).toBe(400)
  expect(await outlets()).toMatchObject([{ owner: '' }, { owner: 'A Trust' }])
  const { location, notice } = await send('/admin/outlets/owners', { list, intent: 'import', digest })
  expect(location).toBe('/admin/outlets')
  expect(await outlets()).toMatchObject([{ owner: 'Sun Media, Ltd' }, { owner: 'B Ltd' }])
  const batch = /owners-imported\.([0-9a-f-]{36})/.exec(decodeURIComponent(notice))?.[1] ?? ''
  await post('/admin/undo', { batch })
  expect(await outlets()).toMatchObject([{ owner: '' }, { owner: 'A Trust' }])
})

test.each([
  ['nothing', '', 'Paste a list first.'],
  [
    'an endless owner',
    `Dawn,${'x'.repeat(10_000)},https://r.example/,2026-01-02`,
    'Use at most 200 characters.',
  ],
  ['a source that is code', 'Dawn,A,javascript:alert(1),2026-01-02', 'begins with https://'],
  ['a day to come', 'Dawn,A,https://r.example/,2027-01-02', 'This date is in the future.'],
  ['no owner', 'Dawn,,https://r.example/,2026-01-02', 'The owner is missing.'],
  ['too many lines', 'Dawn,A,https://r.example/,2026-01-02\n'.repeat(2_001), 'more than 2,000 lines'],
])('a list of owners with %s is refused with a sentence', async (_, list, said) => {
  await add({ name: 'Dawn', homeUrl: 'https://dawn.example/' })
  expect(await (await post('/admin/outlets/owners', { list, intent: 'plan' })).text()).toContain(said)
})

test('a reader’s objection is counted, shown with its outlet, and marked as handled', async () => {
  const { id } = await add(rating)
  const sent = { note: 'Not <b>so</b>', sentBy: 'Meera', sentAt: now }
  const objection = await addRow(db, 'objections', { outletId: id, outletName: 'The Outlet', ...sent })
  expect(await see('/admin/outlets')).toContain('1 objection')
  const page = await see('/admin/outlets/objections')
  for (const said of ['The Outlet', 'Not &lt;b&gt;so', 'Meera', 'Mark as handled'])
    expect(page).toContain(said)
  await post('/admin/outlets/objections', { id: objection.id, intent: 'handled' })
  expect(await see('/admin/outlets/objections')).toContain('Open again')
  expect(await see('/admin/outlets')).not.toContain('1 objection')
})
