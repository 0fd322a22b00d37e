import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { confirmPassword } from './confirm-password.ts'
import { openPasswords } from './password.ts'
import { takeAttempt } from './sign-in-limits.ts'

const { db } = await freshDatabase()
const now = new Date('2026-01-02T12:00:00Z')
const passwords = openPasswords()
const address = '192.0.2.1'
const admin = await signedInAdmin(db, { now })
const right = { accountId: admin.accountId, password: admin.password, address, passwords, now }
const wrong = { ...right, password: 'six brown crossroads' }

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
})

test('who knows the password may confirm as often as they like', async () => {
  for (let n = 0; n < 12; n += 1) expect(await confirmPassword(db, right)).toEqual({ ok: true })
})

test('guessing ends after ten, and then the right one does not help either', async () => {
  for (let n = 0; n < 10; n += 1)
    expect(await confirmPassword(db, wrong)).toEqual({ ok: false, reason: 'wrong-password' })
  expect(await confirmPassword(db, wrong)).toEqual({ ok: false, reason: 'throttled' })
  expect(await confirmPassword(db, right)).toEqual({ ok: false, reason: 'throttled' })
  const later = { ...right, now: new Date(now.getTime() + 5 * 60_000) }
  expect(await confirmPassword(db, later)).toEqual({ ok: true })
})

test('a guess here is one less at the login', async () => {
  for (let n = 0; n < 10; n += 1) await confirmPassword(db, wrong)
  const attempt = { email: admin.email, address, trustedDevice: null, now }
  expect(await takeAttempt(db, attempt)).toMatchObject({ ok: false })
})
