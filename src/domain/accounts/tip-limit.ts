import type { Db } from '../../database/connect.ts'
import { type AttemptResult, type Bucket, bucketKey, takeFromEach } from './attempt-bucket.ts'

// Decides how many tips are taken, and how many may wait. Each limit has a reason of its own; without any, whoever may
// write without an account fills the queue and sends our worker wherever they like.

/** What one editor gets through in an hour, at sixty entries in ten minutes: a tip behind them would grow old unread. */
export const waitingTipsMax = 300

const minuteMs = 60_000

function bucketsOf(address: string): Bucket[] {
  return [
    // A reader with a morning's paper sends no more.
    { key: bucketKey('tip', address), attemptsMax: 5, windowMs: 15 * minuteMs },
    // A page a minute is what strangers with many addresses may make our worker ask others for.
    { key: bucketKey('tips', 'everybody'), attemptsMax: 60, windowMs: 60 * minuteMs },
  ]
}

/** `address` as `readClientAddress` names clients; one that sends too many costs the others nothing. */
export async function takeTip(
  db: Db,
  { address, now }: { address: string; now: Date },
): Promise<AttemptResult> {
  return takeFromEach(db, bucketsOf(address), now)
}
