import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Account } from '../accounts/account.ts'
import { lockSession, noteSecondFactor } from '../accounts/sessions.ts'
import { passkeysMax } from './passkey.ts'
import {
  challengeMs,
  makeChallenge,
  type NewPasskeyResponse,
  type RelyingParty,
  readChallenge,
  readNewPasskey,
  takeChallenge,
  userHandleOf,
} from './passkey-ceremony.ts'

/** Numbers from the COSE registry: ES256, EdDSA, RS256. Every current device supports one of them. */
const algorithms = [-7, -8, -257]

/** The options for the browser, without extensions. */
export type PasskeyCreation = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>

/** Makes the options for a device to create a passkey. The caller has confirmed the password. */
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

/** Stores the public key that a device created for the challenge of `beginPasskey`. */
export async function addPasskey(
  db: Db,
  added: {
    accountId: string
    /** The live session that makes the request. */
    sessionId: string
    name: string
    response: string
    relyingParty: RelyingParty
    now: Date
  },
): Promise<{ ok: true } | { ok: false; reason: 'not-verified' | 'too-many' | 'signed-out' }> {
  const { accountId, sessionId, name, relyingParty, now } = added
  const credential = readNewPasskey(added.response)
  const challenge = credential ? readChallenge(credential.response) : ''
  const isExpected = await takeChallenge(db, { challenge, purpose: 'add', accountId, now })
  const made = credential && isExpected ? await verify(credential, { challenge, relyingParty }) : null
  if (!credential || !made) return { ok: false, reason: 'not-verified' }
  return inTransaction(db, async tx => {
    // A one-time link used in the meantime removed all passkeys and sessions; an ended session must not add one after it.
    if (!(await lockSession(tx, { id: sessionId, accountId }))) return { ok: false, reason: 'signed-out' }
    const present = await tx.selectFrom('passkeys').select('id').where('accountId', '=', accountId).execute()
    if (present.length >= passkeysMax) return { ok: false, reason: 'too-many' }
    const inserted = await tx
      .insertInto('passkeys')
      .values({
        ...made,
        accountId,
        name,
        host: relyingParty.id,
        transports: credential.response.transports,
        createdAt: now,
      })
      .onConflict(conflict => conflict.column('credentialId').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return { ok: false, reason: 'not-verified' }
    await noteSecondFactor(tx, sessionId)
    return { ok: true }
  })
}

async function verify(
  { id, type, response }: NewPasskeyResponse,
  { challenge, relyingParty }: { challenge: string; relyingParty: RelyingParty },
) {
  // Loaded on first use: 27 MB that most processes never need.
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

/** Refuses certificates: the library would fetch revocation lists past safe-fetch. We request none, and browsers remove them. */
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
