import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Account } from '../accounts/account.ts'
import { holdSession, noteSecondFactor } from '../accounts/sessions.ts'
import { type NewPasskeyAnswer, readChallenge, readNewPasskey } from './passkey-answer.ts'
import { challengeMs, makeChallenge, takeChallenge } from './passkey-challenge.ts'
import { passkeysMax } from './passkey-queries.ts'
import type { RelyingParty } from './relying-party.ts'
import { userHandleOf } from './user-handle.ts'

/** Names of the COSE registry: ES256, EdDSA, RS256. Every device of today knows one of them. */
const algorithms = [-7, -8, -257]

/** For the browser; no extension is asked for. */
export type PasskeyCreation = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>

export type AddPasskeyResult =
  | { ok: true }
  | { ok: false; reason: 'not-verified' | 'too-many' | 'signed-out' }

/** Asks a device to make a passkey. The caller has confirmed the password. */
export async function beginPasskey(
  db: Db,
  site: { account: Account; relyingParty: RelyingParty; siteName: string; now: Date },
): Promise<PasskeyCreation> {
  const { account, relyingParty, siteName, now } = site
  const present = await db
    .selectFrom('passkeys')
    .select(['credentialId'])
    .where('accountId', '=', account.id)
    .execute()
  return {
    rp: { id: relyingParty.id, name: siteName },
    user: { id: userHandleOf(account.id), name: account.email, displayName: account.name },
    challenge: await makeChallenge(db, { purpose: 'add', accountId: account.id, now }),
    pubKeyCredParams: algorithms.map(alg => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    excludeCredentials: present.map(({ credentialId }) => ({
      id: credentialId.toString('base64url'),
      type: 'public-key',
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Keeps the public key that a device made for the challenge of `beginPasskey`. */
export async function addPasskey(
  db: Db,
  added: {
    accountId: string
    /** The live session that adds. */
    sessionId: string
    name: string
    answer: string
    relyingParty: RelyingParty
    now: Date
  },
): Promise<AddPasskeyResult> {
  const { accountId, sessionId, name, relyingParty, now } = added
  const answer = readNewPasskey(added.answer)
  const challenge = answer ? readChallenge(answer.response) : ''
  const isAsked = await takeChallenge(db, { challenge, purpose: 'add', accountId, now })
  const made = answer && isAsked ? await verify(answer, { challenge, relyingParty }) : null
  if (!answer || !made) return { ok: false, reason: 'not-verified' }
  return inTransaction(db, async tx => {
    // One after the other: two forms at once must not make one more than there may be.
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
    // A one-time link meanwhile removed every passkey: one of the old session must not come after that.
    if (!(await holdSession(tx, { id: sessionId, accountId }))) return { ok: false, reason: 'signed-out' }
    const present = await tx.selectFrom('passkeys').select('id').where('accountId', '=', accountId).execute()
    if (present.length >= passkeysMax) return { ok: false, reason: 'too-many' }
    const inserted = await tx
      .insertInto('passkeys')
      .values({ ...made, accountId, name, transports: answer.response.transports, createdAt: now })
      .onConflict(conflict => conflict.column('credentialId').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return { ok: false, reason: 'not-verified' }
    await noteSecondFactor(tx, sessionId)
    return { ok: true }
  })
}

async function verify(
  { id, type, response }: NewPasskeyAnswer,
  { challenge, relyingParty }: { challenge: string; relyingParty: RelyingParty },
) {
  // Loaded when it is first needed: 27 MB that most processes never use.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  if (!(await isPlain(response.attestationObject))) return null
  const verified = await verifyRegistrationResponse({
    response: { id, rawId: id, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { credential, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
  }
}

/**
 * No certificates: the library would fetch the lists of revoked ones from addresses that the answer names, past
 * safe-fetch. We ask for none, and browsers remove them.
 */
async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    const format = decoded.get('fmt')
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
  } catch {
    return false
  }
}
