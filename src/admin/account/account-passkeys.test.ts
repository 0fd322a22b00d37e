import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { makeSoftPasskey, type SoftPasskey } from '../../../test/support/soft-authenticator.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { openSession } from '../../domain/accounts/sessions.ts'
import { listPasskeys } from '../../domain/passkeys/passkey.ts'
import { userHandleOf } from '../../domain/passkeys/passkey-ceremony.ts'

// Two processes on one database: any step may be answered by either process.
const { db, now } = await freshDatabase()
const waits: number[] = []
const wait = async (ms: number) => {
  waits.push(ms)
}
const here = testApp(db, { wait })
const there = testApp(db, { wait })
const { accountId, password, token } = await signedInAdmin(db, { now })
let cookie = ''
const begin = { intent: 'begin-passkey', name: 'Phone', ownPassword: password }

beforeEach(async () => {
  waits.length = 0
  cookie = `__Host-session=${await openSession(db, { accountId, device: '', address: '', now })}`
  for (const table of ['passkeys', 'passkeyChallenges', 'attempts'] as const)
    await db.deleteFrom(table).execute()
})

test('a passkey added on one machine is listed on another, and signs in on both', async () => {
  const passkey = await addOne()
  const html = await (await there.request('/admin/account', { headers: { cookie } })).text()
  expect(html).toContain('Phone')
  expect(html).toContain('never used')
  const refused = await there.request('/admin/login', posted({ intent: 'passkey', response: '{}' }))
  expect([refused.status, await refused.text()]).toEqual([
    401,
    expect.stringContaining('This passkey does not belong to an account here.'),
  ])
  const credential = passkey.get({ challenge: await askOf(here), userHandle: userHandleOf(accountId) })
  const opened = await there.request(
    '/admin/login?next=%2Fadmin%2Fnews',
    posted({ intent: 'passkey', response: credential }),
  )
  expect(opened.headers.get('location')).toBe('/admin/login?next=%2Fadmin%2Fnews&check=cookies')
  const cookies = opened.headers.getSetCookie().join('\n')
  const session = /__Host-session=([\w-]{43})/.exec(cookies)?.[1]
  expect(cookies).toMatch(/__Host-device=[\w-]{43}/)
  expect(session).not.toBe(token)
  const desk = await here.request('/admin/dashboard', { headers: { cookie: `__Host-session=${session}` } })
  expect(desk.status).toBe(200)
  expect(waits).toEqual([1_000, 1_000])
  const again = await here.request('/admin/login', posted({ intent: 'passkey', response: credential }))
  expect(again.status).toBe(401)
})

test('a passkey of the host before a move is named as such; one without a host gets it at its next sign-in', async () => {
  const passkey = await addOne()
  const shown = async () => (await here.request('/admin/account', { headers: { cookie } })).text()
  const hostOf = async () => (await listPasskeys(db, accountId))[0]?.host
  const host = await hostOf()
  expect(await shown()).not.toContain('It works only on www')
  await setRows(db, 'passkeys', { host: 'www.old.example' })
  expect(await shown()).toContain('It works only on www.old.example')
  await setRows(db, 'passkeys', { host: null })
  expect(await shown()).not.toContain('It works only on www')
  const credential = passkey.get({ challenge: await askOf(here), userHandle: userHandleOf(accountId) })
  await there.request('/admin/login', posted({ intent: 'passkey', response: credential }))
  expect([host, await hostOf()]).toEqual(['chowk.example', 'chowk.example'])
})

test('signing in with a passkey ends the browser’s previous session', async () => {
  const passkey = await addOne()
  const old = await signedInAdmin(db, { now, name: 'Bim' })
  const credential = passkey.get({ challenge: await askOf(here), userHandle: userHandleOf(accountId) })
  await there.request('/admin/login', posted({ intent: 'passkey', response: credential }, old.cookie))
  const { status } = await here.request('/admin/dashboard', { headers: { cookie: old.cookie } })
  expect(status).toBe(302)
})

