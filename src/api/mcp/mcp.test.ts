import { readFileSync } from 'node:fs'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makeToken } from '../../../test/support/api-scene.ts'
import { addRow, getRow } from '../../../test/support/builders.ts'
import { fillPublicPages } from '../../../test/support/fill-public-pages.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { testApp } from '../../../test/support/test-app.ts'
import type { Role } from '../../domain/accounts/role.ts'

const { db, now } = await freshDatabase({ empty: ['tips', 'attempts'] })
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: line => logged.push(line) })
const app = testApp(db, { log })
await fillPublicPages(db, now)

const address = new URL('https://chowk.example/api/mcp')
const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
let clients = 0

/** The client of the protocol's own package, from an address of its own. */
async function connect({ token }: { token?: string } = {}) {
  clients += 1
  const sender = { address: `203.0.113.${clients}` }
  const responses: Response[] = []
  const transport = new StreamableHTTPClientTransport(address, {
    requestInit: token ? { headers: { authorization: `Bearer ${token}` } } : {},
    fetch: async (url, init) => {
      const response = await app.fetch(new Request(url, init), sender)
      responses.push(response)
      return response
    },
  })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  return { client, responses, sender }
}

/** The result of a tool, which the client checks against the tool's schema. */
async function call(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { isError = false, structuredContent, content } = await client.callTool({ name, arguments: given })
  const [{ text }] = content as [{ text: string }]
  return { isError, body: JSON.parse(text), structuredContent }
}

test('the tools are endpoints of the API with their schemas, and each response is that of the API', async () => {
  await db.updateTable('newsLinks').set({ url: 'https://outlet.example/a?ids[]=1|2' }).execute()
  const { client } = await connect()
  const { tools } = await client.listTools()
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['getToday', true],
    ['listLinks', true],
    ['listStories', true],
    ['getStory', true],
    ['listOutlets', true],
    ['sendTip', false],
  ])
  expect(tools.find(({ name }) => name === 'getStory')?.inputSchema).toMatchObject({
    properties: { slug: { type: 'string' }, limit: { type: 'integer', maximum: 100 } },
    required: ['slug'],
  })
  for (const [name, given, path] of [
    ['getToday', {}, '/today'],
    ['listLinks', { q: 'बाढ़', limit: 3 }, '/links?q=बाढ़&limit=3'],
    ['listStories', {}, '/stories'],
    ['getStory', { slug: 'flood', limit: 2 }, '/stories/flood?limit=2'],
    ['listOutlets', { limit: 2 }, '/outlets?limit=2'],
  ] as const) {
    const { isError, structuredContent } = await call(client, name, given)
    expect([isError, structuredContent]).toEqual([false, await (await app.request(`/api/v1${path}`)).json()])
  }
})

test('a story that was merged gives the story it was merged into', async () => {
  const { id } = await getRow(db, 'stories', { slug: 'flood' })
  await addRow(db, 'stories', { slug: 'rain', firstAt: now, lastAt: now, mergedInto: id })
  const { client } = await connect()
  const { body } = await call(client, 'getStory', { slug: 'rain', limit: 1 })
  expect(body).toMatchObject({ id, slug: 'flood', links: [{}] })
})

test.each([
  ['listLinks', { limit: 1_000 }, 'invalid'],
  ['listLinks', { limit: '010' }, 'invalid'],
  ['listLinks', { q: { $ne: 1 }, outlet: 'x' }, 'invalid'],
  ['listLinks', { mood: 'good' }, 'invalid'],
  ['listStories', { day: '2026-02-30' }, 'invalid'],
  ['getStory', { slug: 'nothing' }, 'not-found'],
  ['getStory', { slug: '..' }, 'not-found'],
  ['getStory', { slug: '../../admin/queue' }, 'not-found'],
  ['getStory', {}, 'invalid'],
  ['getStory', { slug: 7 }, 'invalid'],
  ['sendTip', { url: 'https://outlet.example/a' }, 'no-token'],
])('%s with %j is refused in the words of the API: %s', async (name, given, code) => {
  const { client } = await connect()
  const { isError, body } = await call(client, name, given)
  expect([isError, body.code]).toEqual([true, code])
  expect(body.detail).toMatch(/\w/)
})

test('an argument that is missing is named', async () => {
  const { client } = await connect()
  const { body } = await call(client, 'getStory', { limit: 1 })
  expect(body.errors).toMatchObject([{ field: 'slug', code: 'missing' }])
})

const tip = { url: 'https://outlet.example/flood', note: 'From the river', name: 'Robot' }

test('an argument of null or of no letters counts as left out, and so do arguments of null', async () => {
  const { client } = await connect()
  const { isError, body } = await call(client, 'listLinks', {
    q: 'बाढ़',
    category: null,
    language: '',
    limit: 3,
  })
  expect([isError, body]).toEqual([false, await (await app.request('/api/v1/links?q=बाढ़&limit=3')).json()])
  const nothing = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'getToday', arguments: null },
  }
  const init = { method: 'POST', body: JSON.stringify(nothing) }
  for (const accept of ['application/json', '*/*', '']) {
    const response = await app.request('/api/mcp', { ...init, headers: { ...headers, accept } })
    expect((await response.json()).result.structuredContent).toMatchObject({ items: expect.anything() })
  }
})

