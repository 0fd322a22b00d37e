import { beforeEach, expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { appCode } from '../../../test/support/app-code.ts'
import { addRow } from '../../../test/support/builders.ts'
import { posted, type SignedIn, signedInAdmin } from '../../../test/support/signed-in.ts'
import { digestRecoveryCode } from '../../domain/second-factor/second-factor-code.ts'

// Attacks on two-step sign-in by a person who has the password, or access to a browser of the owner.

const { db, now, app, open } = await adminDesk({ at: '2026-01-02T06:30:10Z' })
const secret = Buffer.from('a secret of an app!!')
const recovery = 'abcd-efgh-ijkl-mnop'
const rightCode = appCode(secret, now)

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

async function begin(address?: string, { email, password } = asha): Promise<string> {
  return cookieOf(await send(posted({ email, password }), address), 'pending')
}

const codeForm = (code: string, cookie: string) => posted({ intent: 'code', code }, cookie)

const cookieOf = (response: Response, name: string) =>
  new RegExp(`__Host-${name}=[^;]*`).exec(response.headers.getSetCookie().join(' '))?.[0] ?? ''
const sessionOf = (response: Response) => cookieOf(response, 'session')

// On a real socket, server/dispatch.ts refuses such a body by its length.
test('a code of ten megabytes is wrong, and the right code still works', async () => {
  const cookie = await begin()
  expect((await send(codeForm('1'.repeat(10_000_000), cookie))).status).toBe(401)
  expect(sessionOf(await send(codeForm(rightCode, cookie)))).not.toBe('')
})

test('a pending sign-in is no session, neither before nor after the code', async () => {
  const cookie = await begin()
  const asSession = cookie.replace('__Host-pending', '__Host-session')
  const statusOf = async (value: string) => (await open('/admin/news', value)).status
  expect(await statusOf(asSession)).toBe(302)
  const session = sessionOf(await send(codeForm(rightCode, cookie)))
  expect(session.split('=')[1]).not.toBe(cookie.split('=')[1])
  expect(await Promise.all([session, asSession, cookie].map(statusOf))).toEqual([200, 302, 302])
})

test('a finished sign-in leaves the pending ones of other browsers', async () => {
  const [here, elsewhere] = [await begin(), await begin()]
  expect(sessionOf(await send(codeForm(rightCode, here)))).not.toBe('')
  expect(sessionOf(await send(codeForm(recovery, elsewhere)))).not.toBe('')
})

test('a planted pending sign-in of another account does not accept this account’s codes', async () => {
  const mallory = await signedInAdmin(db, { now, name: 'Mallory' })
  const { accountId } = mallory
  await addRow(db, 'secondFactors', {
    accountId,
    secret: Buffer.from('another secret of it'),
    confirmedAt: now,
  })
  const planted = await begin(undefined, mallory)
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
