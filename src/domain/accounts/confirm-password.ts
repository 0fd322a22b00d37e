import type { Db } from '../../database/connect.ts'
import type { Passwords } from './password.ts'
import { giveAttemptBack, takeAttempt } from './sign-in-limits.ts'

export type PasswordConfirmation = {
  accountId: string
  password: string
  address: string
  passwords: Passwords
  now: Date
}

export type ConfirmPasswordResult = { ok: true } | { ok: false; reason: 'wrong-password' | 'throttled' }

/** Guessing it counts as signing in does, so a session left open somewhere gives nobody more tries. */
export async function confirmPassword(
  db: Db,
  { accountId, password, address, passwords, now }: PasswordConfirmation,
): Promise<ConfirmPasswordResult> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const attempt = { email: account.email, address, trustedDevice: null, now }
  if (!(await takeAttempt(db, attempt)).ok) return { ok: false, reason: 'throttled' }
  if (!(await passwords.matches(password, account.passwordHash)))
    return { ok: false, reason: 'wrong-password' }
  await giveAttemptBack(db, attempt)
  return { ok: true }
}
