import { beforeEach, expect, test } from 'vitest'
import { addRow, setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { posted } from '../../../test/support/signed-in.ts'

const { db, app, read } = await publicSite({ empty: ['objections', 'tips', 'outlets', 'attempts'] })
const rating = { lean: 'left', leanSource: 'A survey', leanRatedOn: '2026-01-01', leanNote: 'Its leaders' }
beforeEach(() => setRows(db, 'settings', { tipsEnabled: true }))

const kept = () => db.selectFrom('objections').select(['outletId', 'outletName', 'note', 'sentBy']).execute()

async function addOutlet(fields: object = rating) {
  const { id } = await addRow(db, 'outlets', {
    name: 'The Dawn',
    homeUrl: 'https://dawn.example/',
    ...fields,
  })
  return id
}

const send = (id: string, fields: Record<string, string> = {}) =>
  app.request(`/tip?outlet=${id}`, posted({ note: 'It is not so', name: 'Meera', website: '', ...fields }))

test('the form about an outlet quotes its rating and owner, and does not ask for an address', async () => {
  const id = await addOutlet()
  const html = await read(`/tip?outlet=${id}`)
  expect(html).toContain('<h1>Object to a rating</h1>')
  expect(html).toContain('The Dawn is rated left (source: A survey).')
  expect(html).not.toContain('name="url"')
  expect(html).toContain('content="noindex"')
})

test("an objection is stored with its outlet's name and is not a tip", async () => {
  const id = await addOutlet()
  const sent = await send(id)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/tip?sent=objection'])
  const thanks = await read('/tip?sent=objection')
  expect(thanks).toContain('<title>Object to a rating - Chowk</title>')
  expect(thanks).toContain('Our editors will look at your objection.')
  expect(thanks).toContain('<a href="/about-ratings">About ratings</a></p>')
  expect(thanks).not.toMatch(/your tip|another tip/)
  expect(await kept()).toEqual([
    { outletId: id, outletName: 'The Dawn', note: 'It is not so', sentBy: 'Meera' },
  ])
  expect(await db.selectFrom('tips').select('id').execute()).toEqual([])
})

test('there is no such page for an unrated outlet, an unknown one, or if tips are off', async () => {
  const id = await addOutlet({})
  for (const outlet of [id, 'nonsense', '', '00000000-0000-7000-8000-000000000000']) {
    expect((await app.request(`/tip?outlet=${outlet}`)).status).toBe(404)
    expect((await send(outlet)).status).toBe(404)
  }
  await setRows(db, 'outlets', { ...rating, lean: 'left' })
  await setRows(db, 'settings', { tipsEnabled: false })
  expect((await send(id)).status).toBe(404)
  expect(await kept()).toEqual([])
})

test.each([
  ['nothing', { note: ' ' }, 'value="Meera"', 'Please say what is wrong, and how you know'],
  ['too much', { note: 'x'.repeat(1_001) }, 'value="Meera"', 'Use at most 1000 characters'],
  ['too long a name', { name: 'x'.repeat(101) }, 'It is not so', 'Use at most 100 characters'],
])('%s is refused beside its field, and the typed text stays', async (_, fields, stays, problem) => {
  const id = await addOutlet()
  const response = await send(id, fields)
  expect(response.status).toBe(400)
  const html = await response.text()
  expect(html).toContain(problem)
  expect(html).toContain(stays)
  expect(await kept()).toEqual([])
})

test('a bot is thanked, and a frequent sender is asked to wait', async () => {
  const id = await addOutlet()
  expect((await send(id, { website: 'x' })).headers.get('location')).toBe('/tip?sent=objection')
  expect(await kept()).toEqual([])
  for (let n = 0; n < 5; n += 1) expect((await send(id)).status).toBe(303)
  const refused = await send(id)
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Too many messages have been sent, by you or by others.')
})
