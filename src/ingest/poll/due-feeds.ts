import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { openAttemptsMax } from '../../database/lease.ts'
import { inTransaction } from '../../database/transaction.ts'

// Distributes polls over any number of workers: a worker claims the host of a due feed, polls one of its feeds and
// releases the host. So no server gets two requests at the same time, and no feed is polled by two workers.

export type Claim = { claim: string; host: string }

export type ClaimedFeed = Claim & {
  id: string
  url: string
  outletName: string
  etag: string | null
  lastModified: string | null
  bodyDigest: string | null
  bytesMax: number
  intervalSeconds: number
  failureCount: number
  /** Attempts since the last outcome, this one included. */
  openAttempts: number
}

// After this, other workers poll the hosts of a killed worker. The living extend their claims (with-host-claim.ts).
const claimMs = 15_000

// A claim that ends later than this was made before the database's clock was set back. The minute is needed: a worker whose
// `now` was a few milliseconds older than another worker's claim once took the host from it.
const claimMsMax = claimMs + 60_000

// No poll is planned further ahead; a later time was written before the database's clock was set back.
const planMsMax = 25 * 3_600_000

// Hosts often have several due feeds; only one of them is polled at a time.
const feedsPerHost = 2

// Some servers answer "not modified" to every conditional request, even if there is something new. One unconditional poll a week finds out.
const trustValidatorsMs = 7 * 86_400_000

const feedColumns = sql`feed.id, feed.url, feed.host, feed.bytes_max, outlet.name as outlet_name, feed.interval_seconds,
  feed.failure_count, feed.open_attempts`

/**
 * Claims up to `limit` due feeds, the longest overdue first, one per host, and counts the attempt. Feeds whose last
 * attempt had no outcome are polled one at a time, so that a feed that kills its process interrupts a healthy one once at most.
 * Locks the feeds too, because an unlocked row would be read as of the start of this statement, before another worker's poll.
 */
