import { beforeEach, expect, test } from 'vitest'
import { appCode } from '../../../test/support/app-code.ts'
import { setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted, type SignedIn, signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { authorize } from '../accounts/authorize.ts'
import { peekSession } from '../accounts/sessions.ts'
import { beginSecondFactor, confirmSecondFactor } from './turn-on.ts'

const { db, now } = await freshDatabase({ at: '2026-01-02T06:30:10Z' })
const wait = () => Promise.resolve()
const app = testApp(db, { now: () => now, wait })
const halfMinute = 30_000

let asha: SignedIn

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  await db.deleteFrom('accounts').execute()
  asha = await signedInAdmin(db, { now, name: 'Asha Devi' })
})

async function codeIn(halfMinutes = 0): Promise<string> {
  const { secret } = await db.selectFrom('secondFactors').select('secret').executeTakeFirstOrThrow()
  return appCode(secret, now, { halfMinutes })
}

async function post(fields: Record<string, string>) {
  const response = await app.request('/admin/account', posted(fields, asha.cookie))
  return { status: response.status, html: await response.text() }
}

async function turnOn(): Promise<string[]> {
  await post({ intent: 'begin-second-factor', ownPassword: asha.password })
  const { html } = await post({ intent: 'confirm-second-factor', code: await codeIn(-1) })
  return [...new Set(html.match(/(?<![\w-])[a-z2-7]{4}(-[a-z2-7]{4}){3}(?![\w-])/g))]
}

const pair = () => ({ email: asha.email, password: asha.password })

/** The cookie set after the right password. */
async function beginSignIn(from = app): Promise<string> {
  const response = await from.request('/admin/login?next=/admin/news', posted(pair()))
  expect(response.headers.get('location')).toBe('/admin/login?next=%2Fadmin%2Fnews')
  const cookies = response.headers.getSetCookie()
  expect(cookies.some(cookie => cookie.startsWith('__Host-session='))).toBe(false)
  return cookies.find(cookie => cookie.startsWith('__Host-pending='))?.split(';')[0] ?? ''
}

async function sendCode(cookie: string, code: string, from = app) {
  const response = await from.request('/admin/login', posted({ intent: 'code', code }, cookie))
  const session = response.headers.getSetCookie().find(one => one.startsWith('__Host-session='))
  return { status: response.status, session: session?.split(';')[0] ?? '' }
}

test('the second factor is turned on with password and code, and recovery codes are shown once', async () => {
  expect((await post({ intent: 'begin-second-factor', ownPassword: 'wrong' })).status).toBe(403)
  const { html } = await post({ intent: 'begin-second-factor', ownPassword: asha.password })
  expect(html).toContain('otpauth://totp/')
  expect((await post({ intent: 'confirm-second-factor', code: '000000' })).status).toBe(403)
  const codes = await turnOn()
  expect(codes).toHaveLength(10)
  const page = await app.request('/admin/account', { headers: { cookie: asha.cookie } })
  const shown = await page.text()
  expect(shown).toContain('10 recovery codes are left')
  for (const code of codes) expect(shown).not.toContain(code)
})

test('a key that waits for its code is neither shown nor turned on once the password is long ago', async () => {
  await post({ intent: 'begin-second-factor', ownPassword: asha.password })
  await setRows(db, 'sessions', { provedAt: new Date(now.getTime() - 11 * 60_000) })
  const { status, html } = await post({ intent: 'confirm-second-factor', code: '000000' })
  expect([status, html.includes('otpauth://totp/')]).toEqual([403, false])
  expect((await post({ intent: 'confirm-second-factor', code: await codeIn() })).status).toBe(403)
  expect(await db.selectFrom('secondFactors').select('confirmedAt').execute()).toEqual([
    { confirmedAt: null },
  ])
  expect(await turnOn()).toHaveLength(10)
})

test('the password is not enough, a code opens a session, and no code works twice', async () => {
  await turnOn()
  const cookie = await beginSignIn()
  const html = await (await app.request('/admin/login', { headers: { cookie } })).text()
  expect(html).toContain('Enter your code')
  expect((await app.request('/admin/news', { headers: { cookie } })).status).toBe(302)
  expect((await sendCode(cookie, await codeIn(-1))).status).toBe(401)
  const { session } = await sendCode(cookie, await codeIn())
  expect((await app.request('/admin/news', { headers: { cookie: session } })).status).toBe(200)
  expect((await sendCode(cookie, await codeIn(1))).session).toBe('')
  expect((await sendCode(await beginSignIn(), await codeIn())).session).toBe('')
})

test('the second step is in the language of the account', async () => {
  await turnOn()
  await setRows(db, 'accounts', { language: 'hi' })
  const cookie = await beginSignIn()
  const step = await (await app.request('/admin/login', { headers: { cookie } })).text()
  const refusal = await (
    await app.request('/admin/login', posted({ intent: 'code', code: '1' }, cookie))
  ).text()
  for (const text of ['<html lang="hi"', 'अपना कोड लिखें']) expect(step).toContain(text)
  expect(refusal).toContain('यह कोड गलत है')
})

