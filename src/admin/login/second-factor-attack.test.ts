import { beforeEach, expect, test } from 'vitest'
import { addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted, type SignedIn, signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { codeAt, stepOf } from '../../domain/second-factor/one-time-code.ts'
import { digestRecoveryCode } from '../../domain/second-factor/recovery-code.ts'

// Attacks on two-step sign-in by a person who has the password, or access to a browser of the owner.

const { db } = await freshDatabase()
const now = new Date('2026-01-02T06:30:10Z')
const app = testApp(db, { now: () => now, wait: async () => undefined })
const secret = Buffer.from('a secret of an app!!')
const recovery = 'abcd-efgh-ijkl-mnop'
const rightCode = codeAt(secret, stepOf(now))

let asha: SignedIn

beforeEach(async () => {
  for (const table of ['attempts', 'accounts'] as const) await db.deleteFrom(table).execute()
  asha = await signedInAdmin(db, { now, name: 'Asha Devi' })
  const { accountId } = asha
  await addRow(db, 'secondFactors', { accountId, secret, confirmedAt: now })
  await addRow(db, 'recoveryCodes', { accountId, codeDigest: digestRecoveryCode(recovery) })
})

const send = (init: RequestInit, address = '192.0.2.1') =>
  app.fetch(new Request('https://chowk.example/admin/login', init), { address })

async function begin(address?: string): Promise<string> {
  const response = await send(posted({ email: asha.email, password: asha.password }), address)
  const line = response.headers.getSetCookie().find(one => one.startsWith('__Host-pending='))
  return line?.split(';')[0] ?? ''
}

const codeForm = (code: string, cookie: string) => posted({ intent: 'code', code }, cookie)

function sessionOf(response: Response): string {
  const line = response.headers.getSetCookie().find(one => one.startsWith('__Host-session='))
  return line?.split(';')[0] ?? ''
}

test('a code posted from another site is refused', async () => {
  const form = codeForm(rightCode, await begin())
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const headers = new Headers(form.headers)
    headers.set(name, value)
    const refused = await send({ ...form, headers })
    expect([refused.status, sessionOf(refused)]).toEqual([403, ''])
  }
  expect(sessionOf(await send(form))).not.toBe('')
})

// On a real socket, server/dispatch.ts refuses such a body by its length.
test('a code of ten megabytes is wrong, and the right code still works', async () => {
  const cookie = await begin()
  expect((await send(codeForm('1'.repeat(10_000_000), cookie))).status).toBe(401)
  expect(sessionOf(await send(codeForm(rightCode, cookie)))).not.toBe('')
})

test('a pending sign-in is no session, neither before nor after the code', async () => {
  const cookie = await begin()
  const asSession = cookie.replace('__Host-pending', '__Host-session')
  const open = (value: string) => app.request('/admin/news', { headers: { cookie: value } })
  expect((await open(asSession)).status).toBe(302)
  const session = sessionOf(await send(codeForm(rightCode, cookie)))
  expect(session.split('=')[1]).not.toBe(cookie.split('=')[1])
  expect((await open(session)).status).toBe(200)
  expect((await open(asSession)).status).toBe(302)
  expect((await open(cookie)).status).toBe(302)
})

test('a planted pending sign-in of another account does not accept this account’s codes', async () => {
  const mallory = await signedInAdmin(db, { now, name: 'Mallory' })
  const other = {
    accountId: mallory.accountId,
    secret: Buffer.from('another secret of it'),
    confirmedAt: now,
  }
  await db.insertInto('secondFactors').values(other).execute()
  const response = await send(posted({ email: mallory.email, password: mallory.password }))
  const line = response.headers.getSetCookie().find(one => one.startsWith('__Host-pending='))
  const planted = line?.split(';')[0] ?? ''
  for (const code of [rightCode, recovery]) {
    const refused = await send(codeForm(code, planted))
    expect([refused.status, sessionOf(refused)]).toEqual([401, ''])
  }
  expect(sessionOf(await send(codeForm(recovery, await begin())))).not.toBe('')
})

test('an attacker with the password who uses up the attempts cannot lock out an owner with a recovery code', async () => {
  const cookie = await begin('198.51.100.1')
  for (let n = 0; n < 60; n += 1) await send(codeForm('000000', cookie), `198.51.100.${n}`)
  const own = await begin('203.0.113.9')
  expect((await send(codeForm(rightCode, own), '203.0.113.9')).status).toBe(429)
  expect(sessionOf(await send(codeForm(recovery, own), '203.0.113.9'))).not.toBe('')
})

test('recovery codes are limited by address', async () => {
  const cookie = await begin()
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) statuses.push((await send(codeForm('aaaa-bbbb-cccc-dddd', cookie))).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})
