import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { setRows } from '../../../test/support/builders.ts'
import { type Fields, posted } from '../../../test/support/signed-in.ts'
import { listConnections, listDeliveries } from '../../domain/connections/connection-queries.ts'

const { db, app, appWith, cookie, see, send } = await adminDesk()
const path = '/admin/settings/connections'

const show = (query = '') => see(path + query)
const act = (fields: Fields) => send(path, fields)

const hook = { kind: 'webhook', url: 'https://receiver.example/hook', events: 'published' }
const secretIn = (html: string) => /<code[^>]*>([\w-]{43})<\/code>/.exec(html)?.[1] ?? ''

test('an administrator adds a webhook, and its secret is shown only in that response', async () => {
  expect(await show()).toContain('No connections yet.')
  const { status, html } = await act(hook)
  expect(status).toBe(200)
  const secret = secretIn(html)
  expect(secret).toHaveLength(43)
  const later = await show()
  expect(later).toContain('https://receiver.example/hook')
  expect(later).not.toContain(secret)
  expect(await listConnections(db)).toMatchObject([
    { kind: 'webhook', events: ['published'], state: 'active', addedBy: 'Ravi Kumar' },
  ])
})

test('a renewed secret differs from the old one', async () => {
  const [connection] = await listConnections(db)
  const before = await db.selectFrom('connections').select('secret').executeTakeFirstOrThrow()
  const { html } = await act({ intent: 'renew', id: connection?.id ?? '' })
  const after = await db.selectFrom('connections').select('secret').executeTakeFirstOrThrow()
  expect(secretIn(html)).toBe(after.secret)
  expect(after.secret).not.toBe(before.secret)
})

test('a test delivery waits, is paused and resumed with its connection, and can be sent again', async () => {
  const [{ id } = { id: '' }] = await listConnections(db)
  expect((await act({ intent: 'test', id })).status).toBe(302)
  expect(await show()).toMatch(/1 delivery waiting/)
  await act({ intent: 'pause', id })
  expect(await show(`?id=${id}`)).toContain('Paused')
  await act({ intent: 'resume', id })
  await setRows(db, 'deliveries', { state: 'failed', status: 500, answer: '<b>no</b>' })
  const html = await show()
  for (const text of ['Given up', '(500)', '&lt;b&gt;no&lt;/b&gt;', 'Send again'])
    expect(html).toContain(text)
  const [delivery] = await listDeliveries(db, { connectionId: id, limit: 1 })
  await act({ intent: 'again', id: delivery?.id ?? '' })
  const log = await listDeliveries(db, { connectionId: id, limit: 9 })
  expect(log.map(({ event, state }) => [event, state])).toEqual([
    ['test', 'waiting'],
    ['test', 'failed'],
  ])
  await act({ intent: 'discard', id: log[0]?.id ?? '' })
  expect(await show()).toContain('Discarded')
})

test('a failing connection says why, also if its newer deliveries were not tried yet', async () => {
  const [{ id } = { id: '' }] = await listConnections(db)
  for (let n = 0; n < 60; n += 1) await act({ intent: 'test', id })
  const { id: oldest } = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('deliveries').set({ failure: 'private-address' }).where('id', '=', oldest).execute()
  await setRows(db, 'connections', { failingSince: new Date('2026-01-02T06:24:00Z') })
  const html = await show()
  expect(html).toMatch(/Failing, first [^<]+<\/span><span[^>]*>Chowk cannot reach this address/)
  expect(html).toMatch(new RegExp(`value="${oldest}"/?><button[^>]*value="discard"`))
  await setRows(db, 'connections', { failingSince: null })
  await db.deleteFrom('deliveries').execute()
})

test.each([
  [{ ...hook, url: '' }, 'URL is required'],
  [{ ...hook, url: 'ftp://receiver.example/' }, 'valid'],
  [{ ...hook, url: 'https://name:word@receiver.example/' }, 'valid'],
  [{ ...hook, events: 'nonsense' }, ''],
  [{ kind: 'webhook', url: hook.url }, 'Choose at least one'],
  [{ kind: 'websub', url: 'ftp://hub.example/' }, 'Please enter a valid URL'],
  [{ kind: 'nonsense', url: hook.url }, ''],
])('a form with %j adds no connection', async (fields, message) => {
  const { length } = await listConnections(db)
  const { status, html } = await act(fields)
  expect(status).toBe(400)
  expect(html).toContain(message)
  expect(await listConnections(db)).toHaveLength(length)
})

