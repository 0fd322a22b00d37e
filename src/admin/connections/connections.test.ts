import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { listConnections, listDeliveries } from '../../domain/connections/connection-queries.ts'

const { db } = await freshDatabase()
const app = testApp(db)
const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })
const path = '/admin/settings/connections'

const show = async (query = '') => (await app.request(path + query, { headers: { cookie } })).text()

async function act(fields: Record<string, string> | URLSearchParams) {
  const response = await app.request(path, { ...posted({}, cookie), body: new URLSearchParams(fields) })
  return { status: response.status, html: await response.text() }
}

const hook = { kind: 'webhook', url: 'https://receiver.example/hook', events: 'published' }
const secretIn = (html: string) => /<code[^>]*>([\w-]{43})<\/code>/.exec(html)?.[1] ?? ''

test('an administrator adds a webhook, and its secret is shown in that answer alone', async () => {
  expect(await show()).toContain('No address is told of changes.')
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

test('a renewed secret is another one', async () => {
  const [connection] = await listConnections(db)
  const before = await db.selectFrom('connections').select('secret').executeTakeFirstOrThrow()
  const { html } = await act({ intent: 'renew', id: connection?.id ?? '' })
  const after = await db.selectFrom('connections').select('secret').executeTakeFirstOrThrow()
  expect(secretIn(html)).toBe(after.secret)
  expect(after.secret).not.toBe(before.secret)
})

test('a test waits as a delivery, is paused and resumed with its connection, and is sent again', async () => {
  const [{ id } = { id: '' }] = await listConnections(db)
  expect((await act({ intent: 'test', id })).status).toBe(302)
  expect(await show()).toMatch(/1 delivery waits/)
  await act({ intent: 'pause', id })
  expect(await show(`?id=${id}`)).toContain('Paused')
  await act({ intent: 'resume', id })
  await db.updateTable('deliveries').set({ state: 'failed', status: 500, answer: '<b>no</b>' }).execute()
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
})

test.each([
  [{ ...hook, url: '' }, 'URL is required'],
  [{ ...hook, url: 'ftp://receiver.example/' }, 'valid'],
  [{ ...hook, url: 'https://name:word@receiver.example/' }, 'valid'],
  [{ ...hook, events: 'nonsense' }, ''],
  [{ kind: 'webhook', url: hook.url }, 'Choose at least one'],
  [{ kind: 'nonsense', url: hook.url }, ''],
])('%j adds nothing', async (fields, message) => {
  const { length } = await listConnections(db)
  const { status, html } = await act(fields)
  expect(status).toBe(400)
  expect(html).toContain(message)
  expect(await listConnections(db)).toHaveLength(length)
})

test('ids that nobody has, and acts that do not exist, change nothing', async () => {
  const before = await listConnections(db)
  for (const intent of ['pause', 'resume', 'delete', 'test', 'again', 'renew', 'constructor'])
    for (const id of ['x', '', '00000000-0000-7000-8000-00000000dead', '99999999999999999999'])
      expect((await act({ intent, id })).status).toBeLessThan(500)
  expect(await listConnections(db)).toEqual(before)
})

test('feeds name the hub while it is on, and there is one at most', async () => {
  expect(await (await app.request('/feed.xml')).text()).not.toContain('rel="hub"')
  const hub = { kind: 'websub', url: 'https://hub.example/' }
  expect((await act(hub)).status).toBe(302)
  expect((await act(hub)).html).toContain('There is one already')
  expect(await (await app.request('/feed.xml')).text()).toContain(
    '<atom:link href="https://hub.example/" rel="hub"/>',
  )
  const json = await (await app.request('/feed.json')).json()
  expect(json).toMatchObject({ hubs: [{ type: 'WebSub', url: 'https://hub.example/' }] })
  const { id = '' } = (await listConnections(db)).find(({ kind }) => kind === 'websub') ?? {}
  await act({ intent: 'pause', id })
  expect(await (await app.request('/feed.xml')).text()).not.toContain('hub.example')
})

test('the key of IndexNow stands at its address once it is on', async () => {
  expect((await app.request('/indexnow.txt')).status).toBe(404)
  await act({ kind: 'indexnow' })
  const response = await app.request('/indexnow.txt')
  expect(await response.text()).toMatch(/^[0-9a-f]{32}$/)
  const { id = '' } = (await listConnections(db)).find(({ kind }) => kind === 'indexnow') ?? {}
  await act({ intent: 'delete', id })
  expect((await app.request('/indexnow.txt')).status).toBe(404)
})

test('twenty are enough, also when many are added at once', async () => {
  await Promise.all(
    Array.from({ length: 25 }, (_, n) => act({ ...hook, url: `https://receiver.example/${n}` })),
  )
  expect(await listConnections(db)).toHaveLength(20)
  expect((await act(hook)).html).toContain('There are 20 connections already')
})

test('the dashboard names connections that were switched off', async () => {
  await db.updateTable('connections').set({ state: 'dead' }).execute()
  const html = await (await app.request('/admin/dashboard', { headers: { cookie } })).text()
  expect(html).toContain('Connections switched off')
  expect(html).toContain(path)
})

test('a demo offers no connection, as it would send nothing', async () => {
  const response = await testApp(db, { demo: true }).request(path, { headers: { cookie } })
  const html = await response.text()
  expect(html).toContain('A demo sends nothing to anybody')
  expect(html).not.toContain('Add Webhook')
})
