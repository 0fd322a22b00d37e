import { expect, test } from 'vitest'
import { asProgram, describedApp, makeToken } from '../../../test/support/api-scene.ts'
import { addCategory, addNewsLink, setRow, setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { readTables } from '../../../test/support/read-tables.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { type Scope, scopes } from '../../domain/accounts/api-token.ts'
import { type Role, roles } from '../../domain/accounts/role.ts'
import { closeAllSessions } from '../../domain/accounts/sessions.ts'
import { describeApi } from './description/describe-api.ts'

const { db, app, now } = await publicSite({ empty: ['newsLinks', 'attempts'] })
const send = describedApp(app, describeApi('https://chowk.example'))
const { id: category } = await addCategory(db, { slug: 'politics' })
const { token } = await makeToken(db, { scopes: [...scopes], now })
await setRows(db, 'settings', { tipsEnabled: true })

const article = {
  url: 'https://outlet.example/flood',
  title: 'Flood in Pune',
  source: 'The Outlet',
  category: 'politics',
}

const writes = [
  ['links:write', '/links', article],
  ['tips:write', '/tips', { url: 'https://outlet.example/t' }],
  ['decide', '/entries', undefined],
  ['decide', '/entries/019a1b2c-3d4e-7f60-8123-456789abcdef/decision', { action: 'reject', version: 1 }],
] as const

test('each endpoint accepts a token with its scope, and no other credential', async () => {
  const { cookie } = await signedInAdmin(db, { now })
  const tokens = new Map<Scope, string>()
  for (const scope of scopes)
    tokens.set(scope, (await makeToken(db, { scopes: [scope], now, name: scope.replace(':', ' ') })).token)
  for (const [scope, path, body] of writes) {
    for (const [of, own] of tokens) {
      const { response, body: answer } = await send(path, asProgram(own, body))
      const isAllowed = of === scope
      expect(answer.code === 'missing-scope', `${path} with ${of} answers ${response.status}`).toBe(
        !isAllowed,
      )
    }
    const request = asProgram(null, body)
    for (const headers of [{ cookie }, { authorization: `Basic ${token}` }, { authorization: 'Bearer' }]) {
      const { body: answer } = await send(path, {
        ...request,
        headers: Object.assign({}, request.headers, headers),
      })
      expect(answer.code, JSON.stringify(headers)).toBe('no-token')
    }
  }
})

const allowed = {
  administrator: ['links:write', 'tips:write', 'decide', 'decide'],
  editor: ['links:write', 'tips:write', 'decide', 'decide'],
  contributor: ['tips:write'],
}

test.each(roles)('a token of %s may do only what the role may, whatever its scopes', async role => {
  const { token: own } = await makeToken(db, { scopes: [...scopes], now, name: role, role })
  const done = []
  for (const [scope, path, body] of writes) {
    const { body: answer } = await send(path, asProgram(own, body))
    if (answer.code !== 'role-too-low') done.push(scope)
  }
  expect(done).toEqual(allowed[role])
})

test('a lowered role and a disabled account take effect immediately', async () => {
  const made = { scopes: [...scopes], now, name: 'Demoted' }
  const { token: own, accountId } = await makeToken(db, made)
  const change = (fields: { role?: Role; isOff?: boolean }) => setRow(db, 'accounts', accountId, fields)
  const codeOf = async () => (await send('/entries', asProgram(own))).body.code
  expect(await codeOf()).toBeUndefined()
  await change({ role: 'contributor' })
  expect(await codeOf()).toBe('role-too-low')
  await change({ role: 'editor', isOff: true })
  expect(await codeOf()).toBe('bad-token')
})

test.each([
  [
    'expired',
    async (id: string) =>
      db
        .updateTable('apiTokens')
        .set({ expiresAt: now, createdAt: new Date(0) })
        .where('accountId', '=', id)
        .execute(),
  ],
  ['of a demo account on a public site', async (id: string) => setRow(db, 'accounts', id, { isDemo: true })],
  ['of an account that signed out everywhere', async (id: string) => closeAllSessions(db, id)],
  [
    'of an account that is gone',
    async (id: string) => db.deleteFrom('accounts').where('id', '=', id).execute(),
  ],
] as const)('a token %s stops working immediately', async (name, end) => {
  const { token: own, accountId } = await makeToken(db, { scopes: ['links:write'], now, name })
  expect((await send('/links', asProgram(own, article))).response.status).toBe(201)
  await end(accountId)
  const { response, body } = await send('/links', asProgram(own, article))
  expect([response.status, body.code]).toEqual([401, 'bad-token'])
  expect(response.headers.get('www-authenticate')).toContain('Bearer')
})

test('wrong tokens are limited by address, and a valid one still works there', async () => {
  const wrong = `chowk_${'A'.repeat(43)}`
  const codes = []
  for (let n = 0; n < 22; n += 1) codes.push((await send('/entries', asProgram(wrong))).body.code)
  expect(codes.slice(18)).toEqual(['bad-token', 'bad-token', 'too-many-requests', 'too-many-requests'])
  expect((await send('/entries', asProgram(token))).response.status).toBe(200)
})

test('the number of uses of a token is limited', async () => {
  const { token: own } = await makeToken(db, { scopes: ['decide'], now, name: 'Eager' })
  await send('/entries', asProgram(own))
  await setRows(db, 'attempts', { count: 300 })
  const { response } = await send('/entries', asProgram(own))
  expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([429, 300])
})

test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  "a write from another site's page (%j) is refused, with or without a token",
  async foreign => {
    await addNewsLink(db, { category })
    const before = await readTables(db)
    for (const [, path, body] of writes) {
      if (!body) continue
      const request = asProgram(token, body)
      const { body: answer } = await send(path, {
        ...request,
        headers: Object.assign({}, request.headers, foreign),
      })
      expect(answer.code).toBe('cross-site')
    }
    expect(await readTables(db)).toEqual(before)
  },
)
