import { isIP } from 'node:net'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { digestToken, newSecretToken } from '../accounts/secret-token.ts'
import { parseJson } from '../fields/parse-json.ts'

/** The site as devices identify it: a passkey belongs to the host `id` for good. */
export type RelyingParty = { id: string; origin: string }

/** Null where browsers create no passkeys: without https, and for an IP address. */
export function findRelyingParty(origin: string): RelyingParty | null {
  const { protocol, hostname, origin: exact } = new URL(origin)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  if (!isSecure || isIP(hostname) !== 0 || hostname.startsWith('[')) return null
  return { id: hostname, origin: exact }
}

/** How devices identify the account: the bytes of its id, which reveal no name. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')
}

// The text that a device signs, so that a signature is valid for a short time and one purpose. The database keeps its digest.

/** A passkey is added to a known account; at sign-in, the account is not known yet. */
type ChallengeUse = { purpose: 'add'; accountId: string } | { purpose: 'sign-in'; accountId: null }

/** Browsers give up after the same time. */
export const challengeMs = 5 * 60_000

/** An account has one challenge at a time: a new one makes the older one invalid. */
export async function makeChallenge(
  db: Db,
  { purpose, accountId, now }: ChallengeUse & { now: Date },
): Promise<string> {
  const challenge = newSecretToken()
  await forgetEnded(db, now)
  if (accountId) await db.deleteFrom('passkeyChallenges').where('accountId', '=', accountId).execute()
  await db
    .insertInto('passkeyChallenges')
    .values({
      challengeDigest: digestToken(challenge),
      purpose,
      accountId,
      expiresAt: new Date(now.getTime() + challengeMs),
    })
    .execute()
  return challenge
}

/** Uses the challenge up: of two simultaneous responses, on whichever machines, only one gets true. */
export async function takeChallenge(
  db: Db,
  { challenge, purpose, accountId, now }: ChallengeUse & { challenge: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeDigest', '=', digestToken(challenge))
    .where('purpose', '=', purpose)
    .where('accountId', 'is not distinct from', accountId)
    .where('expiresAt', '>', now)
    .returning('purpose')
    .executeTakeFirst()
  return taken !== undefined
}

/** Deletes more per call than are added, so that the table does not grow. */
async function forgetEnded(db: Db, now: Date): Promise<void> {
  await sql`delete from passkey_challenges where challenge_digest = any(array(
    select challenge_digest from passkey_challenges
    where expires_at <= ${now} limit 10 for update skip locked))`.execute(db)
}

// The JSON in which a browser posts a device's response, checked against bounds before the verifying library parses it.

// The longest value is an attestation with a certificate or two.
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(16_384)

const credential = { id: bytes, type: z.literal('public-key') }

const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .default([]),
  }),
})

const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  }),
})

const clientDataSchema = z.object({ challenge: bytes })

export type NewPasskeyResponse = z.infer<typeof newPasskeySchema>
export type PasskeyAssertion = z.infer<typeof assertionSchema>

/** The response of a device that has created a passkey; null for anything else. */
export function readNewPasskey(text: string): NewPasskeyResponse | null {
  return newPasskeySchema.safeParse(parseJson(text)).data ?? null
}

/** The response of a device that signs in; null for anything else. */
export function readAssertion(text: string): PasskeyAssertion | null {
  return assertionSchema.safeParse(parseJson(text)).data ?? null
}

/** The challenge that the device claims to have signed; the signature is still to be verified. */
export function readChallenge(response: { clientDataJSON: string }): string {
  const text = Buffer.from(response.clientDataJSON, 'base64url').toString()
  return clientDataSchema.safeParse(parseJson(text)).data?.challenge ?? ''
}
