import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import {
  type Bucket,
  bucketOf,
  giveAttemptBack,
  giveBackToEach,
  type Throttled,
  takeFromEach,
} from '../accounts/limits.ts'
import { endPendingSignIn, findPendingSignIn, lockPendingSignIn } from '../accounts/sign-in.ts'
import { findTrustedDevice, openTrustedSession } from '../accounts/trusted-devices.ts'
import { isAppCode, plainCode, spendCode } from './second-factor-code.ts'

type CodeSignIn = {
  /** From the cookie that was set after the right password. */
  pendingToken: string
  code: string
  address: string
  device: string
  deviceToken: string | null
  demo: boolean
  now: Date
}

type CodeSignInResult =
  | { ok: true; sessionToken: string; deviceToken: string }
  | { ok: false; reason: 'wrong-code' | 'too-late' }
  | Throttled

/** The second step: a code opens the session for which the password is not enough. */
export async function finishSignIn(db: Db, input: CodeSignIn): Promise<CodeSignInResult> {
  const { pendingToken, code, address, now } = input
  const pending = await findPendingSignIn(db, pendingToken, now)
  if (!pending || (pending.isDemo && !input.demo)) return { ok: false, reason: 'too-late' }
  const { accountId, email } = pending
  const trustedDevice = await findTrustedDevice(db, { token: input.deviceToken, email })
  const buckets = codeBuckets({ accountId, address, trustedDevice, code })
  const taken = await takeFromEach(db, buckets, now)
  if (!taken.ok) return taken
  return inTransaction(db, async tx => {
    // A new password in the meantime ended every pending sign-in.
    if (!(await lockPendingSignIn(tx, pendingToken, now))) return { ok: false, reason: 'too-late' }
    if (!(await spendCode(tx, { accountId, code, now }))) return { ok: false, reason: 'wrong-code' }
    await endPendingSignIn(tx, pendingToken)
    await giveBackToEach(tx, buckets)
    await giveAttemptBack(tx, { email, address, trustedDevice, now })
    return { ok: true, ...(await openTrustedSession(tx, { ...input, accountId, hasSecondFactor: true })) }
  })
}

// Limits attempts at codes. Only people with the password get this far, so a limit per account lets no stranger lock its
// owner out; with fifty codes a day, guessing takes years. A browser that has signed in before has a bucket of its own.

const dayMinutes = 24 * 60

type CodeAttempt = { accountId: string; address: string; trustedDevice: Buffer | null; code: string }

function codeBuckets({ accountId, address, trustedDevice, code }: CodeAttempt): Bucket[] {
  if (trustedDevice) {
    const device = trustedDevice.toString('hex')
    return [
      bucketOf('code-device', device, { attemptsMax: 10, minutes: 15 }),
      bucketOf('code-device-day', device, { attemptsMax: 50, minutes: dayMinutes }),
    ]
  }
  const ofAddress = bucketOf('code-address', address, { attemptsMax: 10, minutes: 5 })
  // Recovery codes have eighty random bits and cannot be guessed. If somebody with only the password uses up the account's
  // attempts, the owner, who has the recovery codes, must still get in from a new browser.
  if (!isAppCode(plainCode(code))) return [ofAddress]
  return [
    ofAddress,
    bucketOf('code-account', accountId, { attemptsMax: 10, minutes: 15 }),
    bucketOf('code-account-day', accountId, { attemptsMax: 50, minutes: dayMinutes }),
  ]
}
