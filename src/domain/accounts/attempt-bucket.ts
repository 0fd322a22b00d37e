import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

// Counts of what may be done only so often, in the database: a restart forgets none, and all processes count together.

export type Bucket = { key: Buffer; attemptsMax: number; windowMs: number }

/** What a bucket is kept under: nobody reads an address or an account from it. */
export function bucketKey(kind: string, text: string): Buffer {
  return createHash('sha256').update(`${kind}:${text}`).digest()
}

/** Counts one attempt, and says how many there were since the window began and when it ends. */
export async function takeFrom(db: Db, bucket: Bucket, now: Date) {
  const windowEndsAt = new Date(now.getTime() + bucket.windowMs)
  const isOver = sql<boolean>`sign_in_attempts.window_ends_at <= ${now}`
  return db
    .insertInto('signInAttempts')
    .values({ bucket: bucket.key, count: 1, windowEndsAt })
    .onConflict(conflict =>
      conflict.column('bucket').doUpdateSet({
        count: sql`case when ${isOver} then 1 else sign_in_attempts.count + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEndsAt} else sign_in_attempts.window_ends_at end`,
      }),
    )
    .returning(['count', 'windowEndsAt'])
    .executeTakeFirstOrThrow()
}

/** A few at each attempt: an attack from many addresses leaves no table that only grows. */
export async function forgetEndedWindows(db: Db, now: Date): Promise<void> {
  await sql`delete from sign_in_attempts where bucket in (
    select bucket from sign_in_attempts where window_ends_at < ${now} limit 10 for update skip locked)`.execute(
    db,
  )
}
