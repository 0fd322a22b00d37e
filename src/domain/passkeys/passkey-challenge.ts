import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { digestToken, newSecretToken } from '../accounts/secret-token.ts'

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
    select challenge_digest from passkey_challenges where expires_at <= ${now} limit 10 for update skip locked))`.execute(
    db,
  )
}
