import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { confirmPassword } from './confirm-password.ts'
import { findNewPasswordProblem, type NewPasswordProblem } from './new-password.ts'
import type { Passwords } from './password.ts'
import { closeAllSessions, hasShownSecondFactor, openSession } from './sessions.ts'
import { trustDevice } from './trusted-devices.ts'

type PasswordChange = {
  accountId: string
  sessionId: string
  current: string
  next: string
  address: string
  device: string
  passwords: Passwords
  now: Date
}

export type PasswordChangeResult =
  | { ok: true; sessionToken: string; deviceToken: string }
  | { ok: false; reason: NewPasswordProblem | 'wrong-password' | 'throttled' }

/** Changes one's own password: every session ends, and the person continues in a new one. */
export async function changePassword(db: Db, change: PasswordChange): Promise<PasswordChangeResult> {
  const { accountId, sessionId, address, passwords, now } = change
  const { passwordHash: hashBefore } = await db
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const confirmed = await confirmPassword(db, {
    accountId,
    sessionId,
    password: change.current,
    passwords,
    now,
  })
  if (!confirmed.ok) return confirmed
  const problem = await findNewPasswordProblem(change.next)
  if (problem) return { ok: false, reason: problem }
  const passwordHash = await passwords.hash(change.next)
  return inTransaction(db, async tx => {
    // A request with the old password must not overwrite a change made in the meantime.
    const { numUpdatedRows } = await tx
      .updateTable('accounts')
      .set({ passwordHash, updatedAt: now })
      .where('id', '=', accountId)
      .where('passwordHash', '=', hashBefore)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return { ok: false, reason: 'wrong-password' }
    const hasSecondFactor = await hasShownSecondFactor(tx, sessionId)
    await closeAllSessions(tx, accountId)
    const opened = { accountId, hasSecondFactor, device: change.device, address, now }
    const sessionToken = await openSession(tx, opened)
    return { ok: true, sessionToken, deviceToken: await trustDevice(tx, { accountId, now }) }
  })
}
