import type { Db } from '../../database/connect.ts'
import { type AttemptResult, type Bucket, bucketKey, takeFromEach } from './attempt-bucket.ts'

// Decides how many tips are taken: from one address what a reader with a morning's paper sends, from all together what
// two editors can look at.

const minuteMs = 60_000

function bucketsOf(address: string): Bucket[] {
  return [
    { key: bucketKey('tip', address), attemptsMax: 5, windowMs: 15 * minuteMs },
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
