import { networkOf } from '../../address/network-of.ts'
import type { Db } from '../../database/connect.ts'
import { type AttemptResult, type Bucket, bucketKey, giveBackToEach, takeFromEach } from './attempt-bucket.ts'

// Limits sign-in attempts. An attempt counts before the password is checked, so that many simultaneous ones cannot slip
// through; a correct one is given back. A browser that has signed in before has a bucket of its own, so that an attacker
// elsewhere cannot lock the account's owner out.

/** `address`: the client, as `readClientAddress` names it; an IPv6 network counts as one. */
type Attempt = { email: string; address: string; trustedDevice: Buffer | null; now: Date }

const minuteMs = 60_000

/** Counts an attempt, or says when the next one is allowed; any full bucket refuses it. */
export async function takeAttempt(db: Db, attempt: Attempt): Promise<AttemptResult> {
  return takeFromEach(db, bucketsOf(attempt), attempt.now)
}

/** After a correct password: the attempt does not count against the next one. */
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
    // As many as five addresses: whoever has one of an IPv6 network often has 65,536. It does not fill the account's bucket.
    { key: bucketKey('sign-in-network', networkOf(address)), attemptsMax: 50, windowMs: 5 * minuteMs },
    { key: bucketKey('account', email), attemptsMax: 20, windowMs: 15 * minuteMs },
  ]
}
