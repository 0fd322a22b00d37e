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

/**
 * Counts one attempt in each bucket and stops at the first full one, so that refused attempts do not fill the others. One statement,
 * which writes nothing while a bucket is full: a thousand simultaneous attempts wrote the same row in turn, and each held a
 * connection meanwhile, so that no page had one.
 */
export async function takeFromEach(db: Db, buckets: Bucket[], now: Date): Promise<AttemptResult> {
  const steps = buckets.map((bucket, at) => takeStep(bucket, { at, before: buckets[at - 1], now }))
  const taken = buckets.map((_, at) => sql`select *, ${at}::integer as at from ${nameOf(at)}`)
  const { rows } = await sql<Taken>`
    with full_bucket as (${findFull(buckets, now)}), ${sql.join(steps)}
    ${sql.join([sql`select *, -1 as at from full_bucket`, ...taken], sql` union all `)} order by at`.execute(
    db,
  )
  const full = rows.filter(row => row.isFull)
  if (full.length === 0) {
    await forgetEndedWindows(db, now)
    return { ok: true, count: rows.at(-1)?.count ?? 0 }
  }
  const endsAtMs = Math.max(...full.map(row => row.windowEndsAt.getTime()))
  return { ok: false, retryAfterSeconds: Math.ceil((endsAtMs - now.getTime()) / 1_000) }
}

type Taken = { count: number; windowEndsAt: Date; isFull: boolean }

const nameOf = (at: number) => sql.raw(`taken_${at}`)

function findFull(buckets: Bucket[], now: Date) {
  const limits = buckets.map(({ key, attemptsMax }) => sql`(${key}::bytea, ${attemptsMax}::integer)`)
  return sql`select count, window_ends_at, true as is_full from attempts
    join (values ${sql.join(limits)}) as limits (bucket, attempts_max) using (bucket)
    where count > attempts_max and window_ends_at > ${now}`
}

/** Counts one attempt in this bucket, if none is full and the one `before` it has just let the attempt pass. */
function takeStep(
  { key, attemptsMax, windowMs }: Bucket,
  { at, before, now }: { at: number; before: Bucket | undefined; now: Date },
) {
  const windowEndsAt = new Date(now.getTime() + windowMs)
  const isOver = sql<boolean>`attempts.window_ends_at <= ${now}`
  const passed = before ? sql`and exists (select from ${nameOf(at - 1)} where not is_full)` : sql``
  return sql`${nameOf(at)} as (
    insert into attempts (bucket, count, window_ends_at)
    select ${key}::bytea, 1, ${windowEndsAt}::timestamptz where not exists (select from full_bucket) ${passed}
    on conflict (bucket) do update set
      count = case when ${isOver} then 1 else attempts.count + 1 end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else attempts.window_ends_at end
    returning count, window_ends_at, count > ${attemptsMax}::integer as is_full)`
}

/**
 * Takes one attempt back from each bucket, for an attempt that turned out to be legitimate. One after the other, because an attempt
 * locks their rows in this order.
 */
export async function giveBackToEach(db: Db, buckets: Bucket[]): Promise<void> {
  for (const { key } of buckets) {
    await db
      .updateTable('attempts')
      .set({ count: sql`greatest(count - 1, 0)` })
      .where('bucket', '=', key)
      .execute()
  }
}

/** A few per call, so that an attack from many addresses does not leave a table that only grows. */
async function forgetEndedWindows(db: Db, now: Date): Promise<void> {
  await sql`delete from attempts where bucket = any(array(
    select bucket from attempts where window_ends_at < ${now} limit 10 for update skip locked))`.execute(db)
}