test('the second step leads back to the first, for the same page, and the password has to be typed again', async () => {
  await turnOn()
  const cookie = await beginSignIn()
  const step = '/admin/login?next=%2Fadmin%2Fnews'
  const html = await (await app.request(step, { headers: { cookie } })).text()
  expect(html).toMatch(/value="start-again".*Sign in as somebody else/)
  const back = await app.request(step, posted({ intent: 'start-again' }, cookie))
  expect(back.headers.get('location')).toBe(step)
  expect(back.headers.getSetCookie().join()).toMatch(/__Host-pending=;.*Max-Age=0/)
  expect((await sendCode(cookie, await codeIn())).session).toBe('')
})

test('of two machines that receive the same code at once, one opens a session', async () => {
  await turnOn()
  const other = testApp(db, { now: () => now, wait })
  const cookies = [await beginSignIn(), await beginSignIn()]
  const code = await codeIn()
  const sent = await Promise.all(cookies.map((cookie, n) => sendCode(cookie, code, n ? other : app)))
  expect(sent.filter(({ session }) => session !== '')).toHaveLength(1)
})

test('a recovery code works once, however it is typed', async () => {
  const [code = ''] = await turnOn()
  const typed = code.toUpperCase().replaceAll('-', ' ')
  expect((await sendCode(await beginSignIn(), typed)).session).not.toBe('')
  expect((await sendCode(await beginSignIn(), code)).session).toBe('')
})

test('codes are limited across many sign-ins with the right password', async () => {
  await turnOn()
  const statuses: number[] = []
  const cookie = await beginSignIn()
  for (let n = 0; n < 11; n += 1) statuses.push((await sendCode(cookie, '000000')).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await sendCode(await beginSignIn(), await codeIn())).status).toBe(429)
})

test.each(['', 'x', '1'.repeat(20_000), '000000\0'])('the code %.10j opens nothing', async code => {
  await turnOn()
  expect((await sendCode(await beginSignIn(), code)).status).toBe(401)
})

test('a code without a password before it, or ten minutes after it, opens nothing', async () => {
  await turnOn()
  const cookie = await beginSignIn()
  expect((await sendCode('', await codeIn())).session).toBe('')
  expect((await sendCode(`__Host-pending=${'a'.repeat(43)}`, await codeIn())).session).toBe('')
  const late = testApp(db, { now: () => new Date(now.getTime() + 20 * halfMinute), wait })
  expect((await sendCode(cookie, await codeIn(20), late)).session).toBe('')
})

test('signing out everywhere ends sign-ins that wait for a code', async () => {
  await turnOn()
  const cookie = await beginSignIn()
  await post({ intent: 'sign-out-everywhere' })
  expect((await sendCode(cookie, await codeIn())).session).toBe('')
})

test('the owner turns it off with password and code, and another administrator without them', async () => {
  const [code = ''] = await turnOn()
  const fields = { intent: 'drop-second-factor', ownPassword: asha.password }
  expect((await post({ ...fields, code: '000000' })).status).toBe(403)
  expect((await post({ ...fields, code })).status).toBe(302)
  await db.deleteFrom('attempts').execute()
  const codes = await turnOn()
  expect(codes).toHaveLength(10)
  const bim = await signedInAdmin(db, { now, name: 'Bim' })
  const path = `/admin/accounts/edit/${asha.accountId}`
  const list = await app.request('/admin/accounts', { headers: { cookie: bim.cookie } })
  expect(await list.text()).toContain('Has two-step sign-in')
  const off = await app.request(path, posted({ intent: 'second-factor-off' }, bim.cookie))
  expect(off.status).toBe(302)
  expect(await db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([])
  const revisions = db.selectFrom('revisions').select('before').where('recordId', '=', asha.accountId)
  expect(await revisions.execute()).toHaveLength(4)
})

test('of two confirmations at once one turns it on, and only its recovery codes exist', async () => {
  await beginSecondFactor(db, asha.accountId)
  const session = await peekSession(db, asha.token, now)
  const by = authorize(session, 'contributor')
  if (!session || !by) throw new Error('signed out')
  const holder = await db.startTransaction().execute()
  await holder.selectFrom('accounts').select('id').where('id', '=', asha.accountId).forUpdate().execute()
  const code = await codeIn()
  const confirming = [1, 2].map(() => confirmSecondFactor(db, { by, session, code, now }))
  await untilBlocked(holder, 2)
  await holder.commit().execute()
  const results = await Promise.all(confirming)
  expect(results.map(result => result.ok || result.reason).toSorted()).toEqual(['not-begun', true])
  expect(await db.selectFrom('recoveryCodes').select('codeDigest').execute()).toHaveLength(10)
})

test('a key that is confirmed at this moment is not replaced by a new one', async () => {
  await beginSecondFactor(db, asha.accountId)
  const holder = await db.startTransaction().execute()
  await setRows(holder, 'secondFactors', { confirmedAt: now })
  const beginning = beginSecondFactor(db, asha.accountId)
  await untilBlocked(holder)
  await holder.commit().execute()
  expect(await beginning).toBeNull()
})
