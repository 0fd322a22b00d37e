import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { giveBackToEach, takeFromEach } from '../accounts/attempt-bucket.ts'
import { openTrustedSession } from '../accounts/open-trusted-session.ts'
import { endPendingSignIn, findPendingSignIn, holdPendingSignIn } from '../accounts/pending-sign-in.ts'
import { giveAttemptBack } from '../accounts/sign-in-limits.ts'
import { findTrustedDevice } from '../accounts/trusted-devices.ts'
import { codeBuckets } from './code-limits.ts'
import { spendCode } from './spend-code.ts'

export type CodeSignIn = {
  /** Of the cookie that the right password gave. */
  pendingToken: string
  code: string
  address: string
  device: string
  deviceToken: string | null
  demo: boolean
  now: Date
}

export type CodeSignInResult =
  | { ok: true; sessionToken: string; deviceToken: string }
  | { ok: false; reason: 'wrong-code' | 'too-late' }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number }

/** The second step: a code opens the session that the password alone does not. */
export async function finishSignIn(db: Db, input: CodeSignIn): Promise<CodeSignInResult> {
  const { pendingToken, code, address, now } = input
  const pending = await findPendingSignIn(db, pendingToken, now)
  if (!pending || (pending.isDemo && !input.demo)) return { ok: false, reason: 'too-late' }
  const { accountId, email } = pending
  const trustedDevice = await findTrustedDevice(db, { token: input.deviceToken, email })
  const buckets = codeBuckets({ accountId, address, trustedDevice, code })
  const taken = await takeFromEach(db, buckets, now)
  if (!taken.ok) return { ok: false, reason: 'throttled', retryAfterSeconds: taken.retryAfterSeconds }
  return inTransaction(db, async tx => {
    // A new password meanwhile ended every sign-in that was under way.
    if (!(await holdPendingSignIn(tx, pendingToken, now))) return { ok: false, reason: 'too-late' }
    if (!(await spendCode(tx, { accountId, code, now }))) return { ok: false, reason: 'wrong-code' }
    await endPendingSignIn(tx, pendingToken)
    await giveBackToEach(tx, buckets)
    await giveAttemptBack(tx, { email, address, trustedDevice, now })
    return { ok: true, ...(await openTrustedSession(tx, { ...input, accountId, hasSecondFactor: true })) }
  })
}