test('too many attempts are refused with the time to wait', async () => {
  const wrong = () => here.request('/admin/login', posted({ intent: 'passkey', response: '' }))
  for (let n = 0; n < 10; n += 1) expect((await wrong()).status).toBe(401)
  const refused = await wrong()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300'])
  const byPassword = { email: 'ravi.kumar@example.org', password }
  expect((await here.request('/admin/login', posted(byPassword))).status).toBe(302)
})

test.each([
  [{ name: ' ' }, 400, 'Give it a name'],
  [{ name: 'x'.repeat(101) }, 400, 'Use at most 100 characters'],
  [{ ownPassword: 'wrong' }, 403, 'This is not your current password'],
])('with %j no challenge is created', async (change, status, text) => {
  const response = await data(here, '/admin/account.data', { ...begin, ...change })
  expect([response.status, response.body]).toEqual([status, expect.stringContaining(text)])
  expect(await db.selectFrom('passkeyChallenges').selectAll().execute()).toEqual([])
})

test('a signed response without a preceding password check adds no passkey', async () => {
  const credential = makeSoftPasskey().create({ challenge: await askOf(here) })
  const response = await data(here, '/admin/account.data', {
    intent: 'finish-passkey',
    name: 'Phone',
    response: credential,
  })
  expect(response.body).toContain('This passkey could not be checked, so it was not added.')
  expect(await listPasskeys(db, accountId)).toEqual([])
})

test('an account removes its own passkeys and no others', async () => {
  await addOne()
  const id = (await listPasskeys(db, accountId))[0]?.id ?? ''
  const other = await signedInAdmin(db, { now, name: 'Chand', role: 'contributor' })
  expect(await listPasskeys(db, other.accountId)).toEqual([])
  const remove = { intent: 'remove-passkey', passkey: id }
  for (const [fields, by] of [
    [remove, other.cookie],
    [{ ...remove, passkey: 'x' }, cookie],
  ] as const)
    await here.request('/admin/account', posted(fields, by))
  expect(await listPasskeys(db, accountId)).toHaveLength(1)
  await here.request('/admin/account', posted(remove, cookie))
  expect(await listPasskeys(db, accountId)).toEqual([])
})

test('signing out everywhere keeps the passkeys and the password', async () => {
  await addOne()
  await here.request('/admin/account', posted({ intent: 'sign-out-everywhere' }, cookie))
  expect(await listPasskeys(db, accountId)).toHaveLength(1)
})

test('if the site has no host name for passkeys, the page says so and accepts none', async () => {
  const plain = testApp(db, { publicUrl: 'https://192.0.2.7', wait })
  const html = await (await plain.request('/admin/account', { headers: { cookie } })).text()
  expect(html).toContain('Passkeys need https and a name in the address of the site')
  const asked = await plain.request('/admin/login', posted({ intent: 'ask-passkey' }))
  expect(asked.status).toBe(401)
  expect(await db.selectFrom('passkeyChallenges').selectAll().execute()).toEqual([])
})

type App = typeof here

/** Posts as the page's script does. */
async function data(app: App, path: string, fields: Record<string, string>, as = cookie) {
  const response = await app.request(path, posted(fields, as))
  return { status: response.status, body: await response.text() }
}

/** The challenge in the response, whatever format the router wraps around it. */
function challengeIn(body: string): string {
  return z.string().parse(/"challenge","([\w-]{43})"/.exec(body)?.[1])
}

async function askOf(app: App): Promise<string> {
  return challengeIn((await data(app, '/admin/login.data', { intent: 'ask-passkey' }, '')).body)
}

async function addOne(): Promise<SoftPasskey> {
  const passkey = makeSoftPasskey()
  const challenge = challengeIn((await data(here, '/admin/account.data', begin)).body)
  const credential = passkey.create({ challenge })
  const added = { intent: 'finish-passkey', name: 'Phone', response: credential }
  const response = await there.request('/admin/account', posted(added, cookie))
  expect(response.headers.get('location')).toBe('/admin/account')
  return passkey
}
