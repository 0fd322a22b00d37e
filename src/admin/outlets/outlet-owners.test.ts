import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addRow } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'

const { db, now, see, post, send } = await adminDesk({ at: '2026-03-01T06:00:00Z' })
const outlet = { name: 'The Outlet', homeUrl: 'https://outlet.example/', lean: 'not-rated' }
const rating = { lean: 'left', leanSource: 'A survey', leanRatedOn: '2026-01-31', leanNote: 'Its leaders' }

emptyBefore(db, 'objections', 'outlets')

const outlets = () => db.selectFrom('outlets').selectAll().orderBy('name').execute()

async function add(fields: Record<string, string> = {}) {
  await post('/admin/outlets/add', { ...outlet, ...fields })
  const name = fields.name ?? outlet.name
  return db.selectFrom('outlets').select('id').where('name', '=', name).executeTakeFirstOrThrow()
}

const ownership = { owner: 'A Trust', ownerSource: 'https://registry.example/a', ownerAsOf: '2026-01-31' }

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
  await add({ name: 'Dusk', homeUrl: 'https://dusk.example/', ...ownership })
  const list = [
    'outlet,owner,source,date',
    'www.dawn.example,"Sun Media, Ltd",https://registry.example/1,2026-01-02',
    'DUSK,B Ltd,https://registry.example/2,2026-01-02',
    'Nobody,B Ltd,https://registry.example/2,2026-01-02',
    'Dawn,B Ltd,https://registry.example/2,2026-01-02',
  ].join('\n')
  const { html: planned } = await send('/admin/outlets/owners', { list, intent: 'plan' })
  for (const said of ['Gets this owner', 'Replaces A Trust', 'Import 2 owners'])
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
