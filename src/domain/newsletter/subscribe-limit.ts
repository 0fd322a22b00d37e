import type { Db } from '../../database/connect.ts'
import { type AttemptResult, bucketKey, takeFromEach } from '../accounts/attempt-bucket.ts'
import { networkOf } from '../accounts/tip-limit.ts'

// Decides how many confirmations strangers may have mailed. Without limits the form writes to anybody, as often as somebody
// likes, in the name of this site. As with tips no limit that strangers can reach closes the form for other networks.

/** Unconfirmed at once, for the second and further requests of a network and for first ones. */
export const pendingMax = { further: 500, first: 5_000 }

const minuteMs = 60_000
const dayMs = 86_400_000

/** `client` as `readClientAddress` names clients. `count`: the requests of its network within the hour, with this one. */
export async function takeSubscription(
  db: Db,
  { client, now }: { client: string; now: Date },
): Promise<AttemptResult> {
  const buckets = [
    // A family behind one address.
    { key: bucketKey('subscribe', client), attemptsMax: 5, windowMs: 15 * minuteMs },
    { key: bucketKey('subscribe-network', networkOf(client)), attemptsMax: 20, windowMs: 60 * minuteMs },
  ]
  return takeFromEach(db, buckets, now)
}

/** Whether one more mail may go to this address: two that went astray, and no more than three a day. */
export async function mayWriteTo(db: Db, { address, now }: { address: string; now: Date }): Promise<boolean> {
  const bucket = { key: bucketKey('subscribe-to', address), attemptsMax: 3, windowMs: dayMs }
  return (await takeFromEach(db, [bucket], now)).ok
}
