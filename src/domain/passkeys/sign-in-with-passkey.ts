import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Bucket, bucketKey, giveBackToEach, takeFromEach } from '../accounts/attempt-bucket.ts'
import { openTrustedSession } from '../accounts/open-trusted-session.ts'
import { type PasskeyAssertion, readAssertion, readChallenge } from './passkey-answer.ts'
import { challengeMs, makeChallenge, takeChallenge } from './passkey-challenge.ts'
import type { RelyingParty } from './relying-party.ts'
import { userHandleOf } from './user-handle.ts'

export type PasskeySignIn = {
  /** The answer of the device, as the browser posts it. */
  answer: string
  relyingParty: RelyingParty
  /** The client's address from `readClientAddress`. */
  address: string
  /** The browser's User-Agent. */
  device: string
  deviceToken: string | null
  demo: boolean
  now: Date
}

/** For the browser; no extension is asked for. */
export type PasskeyRequest = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>

type Throttled = { ok: false; reason: 'throttled'; retryAfterSeconds: number }

export type PasskeySignInResult =
  | { ok: true; sessionToken: string; deviceToken: string }
  | { ok: false; reason: 'not-verified' }
  | Throttled

const notVerified = { ok: false, reason: 'not-verified' } as const
const windowMs = 5 * 60_000

// Of an address, not of an account: nobody guesses a signature, so these spare the server's work alone, and a stranger
// cannot lock anybody out from elsewhere.
const challengesOf = (address: string): Bucket[] => [
  { key: bucketKey('passkey-challenge', address), attemptsMax: 30, windowMs },
]
const attemptsOf = (address: string): Bucket[] => [
  { key: bucketKey('passkey', address), attemptsMax: 10, windowMs },
]

/** Names no account: the browser asks the person which passkey to use. */
export async function beginPasskeySignIn(
  db: Db,
  { relyingParty, address, now }: { relyingParty: RelyingParty; address: string; now: Date },
): Promise<{ ok: true; options: PasskeyRequest } | Throttled> {
  const taken = await takeFromEach(db, challengesOf(address), now)
  if (!taken.ok) return { ok: false, reason: 'throttled', retryAfterSeconds: taken.retryAfterSeconds }
  const challenge = await makeChallenge(db, { purpose: 'sign-in', accountId: null, now })
  const options = { challenge, rpId: relyingParty.id, timeout: challengeMs } as const
  return { ok: true, options: { ...options, userVerification: 'required' } }
}

/** Verifies the signature and opens a session as a password does. Of whatever is wrong it says the same. */
export async function signInWithPasskey(db: Db, input: PasskeySignIn): Promise<PasskeySignInResult> {
  const { relyingParty, address, now } = input
  const attempts = attemptsOf(address)
  const taken = await takeFromEach(db, attempts, now)
  if (!taken.ok) return { ok: false, reason: 'throttled', retryAfterSeconds: taken.retryAfterSeconds }

  const assertion = readAssertion(input.answer)
  const challenge = assertion ? readChallenge(assertion.response) : ''
  const isAsked = await takeChallenge(db, { challenge, purpose: 'sign-in', accountId: null, now })
  const passkey = assertion && isAsked ? await findPasskey(db, assertion.id) : undefined
  if (!assertion || !passkey || (passkey.isDemo && !input.demo)) return notVerified
  const use = await verify(assertion, { passkey, challenge, relyingParty })
  if (!use) return notVerified

  return inTransaction(db, async tx => {
    if (!(await isOn(tx, passkey.accountId)) || !(await noteUse(tx, { id: passkey.id, ...use, now })))
      return notVerified
    await giveBackToEach(tx, attempts)
    const opened = { ...input, accountId: passkey.accountId, hasSecondFactor: true }
    return { ok: true, ...(await openTrustedSession(tx, opened)) }
  })
}

type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

async function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.accountId')
    .select(['passkeys.id', 'passkeys.accountId', 'passkeys.publicKey', 'passkeys.counter'])
    .select('accounts.isDemo')
    .where('passkeys.credentialId', '=', Buffer.from(credentialId, 'base64url'))
    .where('accounts.isOff', '=', false)
    .executeTakeFirst()
}

async function verify(
  { id, type, response }: PasskeyAssertion,
  asked: { passkey: Passkey; challenge: string; relyingParty: RelyingParty },
): Promise<{ counter: number; isBackedUp: boolean } | null> {
  const { passkey, challenge, relyingParty } = asked
  if (response.userHandle !== userHandleOf(passkey.accountId)) return null
  // Loaded when it is first needed: 27 MB that most processes never use.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: Number(passkey.counter) },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { counter: newCounter, isBackedUp: credentialBackedUp }
}

/** Holds off that the account is switched off until the caller's transaction ends. */
async function isOn(tx: Db, id: string): Promise<boolean> {
  const on = tx.selectFrom('accounts').select('id').where('id', '=', id).where('isOff', '=', false)
  return (await on.forShare().executeTakeFirst()) !== undefined
}

/** False where the passkey was removed meanwhile, or another answer of a copied device has counted as far. */
async function noteUse(
  tx: Db,
  { id, counter, isBackedUp, now }: { id: string; counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, isBackedUp, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', String(counter))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
