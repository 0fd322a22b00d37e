import type { Db } from '../../database/connect.ts'
import { bucketKey, forgetEndedWindows, takeFrom } from './attempt-bucket.ts'
import type { Authorized } from './authorize.ts'

// An editor at work pastes one address every ten seconds; a stolen session must not make a scanner of us.
// Pictures are looked at more often: each address that somebody types shows its own.
const attemptsMaxOf = { page: 60, picture: 200 }
const windowMs = 5 * 60_000

/** Counts one page or picture that an editor wants fetched. */
export async function takeFetch(
  db: Db,
  { what, by, now }: { what: keyof typeof attemptsMaxOf; by: Authorized; now: Date },
): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }> {
  const attemptsMax = attemptsMaxOf[what]
  const bucket = { key: bucketKey(`fetch-${what}`, by.accountId ?? by.name), attemptsMax, windowMs }
  const taken = await takeFrom(db, bucket, now)
  await forgetEndedWindows(db, now)
  if (taken.count <= attemptsMax) return { ok: true }
  return { ok: false, retryAfterSeconds: Math.ceil((taken.windowEndsAt.getTime() - now.getTime()) / 1_000) }
}
