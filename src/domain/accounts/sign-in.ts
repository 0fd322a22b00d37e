import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { normaliseEmail } from './account.ts'
import { openTrustedSession } from './open-trusted-session.ts'
import type { Passwords } from './password.ts'
import { hasSecondFactor, openPendingSignIn } from './pending-sign-in.ts'
import { giveAttemptBack, takeAttempt } from './sign-in-limits.ts'
import { findTrustedDevice } from './trusted-devices.ts'

export type SignIn = {
  email: string
  password: string
  /** The client's address from `readClientAddress`: after TRUSTED_PROXIES, an IPv6 network as one. */
  address: string
  /** The browser's User-Agent. */
  device: string
  deviceToken: string | null
  demo: boolean
  passwords: Passwords
  now: Date
}

export type SignInResult =
  | { ok: true; sessionToken: string; deviceToken: string }
  | { ok: false; reason: 'wrong-pair' }
  /** The password was right; `finishSignIn` takes the token and a code. */
  | { ok: false; reason: 'code-needed'; pendingToken: string }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number }

// The hash of a password nobody knows: an unknown address costs as much time as a wrong password.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$roA0c2qPbXbb5aQc14mYnw$w1Jad1SlhlddB+PuvVemgrIHes6J+MmhawKRw8Xtero'

// The longest address that mail knows (RFC 5321: 64, @, 255), and the thousand characters that a new password may have,
// of two units each.
const emailUnitsMax = 320
const passwordUnitsMax = 2_000

/** Checks a pair and opens a session. Says the same of a wrong password and of an unknown address. */
export async function signIn(db: Db, input: SignIn): Promise<SignInResult> {
  const { address, now } = input
  // An impossible pair takes the path of every wrong one, and as long, but its length or NUL reaches nothing else.
  const isPossible = isPossiblePair(input)
  const email = isPossible ? normaliseEmail(input.email) : ''
  const password = isPossible ? input.password : ''
  const trustedDevice = await findTrustedDevice(db, { token: input.deviceToken, email })
  const attempt = { email, address, trustedDevice, now }
  const taken = await takeAttempt(db, attempt)
  if (!taken.ok) return { ok: false, reason: 'throttled', retryAfterSeconds: taken.retryAfterSeconds }

  const account = await db
    .selectFrom('accounts')
    .select(['id', 'passwordHash', 'isDemo'])
    .where('email', '=', email)
    .where('isOff', '=', false)
    .executeTakeFirst()
  const isRight = await input.passwords.matches(password, account?.passwordHash ?? nobodysHash)
  if (!account || !isRight || (account.isDemo && !input.demo)) return { ok: false, reason: 'wrong-pair' }

  return inTransaction(db, async tx => {
    // A change of the password meanwhile ended every session: the one of the old password must not come after that.
    if (!(await isPasswordStill(tx, account))) return { ok: false, reason: 'wrong-pair' }
    const accountId = account.id
    // Counted until the code is right, too: whoever has the password alone is limited by it.
    if (await hasSecondFactor(tx, accountId)) return needCode(await openPendingSignIn(tx, { accountId, now }))
    await giveAttemptBack(tx, attempt)
    return { ok: true, ...(await openTrustedSession(tx, { ...input, accountId, hasSecondFactor: false })) }
  })
}

function needCode(pendingToken: string): SignInResult {
  return { ok: false, reason: 'code-needed', pendingToken }
}

/** Holds off a change of it until the caller's transaction ends. */
async function isPasswordStill(
  tx: Db,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<boolean> {
  const same = tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('isOff', '=', false)
  return (await same.forShare().executeTakeFirst()) !== undefined
}

function isPossiblePair({ email, password }: SignIn): boolean {
  return email.length <= emailUnitsMax && !email.includes('\0') && password.length <= passwordUnitsMax
}
