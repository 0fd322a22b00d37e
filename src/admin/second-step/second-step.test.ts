import { beforeEach, expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { listAdminUrls } from '../../../test/support/admin-urls.ts'
import { asProgram } from '../../../test/support/api-scene.ts'
import { appCode } from '../../../test/support/app-code.ts'
import { addRow, getRow } from '../../../test/support/builders.ts'
import { posted, type SignedIn, signedInAdmin } from '../../../test/support/signed-in.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { openSession } from '../../domain/accounts/sessions.ts'
import { turnSecondFactorOff } from '../../domain/manage-accounts/manage-account.ts'

const { db, now, app, open, see, show, send: post } = await adminDesk({ at: '2026-01-02T06:30:10Z' })
const id = '00000000-0000-7000-8000-00000000dead'

let asha: SignedIn
let bim: SignedIn

beforeEach(async () => {
  for (const table of ['attempts', 'accountRules', 'accounts'] as const) await db.deleteFrom(table).execute()
  asha = await signedInAdmin(db, { now, name: 'Asha Devi' })
  bim = await signedInAdmin(db, { now, name: 'Bim', role: 'editor' })
})

async function codeOf({ accountId }: SignedIn): Promise<string> {
  return appCode((await getRow(db, 'secondFactors', { accountId })).secret, now)
}

async function setUp(person: SignedIn, path: string) {
  const begun = await post(path, { intent: 'begin-second-factor' }, person.cookie)
  expect(begun.html).toContain('otpauth://totp/')
  return post(path, { intent: 'confirm-second-factor', code: await codeOf(person) }, person.cookie)
}

async function ask(rule: string) {
  await setUp(asha, '/admin/account')
  expect((await post('/admin/accounts', { rule }, asha.cookie)).location).toBe('/admin/accounts')
}

/** The cookie of a session that was opened eleven minutes ago. */
async function openOldSession(): Promise<string> {
  const at = new Date(now.getTime() - 11 * 60_000)
  const token = await openSession(db, { accountId: asha.accountId, device: '', address: '', now: at })
  return `__Host-session=${token}`
}

async function signIn({ email, password }: SignedIn) {
  const response = await app.request('/admin/login', posted({ email, password }))
  const cookie = response.headers.getSetCookie().find(line => line.startsWith('__Host-session='))
  return { cookie: cookie?.split(';')[0] ?? '', location: response.headers.get('location') ?? '' }
}

test('an administrator without a second factor cannot require it of others', async () => {
  const { status, html } = await post('/admin/accounts', { rule: 'everybody' }, asha.cookie)
  expect(status).toBe(409)
  expect(html).toContain('for your own account first')
  expect(await db.selectFrom('accountRules').selectAll().execute()).toEqual([])
  expect((await post('/admin/accounts', { rule: 'nobody' }, asha.cookie)).status).toBe(302)
  expect((await post('/admin/accounts', { rule: 'all' }, asha.cookie)).status).toBe(400)
})

test('it is required of administrators or of everybody; each change has a revision and no undo', async () => {
  await ask('administrators')
  expect((await open('/admin/queue', bim.cookie)).status).toBe(200)
  await ask('administrators').catch(() => undefined)
  await post('/admin/accounts', { rule: 'everybody' }, asha.cookie)
  expect((await show('/admin/queue', bim.cookie)).location).toBe('/admin/second-step')
  expect((await open('/admin/queue', asha.cookie)).status).toBe(200)
  const revisions = db.selectFrom('revisions').select(['action', 'batchId', 'accountName'])
  const rows = await revisions.where('recordTable', '=', 'account_rules').orderBy('id').execute()
  expect(rows.map(row => row.action)).toEqual(['add', 'update'])
  await post('/admin/undo', { batch: rows[1]?.batchId ?? '' }, asha.cookie)
  const rule = await db.selectFrom('accountRules').select('secondFactorFor').executeTakeFirstOrThrow()
  expect(rule.secondFactorFor).toBe('everybody')
  const activity = await see('/admin/activity', asha.cookie)
  expect(activity).toContain('Rules for accounts')
})

test('a bare session can open that one page only, whether it reads or writes', async () => {
  await ask('everybody')
  const { cookie } = await signIn(bim)
  const others = listAdminUrls(id).filter(url => !['/admin/second-step', '/admin/login'].includes(url))
  for (const url of others) {
    for (const write of [false, true]) {
      const fields = { title: 'x' }
      const given = await app.request(url, write ? posted(fields, cookie) : { headers: { cookie } })
      const asStranger = await app.request(url, write ? posted(fields) : {})
      expect([url, given.status]).toEqual([url, asStranger.status])
      // The login redirects to one of these.
      expect(given.headers.get('location') ?? '').toMatch(/^$|^\/admin(\/(second-step|login|dashboard).*)?$/)
    }
  }
  expect((await open('/queue-events', cookie)).status).not.toBe(200)
  expect((await open('/admin/second-step', cookie)).status).toBe(200)
  expect((await show('/admin/second-step', '')).location).toBe('/admin/login')
})

test('after the password the second factor is set up there, and the session then opens everything', async () => {
  await ask('everybody')
  const { cookie, location } = await signIn(bim)
  expect((await show(location, cookie)).location).toBe('/admin/second-step')
  const done = await setUp({ ...bim, cookie }, '/admin/second-step')
  expect(done.html.match(/(?<![\w-])[a-z2-7]{4}(-[a-z2-7]{4}){3}(?![\w-])/g)?.length).toBeGreaterThanOrEqual(
    10,
  )
  expect(done.html).toContain('href="/admin"')
  expect(done.html).not.toContain('drop-second-factor')
  expect((await open('/admin/queue', cookie)).status).toBe(200)
  expect(await see('/admin/second-step', cookie)).toContain('You are signed in')
})

test.each([
  [null, 'Sign in with your passkey'],
  ['www.news.example', 'a passkey. It works only on www.news.example'],
])('a stolen password adds no second factor to an account with a passkey of host %s', async (host, way) => {
  await ask('everybody')
  const keys = { credentialId: Buffer.from('a'), publicKey: Buffer.from('b'), counter: 0 }
  const own = {
    accountId: bim.accountId,
    name: 'Phone',
    transports: [],
    isBackedUp: false,
    host,
    createdAt: now,
  }
  await addRow(db, 'passkeys', { ...own, ...keys })
  const { cookie } = await signIn(bim)
  expect(await see('/admin/second-step', cookie)).toContain(way)
  expect((await post('/admin/second-step', { intent: 'begin-second-factor' }, cookie)).location).toBe(
    '/admin/login',
  )
  expect(
    await db.selectFrom('secondFactors').where('accountId', '=', bim.accountId).selectAll().execute(),
  ).toEqual([])
  expect((await show('/admin/second-step', cookie)).location).toBe('/admin/login')
})

test('tokens of an account without the required second factor are refused until it has one', async () => {
  const make = { intent: 'make-token', name: 'Importer', decide: 'on', days: '90' }
  const { html } = await post('/admin/account', make, bim.cookie)
  const token = /chowk_[\w-]{43}/.exec(html)?.[0] ?? ''
  const use = async () => {
    const response = await app.request('/api/v1/entries', asProgram(token))
    return [response.status, (await response.json()).code]
  }
  expect(await use()).toEqual([200, undefined])
  await ask('everybody')
  expect(await use()).toEqual([403, 'second-factor-needed'])
  await setUp(bim, '/admin/second-step')
  expect(await use()).toEqual([200, undefined])
})

test('after a reset on the command line, the last administrator sets up a new one at the next sign-in', async () => {
  await ask('administrators')
  const by = authorizeCommand('#command-line')
  expect(await turnSecondFactorOff(db, { id: asha.accountId, by, now })).toEqual({ ok: true })
  expect((await show('/admin/accounts', asha.cookie)).location).toBe('/admin/second-step')
  const { cookie } = await signIn(asha)
  await setUp({ ...asha, cookie }, '/admin/second-step')
  expect((await open('/admin/accounts', cookie)).status).toBe(200)
})

test('a new password keeps the session’s proof of the second factor', async () => {
  await ask('administrators')
  const password = 'eight green crossroads'
  const change = { current: asha.password, password, repeated: password }
  const response = await app.request('/admin/account', posted(change, asha.cookie))
  const cookie = response.headers.getSetCookie().find(line => line.startsWith('__Host-session='))
  expect((await open('/admin/accounts', cookie?.split(';')[0] ?? '')).status).toBe(200)
})

test('an old session needs the password again before it creates links, roles and tokens', async () => {
  const cookie = await openOldSession()
  const edit = `/admin/accounts/edit/${bim.accountId}`
  const asks: [string, Record<string, string>][] = [
    [edit, { intent: 'role', role: 'administrator' }],
    [edit, { intent: 'new-link' }],
    [edit, { intent: 'second-factor-off' }],
    ['/admin/accounts/add', { name: 'Chitra', email: 'chitra@example.org', role: 'editor' }],
    ['/admin/accounts', { rule: 'nobody' }],
    ['/admin/account', { intent: 'make-token', name: 'Importer', decide: 'on', days: '90' }],
    ['/admin/account', { intent: 'begin-second-factor' }],
  ]
  const before = await db.selectFrom('accounts').selectAll().orderBy('id').execute()
  for (const [path, fields] of asks) {
    expect(await see(path, cookie)).toContain('name="ownPassword"')
    for (const ownPassword of ['', 'wrong']) {
      const { status, html } = await post(path, { ...fields, ownPassword }, cookie)
      expect([path, status]).toEqual([path, 403])
      expect(html).toContain(ownPassword ? 'not your current password' : 'Enter your password to continue')
    }
    await db.deleteFrom('attempts').execute()
  }
  expect(await db.selectFrom('accounts').selectAll().orderBy('id').execute()).toEqual(before)
  for (const table of ['setupLinks', 'apiTokens', 'secondFactors'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  // The password once is enough for all following actions.
  const role = { intent: 'role', role: 'contributor', ownPassword: asha.password }
  expect((await post(edit, role, cookie)).status).toBe(302)
  expect((await post(edit, { intent: 'new-link' }, cookie)).html).toContain('/admin/set-up/')
  expect(await see(edit, cookie)).not.toContain('name="ownPassword"')
})

test('removing access needs no password', async () => {
  const cookie = await openOldSession()
  for (const intent of ['sign-out', 'revoke-link', 'switch-off'])
    expect((await post(`/admin/accounts/edit/${bim.accountId}`, { intent }, cookie)).status).toBe(302)
})
