import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

// Rate limits, counted in the database: a restart forgets no attempt, and all processes share the counts.

export type Bucket = { key: Buffer; attemptsMax: number; windowMs: number }
/**
 * `count`: the attempts in the last bucket, including this one. `retryAfterSeconds`: until the window of the full bucket
 * ends, rounded up.
 */
export type AttemptResult = { ok: true; count: number } | { ok: false; retryAfterSeconds: number }

/** The key of a bucket, hashed so that it reveals no address or account. */
export function bucketKey(kind: string, text: string): Buffer {
  return createHash('sha256').update(`${kind}:${text}`).digest()
}

/** Counts one attempt in each bucket and stops at the first full one, so that refused attempts do not fill the others. */
export async function takeFromEach(db: Db, buckets: Bucket[], now: Date): Promise<AttemptResult> {
  let waitMs = 0
  let count = 0
  for (const bucket of buckets) {
    const taken = await takeFrom(db, bucket, now)
    count = taken.count
    if (taken.count > bucket.attemptsMax) waitMs = taken.windowEndsAt.getTime() - now.getTime()
    if (waitMs > 0) break
  }
  await forgetEndedWindows(db, now)
  return waitMs === 0 ? { ok: true, count } : { ok: false, retryAfterSeconds: Math.ceil(waitMs / 1_000) }
}

/** Takes one attempt back from each bucket, for an attempt that turned out to be legitimate. */
export async function giveBackToEach(db: Db, buckets: Bucket[]): Promise<void> {
  const keys = buckets.map(bucket => bucket.key)
  await db
    .updateTable('attempts')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('bucket', 'in', keys)
    .execute()
}

/** Counts one attempt; returns the attempts since the window began and when it ends. */
async function takeFrom(db: Db, bucket: Bucket, now: Date) {
  const windowEndsAt = new Date(now.getTime() + bucket.windowMs)
  const isOver = sql<boolean>`attempts.window_ends_at <= ${now}`
  return db
    .insertInto('attempts')
    .values({ bucket: bucket.key, count: 1, windowEndsAt })
    .onConflict(conflict =>
      conflict.column('bucket').doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEndsAt} else attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'windowEndsAt'])
    .executeTakeFirstOrThrow()
}

/** A few per call, so that an attack from many addresses does not leave a table that only grows. */
async function forgetEndedWindows(db: Db, now: Date): Promise<void> {
  await sql`delete from attempts where bucket = any(array(
    select bucket from attempts where window_ends_at < ${now} limit 10 for update skip locked))`.execute(db)
}