test('unknown ids and unknown actions change nothing', async () => {
  const before = await listConnections(db)
  for (const intent of ['pause', 'resume', 'delete', 'test', 'again', 'discard', 'renew', 'constructor'])
    for (const id of ['x', '', '00000000-0000-7000-8000-00000000dead', '99999999999999999999'])
      expect((await act({ intent, id })).status).toBeLessThan(500)
  expect(await listConnections(db)).toEqual(before)
})

test.each([hook.url, 'https://RECEIVER.example:443/hook#top'])(
  'a webhook of the same address is refused, and the form keeps its fields: %s',
  async url => {
    const before = await listConnections(db)
    const { status, html } = await act({ kind: 'webhook', url, events: 'merged' })
    expect(status).toBe(400)
    expect(html).toContain('There is already a webhook with this address')
    expect(html).toContain(`value="${url}"`)
    const ticked = [...html.matchAll(/<input(?=[^>]*checked)(?=[^>]*value="([^"]+)")[^>]*name="events"/g)]
    expect(ticked.map(([, event]) => event)).toEqual(['merged'])
    expect(await listConnections(db)).toEqual(before)
  },
)

test('of ten simultaneous posts of one address, one adds a webhook', async () => {
  const { length } = await listConnections(db)
  const once = { ...hook, url: 'https://receiver.example/once' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => act(once)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await listConnections(db)).toHaveLength(length + 1)
  await db.deleteFrom('connections').where('url', '=', once.url).execute()
})

test('feeds name the hub while it is on, and there is at most one', async () => {
  expect(await (await app.request('/feed.xml')).text()).not.toContain('rel="hub"')
  const hub = { kind: 'websub', url: 'https://hub.example/' }
  expect((await act(hub)).status).toBe(302)
  expect((await act(hub)).html).toContain('There is already a connection of this kind')
  expect(await (await app.request('/feed.xml')).text()).toContain(
    '<atom:link href="https://hub.example/" rel="hub"/>',
  )
  const json = await (await app.request('/feed.json')).json()
  expect(json).toMatchObject({ hubs: [{ type: 'WebSub', url: 'https://hub.example/' }] })
  const { id = '' } = (await listConnections(db)).find(({ kind }) => kind === 'websub') ?? {}
  await act({ intent: 'pause', id })
  expect(await (await app.request('/feed.xml')).text()).not.toContain('hub.example')
})

test('the IndexNow key is served at its address once IndexNow is on', async () => {
  expect((await app.request('/indexnow.txt')).status).toBe(404)
  await act({ kind: 'indexnow' })
  const response = await app.request('/indexnow.txt')
  expect(await response.text()).toMatch(/^[0-9a-f]{32}$/)
  const { id = '' } = (await listConnections(db)).find(({ kind }) => kind === 'indexnow') ?? {}
  await act({ intent: 'delete', id })
  expect((await app.request('/indexnow.txt')).status).toBe(404)
})

test('there are at most twenty connections, also if several are added at the same time', async () => {
  await Promise.all(
    Array.from({ length: 25 }, (_, n) => act({ ...hook, url: `https://receiver.example/${n}` })),
  )
  expect(await listConnections(db)).toHaveLength(20)
  expect((await act(hook)).html).toContain('There are 20 connections already')
})

test('the dashboard lists connections that were switched off', async () => {
  await setRows(db, 'connections', { state: 'dead' })
  const html = await see('/admin/dashboard')
  expect(html).toContain('Connections switched off')
  expect(html).toContain(path)
})

test('the demo offers no connections, because it would send nothing, and stores none', async () => {
  const demo = appWith({ demo: true })
  const html = await (await demo.request(path, { headers: { cookie } })).text()
  expect(html).toContain('Demo mode sends no notifications')
  expect(html).not.toContain('Add Webhook')
  const before = await listConnections(db)
  const posts: Fields[] = [{ kind: 'indexnow' }, { intent: 'delete', id: before[0]?.id ?? '' }]
  for (const fields of posts) expect((await demo.request(path, posted(fields, cookie))).status).toBe(403)
  expect(await listConnections(db)).toEqual(before)
})
