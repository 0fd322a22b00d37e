import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

// Counts of what may be done only so often, in the database: a restart forgets none, and all processes count together.

export type Bucket = { key: Buffer; attemptsMax: number; windowMs: number }
/**
 * `count`: the attempts in the last bucket, with this one. `retryAfterSeconds`: until the window of the bucket that is full
 * ends, rounded up.
 */
export type AttemptResult = { ok: true; count: number } | { ok: false; retryAfterSeconds: number }

/** The key of a bucket, hashed so that it reveals no address or account. */
export function bucketKey(kind: string, text: string): Buffer {
  return createHash('sha256').update(`${kind}:${text}`).digest()
}

/** Counts one attempt in each bucket, up to the first that is full: whoever fills that one costs the others nothing. */
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

/** Takes one attempt back from each bucket, for an attempt that turned out to be right. */
export async function giveBackToEach(db: Db, buckets: Bucket[]): Promise<void> {
  const keys = buckets.map(bucket => bucket.key)
  await db
    .updateTable('attempts')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('bucket', 'in', keys)
    .execute()
}

/** Says how many attempts there were since the window began and when it ends. */
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

/** A few each time: an attack from many addresses leaves no table that only grows. */
async function forgetEndedWindows(db: Db, now: Date): Promise<void> {
  await sql`delete from attempts where bucket in (
    select bucket from attempts where window_ends_at < ${now} limit 10 for update skip locked)`.execute(db)
}
