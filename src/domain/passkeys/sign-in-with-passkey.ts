import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { bucketOf, giveBackToEach, type Throttled, takeFromEach } from '../accounts/limits.ts'
import { openTrustedSession } from '../accounts/trusted-devices.ts'
import {
  challengeMs,
  makeChallenge,
  type PasskeyAssertion,
  type RelyingParty,
  readAssertion,
  readChallenge,
  takeChallenge,
  userHandleOf,
} from './passkey-ceremony.ts'

export type PasskeySignIn = {
  /** The device's response, as the browser posts it. */
  response: string
  relyingParty: RelyingParty
  /** The client's address from `readClientAddress`. */
  address: string
  /** The browser's User-Agent. */
  device: string
  deviceToken: string | null
  demo: boolean
  now: Date
}

/** The options for the browser, without extensions. */
export type PasskeyRequest = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>

type PasskeySignInResult =
  | { ok: true; sessionToken: string; deviceToken: string }
  | { ok: false; reason: 'not-verified' }
  | Throttled

const notVerified = { ok: false, reason: 'not-verified' } as const
// Limited by address and not by account: a signature cannot be guessed, so these limits only save work for the server,
// and a stranger elsewhere cannot lock anybody out.
const challengeLimit = { attemptsMax: 30, minutes: 5 }
const attemptLimit = { attemptsMax: 10, minutes: 5 }

/** Names no account: the browser lets the person choose a passkey. */
export async function beginPasskeySignIn(
  db: Db,
  { relyingParty, address, now }: { relyingParty: RelyingParty; address: string; now: Date },
): Promise<{ ok: true; options: PasskeyRequest } | Throttled> {
  const taken = await takeFromEach(db, [bucketOf('passkey-challenge', address, challengeLimit)], now)
  if (!taken.ok) return taken
  const challenge = await makeChallenge(db, { purpose: 'sign-in', accountId: null, now })
  const options = { challenge, rpId: relyingParty.id, timeout: challengeMs } as const
  return { ok: true, options: { ...options, userVerification: 'required' } }
}

/** Verifies the signature and opens a session as a password does. All failures have the same result. */
export async function signInWithPasskey(db: Db, input: PasskeySignIn): Promise<PasskeySignInResult> {
  const { relyingParty, address, now } = input
  const attempts = [bucketOf('passkey', address, attemptLimit)]
  const taken = await takeFromEach(db, attempts, now)
  if (!taken.ok) return taken

  const assertion = readAssertion(input.response)
  const challenge = assertion ? readChallenge(assertion.response) : ''
  const isExpected = await takeChallenge(db, { challenge, purpose: 'sign-in', accountId: null, now })
  const passkey = assertion && isExpected ? await findPasskey(db, assertion.id) : undefined
  if (!assertion || !passkey || (passkey.isDemo && !input.demo)) return notVerified
  const use = await verify(assertion, { passkey, challenge, relyingParty })
  if (!use) return notVerified

  return inTransaction(db, async tx => {
    if (
      !(await isOn(tx, passkey.accountId)) ||
      !(await noteUse(tx, { id: passkey.id, host: relyingParty.id, ...use, now }))
    )
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
  expected: { passkey: Passkey; challenge: string; relyingParty: RelyingParty },
): Promise<{ counter: number; isBackedUp: boolean } | null> {
  const { passkey, challenge, relyingParty } = expected
  if (response.userHandle !== userHandleOf(passkey.accountId)) return null
  // Loaded on first use: 27 MB that most processes never need.
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

/** Whether the account is on; keeps it on until the caller's transaction ends. */
async function isOn(tx: Db, id: string): Promise<boolean> {
  const on = tx.selectFrom('accounts').select('id').where('id', '=', id).where('isOff', '=', false)
  return (await on.forShare().executeTakeFirst()) !== undefined
}

/** False if the passkey was removed in the meantime, or if a copy of the device has already used this counter. */
async function noteUse(
  tx: Db,
  { id, counter, now, ...use }: { id: string; host: string; counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ ...use, counter, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', String(counter))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
