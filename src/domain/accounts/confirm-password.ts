import type { Db } from '../../database/connect.ts'
import { type Bucket, bucketKey, giveBackToEach, takeFromEach } from './attempt-bucket.ts'
import type { Passwords } from './password.ts'

type PasswordConfirmation = {
  accountId: string
  /** The live session that makes the request. */
  sessionId: string
  password: string
  passwords: Passwords
  now: Date
}

export type ConfirmPasswordResult = { ok: true } | { ok: false; reason: 'wrong-password' | 'throttled' }

// The sign-in limits do not apply here: a stranger can fill those with wrong passwords for a known e-mail address, and
// would keep its owner from changing the password. Ten attempts per session still make guessing hopeless, because a
// further session needs the password.
const attemptsMax = 10
const windowMs = 15 * 60_000

/** Checks the password again before an action for which a session is not enough. Only this session's attempts count. */
export async function confirmPassword(
  db: Db,
  { accountId, sessionId, password, passwords, now }: PasswordConfirmation,
): Promise<ConfirmPasswordResult> {
  const buckets: Bucket[] = [{ key: bucketKey('confirmation', sessionId), attemptsMax, windowMs }]
  if (!(await takeFromEach(db, buckets, now)).ok) return { ok: false, reason: 'throttled' }
  const { passwordHash } = await db
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (!(await passwords.matches(password, passwordHash))) return { ok: false, reason: 'wrong-password' }
  await giveBackToEach(db, buckets)
  await db.updateTable('sessions').set({ provedAt: now }).where('id', '=', sessionId).execute()
  return { ok: true }
}
