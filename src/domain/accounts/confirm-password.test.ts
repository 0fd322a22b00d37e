import { expect, test } from 'vitest'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { takeAttempt } from './limits.ts'
import { confirmPassword } from './password.ts'
import { openSession, peekSession } from './sessions.ts'

const { db, now } = await freshDatabase({ at: '2026-01-02T12:00:00Z', empty: ['attempts'] })
const passwords = cheapPasswords
const admin = await signedInAdmin(db, { now })
const { accountId, email, password } = admin
const right = { accountId, sessionId: await sessionIdOf(admin.token), password, passwords, now }
const wrong = { ...right, password: 'six brown crossroads' }

async function sessionIdOf(token: string): Promise<string> {
  return (await peekSession(db, token, now))?.id ?? ''
}

test('the right password may be confirmed any number of times', async () => {
  for (let n = 0; n < 12; n += 1) expect(await confirmPassword(db, right)).toEqual({ ok: true })
})

test('after ten wrong attempts even the right password is refused for a quarter of an hour', async () => {
  for (let n = 0; n < 10; n += 1)
    expect(await confirmPassword(db, wrong)).toEqual({ ok: false, reason: 'wrong-password' })
  expect(await confirmPassword(db, wrong)).toEqual({ ok: false, reason: 'throttled' })
  expect(await confirmPassword(db, right)).toEqual({ ok: false, reason: 'throttled' })
  const later = { ...right, now: new Date(now.getTime() + 15 * 60_000) }
  expect(await confirmPassword(db, later)).toEqual({ ok: true })
})

test('wrong sign-ins by strangers do not keep a live session from confirming', async () => {
  for (let n = 0; n < 40; n += 1)
    await takeAttempt(db, { email, address: `192.0.2.${n % 3}`, trustedDevice: null, now })
  expect(await confirmPassword(db, right)).toEqual({ ok: true })
})

test('guesses in one session do not affect other sessions or signing in', async () => {
  for (let n = 0; n < 11; n += 1) await confirmPassword(db, wrong)
  const token = await openSession(db, { accountId, device: 'Test/1.0', address: '192.0.2.1', now })
  expect(await confirmPassword(db, { ...right, sessionId: await sessionIdOf(token) })).toEqual({ ok: true })
  const attempt = { email, address: '192.0.2.1', trustedDevice: null, now }
  expect(await takeAttempt(db, attempt)).toMatchObject({ ok: true })
})
