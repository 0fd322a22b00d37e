import type { Db } from '../../database/connect.ts'
import { bucketKey, forgetEndedWindows, takeFrom } from './attempt-bucket.ts'
import type { Authorized } from './authorize.ts'

// An editor at work pastes one address every ten seconds; a stolen session must not make a scanner of us.
const attemptsMax = 60
const windowMs = 5 * 60_000

/** Counts one page that an editor wants fetched. */
export async function takeFetch(
  db: Db,
  { by, now }: { by: Authorized; now: Date },
): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }> {
  const bucket = { key: bucketKey('fetch', by.accountId ?? by.name), attemptsMax, windowMs }
  const taken = await takeFrom(db, bucket, now)
  await forgetEndedWindows(db, now)
  if (taken.count <= attemptsMax) return { ok: true }
  return { ok: false, retryAfterSeconds: Math.ceil((taken.windowEndsAt.getTime() - now.getTime()) / 1_000) }
}
