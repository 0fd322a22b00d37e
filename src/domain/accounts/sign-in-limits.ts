import type { Db } from '../../database/connect.ts'
import { type AttemptResult, type Bucket, bucketKey, giveBackToEach, takeFromEach } from './attempt-bucket.ts'

// Decides how often one may try to sign in. An attempt counts before the password is looked at, so that many at
// once cannot slip through; a right one is given back. A browser that has signed in before has a bucket of its own:
// whoever attacks an account from elsewhere cannot lock its owner out.

/** `address`: who asks, as `readClientAddress` names clients; an IPv6 network is one. */
export type Attempt = { email: string; address: string; trustedDevice: Buffer | null; now: Date }

const minuteMs = 60_000

/** Counts an attempt, or says when the next may come: whichever of its buckets is full refuses it. */
export async function takeAttempt(db: Db, attempt: Attempt): Promise<AttemptResult> {
  return takeFromEach(db, bucketsOf(attempt), attempt.now)
}

/** The password was right: the attempt does not count against the next one. */
export async function giveAttemptBack(db: Db, attempt: Attempt): Promise<void> {
  await giveBackToEach(db, bucketsOf(attempt))
}

function bucketsOf({ email, address, trustedDevice }: Attempt): Bucket[] {
  if (trustedDevice) {
    return [
      { key: bucketKey('device', trustedDevice.toString('hex')), attemptsMax: 10, windowMs: 15 * minuteMs },
    ]
  }
  return [
    { key: bucketKey('address', address), attemptsMax: 10, windowMs: 5 * minuteMs },
    { key: bucketKey('account', email), attemptsMax: 20, windowMs: 15 * minuteMs },
  ]
}
