import { networkOf } from '../../address/host.ts'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { normaliseEmail } from './account.ts'
import { giveAttemptBack, type Throttled, takeAttempt } from './limits.ts'
import type { Passwords } from './password.ts'
import { digestToken, newSecretToken } from './secret-token.ts'
import { findTrustedDevice, openTrustedSession } from './trusted-devices.ts'

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
  /** The password was not checked: too many browsers that have never signed in wait for that. */
  | { ok: false; reason: 'crowded' }
  /** The password was right; `finishSignIn` takes this token and a code. */
  | { ok: false; reason: 'code-needed'; pendingToken: string }
  | Throttled

// The hash of a password nobody knows: an unknown address takes as much time as a wrong password.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$roA0c2qPbXbb5aQc14mYnw$w1Jad1SlhlddB+PuvVemgrIHes6J+MmhawKRw8Xtero'

// The longest e-mail address (RFC 5321: 64, @, 255), and the thousand characters that a new password may have, of two
// UTF-16 units each.
const emailUnitsMax = 320
const passwordUnitsMax = 2_000

/** Checks a pair and opens a session. The result is the same for a wrong password and for an unknown address. */
export async function signIn(db: Db, input: SignIn): Promise<SignInResult> {
  const { address, now } = input
  // An impossible pair follows the path of every wrong one and takes as long, but its text is not used any further.
  const isPossible = isPossiblePair(input)
  const email = isPossible ? normaliseEmail(input.email) : ''
  const password = isPossible ? input.password : ''
  const trustedDevice = await findTrustedDevice(db, { token: input.deviceToken, email })
  const attempt = { email, address, trustedDevice, now }
  const { passwords } = input
  const check = (matches: Passwords['matches']) =>
    checkPair(db, { attempt, password, demo: input.demo, matches })
  // Also the counting takes turns: a thousand strangers at once had every connection of the pool.
  const checked = await (trustedDevice
    ? check(passwords.matches)
    : passwords.asStranger(networkOf(address), check))
  if (!checked) return { ok: false, reason: 'crowded' }
  if (!checked.ok) return checked
  const { account } = checked

  return inTransaction(db, async tx => {
    // A password change in the meantime ended all sessions; one that the old password opens must not be added after it.
    if (!(await isPasswordStill(tx, account))) return { ok: false, reason: 'wrong-pair' }
    const accountId = account.id
    // The attempt counts until the code is right too, so that it limits a person who has only the password.
    if (await hasSecondFactor(tx, accountId)) {
      const pendingToken = await openPendingSignIn(tx, { accountId, now })
      return { ok: false, reason: 'code-needed', pendingToken }
    }
    await giveAttemptBack(tx, attempt)
    return { ok: true, ...(await openTrustedSession(tx, { ...input, accountId, hasSecondFactor: false })) }
  })
}

type PairCheck = {
  attempt: Parameters<typeof takeAttempt>[1]
  password: string
  demo: boolean
  matches: Passwords['matches']
}

async function checkPair(db: Db, { attempt, password, demo, matches }: PairCheck) {
  const taken = await takeAttempt(db, attempt)
  if (!taken.ok) return taken
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'passwordHash', 'isDemo'])
    .where('email', '=', attempt.email)
    .where('isOff', '=', false)
    .executeTakeFirst()
  const isRight = await matches(password, account?.passwordHash ?? nobodysHash)
  if (!account || !isRight || (account.isDemo && !demo)) return { ok: false, reason: 'wrong-pair' } as const
  return { ok: true, account } as const
}

/** Locks the account against a password change until the caller's transaction ends. */
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

// The password was right and the code is still missing. The browser's token identifies this sign-in only: it opens no page.

/** Long enough to look for one's phone. */
const pendingMs = 10 * 60_000

async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const factor = db.selectFrom('secondFactors').select('accountId').where('accountId', '=', accountId)
  return (await factor.where('confirmedAt', 'is not', null).executeTakeFirst()) !== undefined
}

async function openPendingSignIn(
  tx: Db,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string> {
  const token = newSecretToken()
  await tx.deleteFrom('pendingSignIns').where('expiresAt', '<=', now).execute()
  const expiresAt = new Date(now.getTime() + pendingMs)
  await tx
    .insertInto('pendingSignIns')
    .values({ tokenDigest: digestToken(token), accountId, expiresAt })
    .execute()
  return token
}

type PendingSignIn = { accountId: string; email: string; isDemo: boolean; language: string }

/** Null if it has ended, or if the account is off or has no second factor any more. */
export async function findPendingSignIn(db: Db, token: string, now: Date): Promise<PendingSignIn | null> {
  return (await selectPending(db, token, now).executeTakeFirst()) ?? null
}

/** Locks the pending sign-in and its account until the caller's transaction ends. */
export async function lockPendingSignIn(tx: Db, token: string, now: Date): Promise<PendingSignIn | null> {
  const locked = selectPending(tx, token, now).forUpdate(['pendingSignIns']).forShare(['accounts'])
  return (await locked.executeTakeFirst()) ?? null
}

function selectPending(db: Db, token: string, now: Date) {
  return db
    .selectFrom('pendingSignIns')
    .innerJoin('accounts', 'accounts.id', 'pendingSignIns.accountId')
    .innerJoin('secondFactors', 'secondFactors.accountId', 'accounts.id')
    .select(['accounts.id as accountId', 'accounts.email', 'accounts.isDemo', 'accounts.language'])
    .where('pendingSignIns.tokenDigest', '=', digestToken(token))
    .where('pendingSignIns.expiresAt', '>', now)
    .where('secondFactors.confirmedAt', 'is not', null)
    .where('accounts.isOff', '=', false)
}

export async function endPendingSignIn(db: Db, token: string): Promise<void> {
  await db.deleteFrom('pendingSignIns').where('tokenDigest', '=', digestToken(token)).execute()
}
