import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { asProgram } from '../../../test/support/api-scene.ts'
import { getRow, setRow } from '../../../test/support/builders.ts'
import { type Fields, signedInAdmin } from '../../../test/support/signed-in.ts'
import { listApiTokens } from '../../domain/accounts/api-token-queries.ts'

const { db, now, app, accountId, password, post, see } = await adminDesk({ empty: ['apiTokens', 'attempts'] })
const wanted = { intent: 'make-token', name: 'Importer', decide: 'on', days: '90', ownPassword: password }

const submit = (fields: Fields, as?: string) => post('/admin/account', fields, as)
const tokenIn = (html: string) => /chowk_[\w-]{43}/.exec(html)?.[0] ?? null

test('a token is shown once, works, and is listed with its last use', async () => {
  const token = tokenIn(await (await submit(wanted)).text())
  expect((await app.request('/api/v1/entries', asProgram(token))).status).toBe(200)
  const html = await see('/admin/account')
  expect(tokenIn(html)).toBeNull()
  expect(html).toContain('Importer')
  expect(await listApiTokens(db, accountId)).toMatchObject([
    { name: 'Importer', scopes: ['decide'], expiresAt: new Date('2026-04-02T06:30:00Z'), lastUsedAt: now },
  ])
  expect(await listApiTokens(db, randomUUID())).toEqual([])
  const stored = await db.selectFrom('apiTokens').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('beside the own password stands whose it is, so that a password manager overwrites no other field', async () => {
  const { email } = await getRow(db, 'accounts', accountId)
  const html = await (await submit({ ...wanted, ownPassword: 'wrong' })).text()
  const fields = [
    ...html.matchAll(/<input [^>]*(?:autoComplete="username" value="([^"]+)"|name="(ownPassword)")/g),
  ]
  expect(fields.map(([, user, own]) => user ?? own).slice(-2)).toEqual([email, 'ownPassword'])
})

test.each([
  [{ name: ' ' }, 400, 'Give it a name'],
  [{ name: '\0' }, 400, 'Give it a name'],
  [{ name: 'x'.repeat(101) }, 400, 'Use at most 100 characters'],
  [{ decide: undefined }, 400, 'Choose what it may do'],
  [{ ownPassword: 'wrong' }, 403, 'This is not your current password'],
])('with %j no token is created', async (change, status, text) => {
  const fields = Object.fromEntries(Object.entries({ ...wanted, ...change }).filter(([, value]) => value))
  const response = await submit(fields as Fields)
  const html = await response.text()
  expect([response.status, tokenIn(html)]).toEqual([status, null])
  expect(html).toContain(text)
  expect(await listApiTokens(db, accountId)).toEqual([])
})

test('an account can have twenty tokens, also when two forms arrive at the same time', async () => {
  for (let n = 0; n < 19; n += 1) await submit(wanted)
  const statuses = (await Promise.all([submit(wanted), submit(wanted)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  expect(await listApiTokens(db, accountId)).toHaveLength(20)
})

test('a token is revoked by its own account only', async () => {
  const token = tokenIn(await (await submit(wanted)).text())
  const other = await signedInAdmin(db, { now, name: 'Bim', role: 'editor' })
  const id = (await listApiTokens(db, accountId))[0]?.id ?? ''
  const revoke = { intent: 'revoke-token', token: id }
  await submit(revoke, other.cookie)
  expect((await app.request('/api/v1/entries', asProgram(token))).status).toBe(200)
  for (const of of [{ ...revoke, token: 'nonsense' }, revoke]) await submit(of)
  expect((await app.request('/api/v1/entries', asProgram(token))).status).toBe(401)
})

test('a contributor is offered only a contributor’s scopes', async () => {
  const { cookie: own } = await signedInAdmin(db, { now, name: 'Chand', role: 'contributor' })
  const html = await see('/admin/account', own)
  expect(html).toContain('Send tips')
  expect(html).not.toContain('Publish links')
})

test('the token of a contributor lists only what it can use', async () => {
  await setRow(db, 'accounts', accountId, { role: 'contributor' })
  expect((await submit(wanted)).status).toBe(400)
  await submit({ ...wanted, 'tips:write': 'on' })
  const listed = await listApiTokens(db, accountId)
  await setRow(db, 'accounts', accountId, { role: 'administrator' })
  expect(listed.map(({ scopes }) => scopes)).toEqual([['tips:write']])
})
