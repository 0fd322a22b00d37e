import { networkOf } from '../../address/network-of.ts'
import type { Db } from '../../database/connect.ts'
import { type AttemptResult, type Bucket, bucketKey, takeFromEach } from './attempt-bucket.ts'

// Limits how many tips are accepted, read and kept. Without limits, anybody could fill the queue without an account and
// send our worker anywhere. No limit that strangers can reach excludes others: acceptance is limited per address and
// network, and tips beyond the other limits wait longer.

/** In the queue at once: less than an hour's work of one editor, at sixty entries in ten minutes. */
export const queuedTipsMax = 300

/** Kept unread, for further tips of the same network and for first ones. They take 3 KB each at most. */
export const keptTipsMax = { further: 300, first: 5_000 }

const minuteMs = 60_000

function bucketsOf(address: string): Bucket[] {
  return [
    // A reader going through a morning paper sends no more.
    { key: bucketKey('tip', address), attemptsMax: 5, windowMs: 15 * minuteMs },
    // As many as one address may send in an hour, since rented addresses are often neighbours.
    { key: bucketKey('tip-network', networkOf(address)), attemptsMax: 20, windowMs: 60 * minuteMs },
  ]
}

/**
 * `address` as `readClientAddress` names clients; a network that sends too many does not affect others. `count`: the tips
 * of its network within the hour, including this one.
 */
export async function takeTip(
  db: Db,
  { address, now }: { address: string; now: Date },
): Promise<AttemptResult> {
  return takeFromEach(db, bucketsOf(address), now)
}

/** Strangers, however many they are, can make our worker fetch at most one page a minute, averaged over an hour. */
export async function takeTipReading(db: Db, now: Date): Promise<AttemptResult> {
  const key = bucketKey('tips', 'read')
  return takeFromEach(db, [{ key, attemptsMax: 60, windowMs: 60 * minuteMs }], now)
}
