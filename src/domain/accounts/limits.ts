import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { networkOf } from '../../address/host.ts'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from './authorize.ts'

// Rate limits, counted in the database: a restart forgets no attempt, and all processes share the counts.

export type Bucket = { key: Buffer; attemptsMax: number; windowMs: number }
/** `retryAfterSeconds`: until the window of the full bucket ends, rounded up. */
export type Throttled = { ok: false; reason: 'throttled'; retryAfterSeconds: number }
/** `count`: the attempts in the last bucket, including this one. */
export type AttemptResult = { ok: true; count: number } | Throttled

const minuteMs = 60_000

/** How many attempts one account, address or network has within `minutes`. The key is hashed, so that it reveals none of them. */
export function bucketOf(
  kind: string,
  text: string,
  limit: { attemptsMax: number; minutes: number },
): Bucket {
  const key = createHash('sha256').update(`${kind}:${text}`).digest()
  return { key, attemptsMax: limit.attemptsMax, windowMs: limit.minutes * minuteMs }
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
    ${sql.join([sql`select *, -1 as at from full_bucket`, ...taken], sql` union all `)}
    order by at`.execute(db)
  const full = rows.filter(row => row.isFull)
  if (full.length === 0) {
    await forgetEndedWindows(db, now)
    return { ok: true, count: rows.at(-1)?.count ?? 0 }
  }
  const endsAtMs = Math.max(...full.map(row => row.windowEndsAt.getTime()))
  const retryAfterSeconds = Math.ceil((endsAtMs - now.getTime()) / 1_000)
  return { ok: false, reason: 'throttled', retryAfterSeconds }
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

/** Takes back an attempt that turned out to be legitimate, one bucket after the other, in the order in which an attempt locks them. */
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

// Limits sign-in attempts. An attempt counts before the password is checked, so that many simultaneous ones cannot slip
// through; a correct one is given back. A browser that has signed in before has a bucket of its own, so that an attacker
// elsewhere cannot lock the account's owner out.

/** `address`: the client, as `readClientAddress` names it; an IPv6 network counts as one. */
type SignInAttempt = { email: string; address: string; trustedDevice: Buffer | null; now: Date }

/** Counts an attempt, or says when the next one is allowed; any full bucket refuses it. */
export async function takeAttempt(db: Db, attempt: SignInAttempt): Promise<AttemptResult> {
  return takeFromEach(db, signInBuckets(attempt), attempt.now)
}

/** After a correct password: the attempt does not count against the next one. */
export async function giveAttemptBack(db: Db, attempt: SignInAttempt): Promise<void> {
  await giveBackToEach(db, signInBuckets(attempt))
}

function signInBuckets({ email, address, trustedDevice }: SignInAttempt): Bucket[] {
  if (trustedDevice)
    return [bucketOf('device', trustedDevice.toString('hex'), { attemptsMax: 10, minutes: 15 })]
  return [
    bucketOf('address', address, { attemptsMax: 10, minutes: 5 }),
    // As many as five addresses: whoever has one of an IPv6 network often has 65,536. It does not fill the account's bucket.
    bucketOf('sign-in-network', networkOf(address), { attemptsMax: 50, minutes: 5 }),
    bucketOf('account', email, { attemptsMax: 20, minutes: 15 }),
  ]
}

// How often a program may use its token, and how often an address may try wrong ones. 256 bits cannot be guessed; the
// second limit bounds what a broken program costs. It never refuses a good token, so that neighbours with the same
// address cannot lock each other out.

/** A request a second: more than an import by hand, less than a runaway loop. */
export async function takeTokenUse(
  db: Db,
  { tokenId, now }: { tokenId: string; now: Date },
): Promise<AttemptResult> {
  return takeFromEach(db, [bucketOf('api-token', tokenId, { attemptsMax: 300, minutes: 5 })], now)
}

export async function takeWrongToken(
  db: Db,
  { address, now }: { address: string; now: Date },
): Promise<AttemptResult> {
  return takeFromEach(db, [bucketOf('api-wrong', address, { attemptsMax: 20, minutes: 5 })], now)
}

// An editor at work pastes one address every ten seconds; a stolen session must not turn us into a scanner.
// Pictures are fetched more often, because each picture address that is typed shows a preview.
const fetchesMaxOf = { page: 60, picture: 200 }

/** Counts one page or picture that an editor wants fetched. */
export async function takeFetch(
  db: Db,
  { what, by, now }: { what: keyof typeof fetchesMaxOf; by: Authorized<'contributor'>; now: Date },
): Promise<AttemptResult> {
  const limit = { attemptsMax: fetchesMaxOf[what], minutes: 5 }
  return takeFromEach(db, [bucketOf(`fetch-${what}`, by.accountId ?? by.name, limit)], now)
}

// Limits how many tips are accepted, read and kept. Without limits, anybody could fill the queue without an account and
// send our worker anywhere. No limit that strangers can reach excludes others: acceptance is limited per address and
// network, and tips beyond the other limits wait longer.

/** In the queue at once: less than an hour's work of one editor, at sixty entries in ten minutes. */
export const queuedTipsMax = 300

/** Kept unread, for further tips of the same network and for first ones. They take 3 KB each at most. */
export const keptTipsMax = { further: 300, first: 5_000 }

/** `address` as from `readClientAddress`. `count`: the forms of its network within the hour, including this one. */
export async function takeReaderForm(
  db: Db,
  kind: 'tip' | 'subscribe',
  { address, now }: { address: string; now: Date },
): Promise<AttemptResult> {
  const buckets = [
    // A reader going through a morning paper sends no more, and a family behind one address subscribes no more often.
    bucketOf(kind, address, { attemptsMax: 5, minutes: 15 }),
    // As many as one address may send in an hour, since rented addresses are often neighbours.
    bucketOf(`${kind}-network`, networkOf(address), { attemptsMax: 20, minutes: 60 }),
  ]
  return takeFromEach(db, buckets, now)
}

/** Strangers, however many they are, can make our worker fetch at most one page a minute, averaged over an hour. */
export async function takeTipReading(db: Db, now: Date): Promise<AttemptResult> {
  return takeFromEach(db, [bucketOf('tips', 'read', { attemptsMax: 60, minutes: 60 })], now)
}