export async function claimDueFeeds(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<ClaimedFeed[]> {
  const { rows } = await sql<ClaimedFeed>`
    with due as (
      select feed.id, feed.host, feed.next_poll_at
      from feeds feed join feed_hosts host using (host)
      where ${isDue(now)} and (feed.open_attempts = 0 or feed.id = ${suspectInTurn(now)})
      order by feed.next_poll_at
      limit ${limit * feedsPerHost}
      for update of host, feed skip locked
    ), first_of_host as (
      select distinct on (host) id, host, next_poll_at from due order by host, next_poll_at, id
    ), turn as (
      select id, host from first_of_host order by next_poll_at, id limit ${limit}
    ), claimed as (
      update feed_hosts host
      set claim = gen_random_uuid(), claimed_until = ${new Date(now.getTime() + claimMs)}, resting_until = null
      from turn where host.host = turn.host
      returning host.claim, turn.id
    )
    update feeds feed set open_attempts = feed.open_attempts + 1
    from claimed, outlets outlet
    where feed.id = claimed.id and outlet.id = feed.outlet_id
    returning claimed.claim, ${feedColumns}, ${validatorColumns(now)}`.execute(db)
  return rows
}

function validatorColumns(now: Date) {
  const isTrusted = sql`feed.last_whole_at > ${new Date(now.getTime() - trustValidatorsMs)}`
  return sql`case when ${isTrusted} then feed.etag end as etag,
    case when ${isTrusted} then feed.last_modified end as last_modified, feed.body_digest`
}

function isDue(now: Date) {
  return sql`feed.state = 'active' and feed.next_poll_at <= ${now} and ${hostIsFree(now)}`
}

function suspectInTurn(now: Date) {
  return sql`(select feed.id from feeds feed join feed_hosts host using (host)
    where feed.open_attempts between 1 and ${openAttemptsMax - 1} and ${isDue(now)}
      and not exists (select from feeds other join feed_hosts busy using (host)
        where other.open_attempts > 1 and busy.claimed_until > ${now})
    order by feed.next_poll_at, feed.id limit 1)`
}

/** Claims a feed for an editor, due or not, even if its host rests; it is read in full, as a first attempt. Null while it is busy. */
export async function claimFeed(db: Db, feedId: string, now: Date): Promise<ClaimedFeed | null> {
  const { rows } = await sql<ClaimedFeed>`
    with free as (
      select host from feed_hosts host
      where host = (select feed.host from feeds feed where feed.id = ${feedId}) and ${hostIsUnclaimed(now)}
      for update of host skip locked
    ), claimed as (
      update feed_hosts host
      set claim = gen_random_uuid(), claimed_until = ${new Date(now.getTime() + claimMs)}
      from free where host.host = free.host
      returning host.claim
    )
    update feeds feed set open_attempts = 1
    from claimed, outlets outlet
    where feed.id = ${feedId} and outlet.id = feed.outlet_id
    returning claimed.claim, ${feedColumns}, null as etag, null as last_modified, null as body_digest`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Claims a host for a request that is not a poll; null while the host is busy or backing off. */
export async function claimHost(db: Db, host: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ claim: string }>`
    update feed_hosts host
    set claim = gen_random_uuid(), claimed_until = ${new Date(now.getTime() + claimMs)}
    where host.host = ${host} and ${hostIsFree(now)}
    returning host.claim`.execute(db)
  return rows[0]?.claim ?? null
}

/** Extends a claim that has not been taken by another worker. */
export async function extendClaim(db: Db, { claim, host }: Claim, now: Date): Promise<void> {
  await db
    .updateTable('feedHosts')
    .set({ claimedUntil: new Date(now.getTime() + claimMs) })
    .where('host', '=', host)
    .where('claim', '=', claim)
    .execute()
}

function hostIsUnclaimed(now: Date) {
  return sql`(host.claim is null or host.claimed_until <= ${now}
    or host.claimed_until > ${new Date(now.getTime() + claimMsMax)})`
}

function hostIsFree(now: Date) {
  return sql`${hostIsUnclaimed(now)} and (host.resting_until is null or host.resting_until <= ${now}
      or host.resting_until > ${new Date(now.getTime() + planMsMax)})`
}

/** Releases a host. False when the claim has expired: another worker may have polled since, so this poll must not write. */
export async function releaseClaim(
  db: Db,
  claimed: Claim,
  restingUntil: Date | null = null,
): Promise<boolean> {
  const released = await db
    .updateTable('feedHosts')
    .set({ claim: null, claimedUntil: null, restingUntil })
    .where('host', '=', claimed.host)
    .where('claim', '=', claimed.claim)
    .executeTakeFirst()
  return released.numUpdatedRows === 1n
}

/** Releases the host of a poll that failed for a reason unrelated to the feed, and uncounts its attempts. */
export async function releaseFeed(
  db: Db,
  feed: ClaimedFeed,
  next: { nextPollAt?: Date } = {},
): Promise<void> {
  await inTransaction(db, async tx => {
    if (!(await releaseClaim(tx, feed))) return
    await tx
      .updateTable('feeds')
      .set({ openAttempts: 0, ...next })
      .where('id', '=', feed.id)
      .execute()
  })
}

/** Sets aside feeds whose last three attempts had no outcome; from then on only an editor polls them. Returns how many. */
export async function setAsideCrashers(db: Db, now: Date): Promise<number> {
  const aside = await sql`
    update feeds feed set state = 'set-aside', failure = 'crashed-the-reader',
      failure_detail = '{"code": "process-ended"}'
    from feed_hosts host
    where host.host = feed.host and feed.open_attempts >= ${openAttemptsMax} and feed.state = 'active'
      and (host.claimed_until is null or host.claimed_until <= ${now})`.execute(db)
  return Number(aside.numAffectedRows ?? 0n)
}

/** Spreads feeds that a wrong clock postponed beyond any plan over their interval; else they would be silent. Returns how many. */
export async function rescheduleFarFeeds(db: Db, now: Date): Promise<number> {
  const rescheduled = await db
    .updateTable('feeds')
    .set({ nextPollAt: sql<Date>`${now}::timestamptz + random() * interval_seconds * interval '1 second'` })
    .where('state', '=', 'active')
    .where('nextPollAt', '>', new Date(now.getTime() + planMsMax))
    .executeTakeFirst()
  return Number(rescheduled.numUpdatedRows)
}