test.each<Role>(['contributor', 'editor'])('with the token of a %s an article is proposed', async role => {
  const { token } = await makeToken(db, { scopes: ['tips:write'], now, role, name: role })
  const { client } = await connect({ token })
  expect(await call(client, 'sendTip', tip)).toMatchObject({ isError: false, body: { status: 'received' } })
  expect(await db.selectFrom('tips').select(['url', 'note']).execute()).toEqual([
    { url: tip.url, note: tip.note },
  ])
})

test('a token needs the scope, and its tips have the limits of the API', async () => {
  const { token } = await makeToken(db, { scopes: ['decide'], now, name: 'Decider' })
  const decider = await connect({ token })
  expect((await call(decider.client, 'sendTip', tip)).body.code).toBe('missing-scope')
  const writer = await connect({
    token: (await makeToken(db, { scopes: ['tips:write'], now, name: 'Writer' })).token,
  })
  const codes = []
  for (let n = 0; n < 6; n += 1)
    codes.push((await call(writer.client, 'sendTip', { ...tip, url: `${tip.url}${n}` })).body.code)
  expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'too-many-requests'])
})

test('a token in the address is refused and not logged', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  for (const query of ['?token=secret-4711', '?x=chowk_secret-4711', '?access_token=secret-4711']) {
    const response = await app.request(`/api/mcp${query}`, init)
    expect([response.status, (await response.json()).code]).toEqual([400, 'token-in-query'])
  }
  expect(logged.join('')).not.toContain('secret-4711')
})

test('a thousand sessions of one address keep nothing, and are limited like other reads', async () => {
  const { responses, sender } = await connect()
  expect(responses.map(({ headers }) => headers.get('mcp-session-id'))).toEqual(responses.map(() => null))
  const statuses: number[] = []
  for (let n = 0; n < 1_000; n += 1) statuses.push((await app.fetch(opening(), sender)).status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const refused = await app.fetch(opening(), sender)
  expect([(await refused.json()).code, Number(refused.headers.get('retry-after')) > 0]).toEqual([
    'too-many-requests',
    true,
  ])
})

function opening(): Request {
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } }
  return new Request(address, {
    method: 'POST',
    headers,
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
  })
}

test.each([
  ['GET', 405],
  ['DELETE', 405],
  ['PUT', 405],
])('%s is refused: there is no stream and no session', async (method, status) => {
  const response = await app.request('/api/mcp', { method })
  expect([response.status, response.headers.get('allow')]).toEqual([status, 'POST'])
})

test.each([
  ['{', 400],
  ['{"jsonrpc":"1.0"}', 400],
  [' [{"jsonrpc":"2.0","id":1,"method":"ping"}]', 400],
  [
    '[{"jsonrpc":"2.0","id":1,"method":"tools/list"},{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}]',
    400,
  ],
])('the body %s is answered %d', async (body, status) => {
  expect((await app.request('/api/mcp', { method: 'POST', headers, body })).status).toBe(status)
})

test.each([
  ['tools/call', { name: 1 }, 'params.name'],
  ['tools/call', { name: 'listLinks', arguments: [] }, 'params.arguments'],
  ['tools/call', undefined, 'params'],
  ['tools/list', { cursor: 7 }, 'params.cursor'],
  ['initialize', { protocolVersion: '2025-06-18', capabilities: {} }, 'params.clientInfo'],
])('%s with the parameters %j is refused for its %s', async (method, params, field) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 'a', method, params })
  const response = await app.request('/api/mcp', { method: 'POST', headers, body })
  const error = { code: -32602, message: `${field} is missing or has a wrong type.` }
  expect([response.status, await response.json()]).toEqual([200, { jsonrpc: '2.0', id: 'a', error }])
})

test('the packages of the protocol load with the first request, not with the server', () => {
  const loaded = listLoaded('index.js')
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.filter(file => readBuilt(file).includes('node_modules/@modelcontextprotocol/'))).toEqual([])
})

/** The built file and all that it loads with itself. */
function listLoaded(file: string, found: string[] = []): string[] {
  if (found.includes(file)) return found
  found.push(file)
  for (const [, name = ''] of readBuilt(file).matchAll(/^import [^;]*?"\.\/([^"]+)";$/gm))
    listLoaded(name, found)
  return found
}

function readBuilt(file: string): string {
  return readFileSync(new URL(`../../../build/server/${file}`, import.meta.url), 'utf8')
}

test('arguments that are nested without end are refused as invalid ones', async () => {
  const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  for (const name of ['listLinks', 'sendTip']) {
    const message = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":{"q":${nested}}}}`
    const response = await app.request('/api/mcp', { method: 'POST', headers, body: message })
    const { result } = await response.json()
    expect(result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('"code":"invalid"') }],
    })
  }
})
