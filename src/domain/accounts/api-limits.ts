import type { Db } from '../../database/connect.ts'
import { type AttemptResult, bucketKey, takeFromEach } from './attempt-bucket.ts'

// How often a program may use its token, and how often an address may try wrong ones. 256 bits cannot be guessed; the
// second limit bounds what a broken program costs. It never refuses a good token, so that neighbours with the same
// address cannot lock each other out.

const minuteMs = 60_000

/** A request a second: more than an import by hand, less than a runaway loop. */
export async function takeTokenUse(
  db: Db,
  { tokenId, now }: { tokenId: string; now: Date },
): Promise<AttemptResult> {
  return takeFromEach(
    db,
    [{ key: bucketKey('api-token', tokenId), attemptsMax: 300, windowMs: 5 * minuteMs }],
    now,
  )
}

export async function takeWrongToken(
  db: Db,
  { address, now }: { address: string; now: Date },
): Promise<AttemptResult> {
  return takeFromEach(
    db,
    [{ key: bucketKey('api-wrong', address), attemptsMax: 20, windowMs: 5 * minuteMs }],
    now,
  )
}
