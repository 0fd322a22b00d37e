import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { leaseRows, outboxAttemptsMax, releaseRow, retryAt } from '../../database/lease.ts'
import { type ConnectionKind, deadAfterDays } from '../../domain/connections/connection.ts'

// Each connection gets one request at a time, in the order of its deliveries: a failing delivery blocks those behind it
// until it is sent or given up. So the lease is on the connection, and the attempts are counted on the delivery.

export type ClaimedDelivery = {
  id: string
  connectionId: string
  kind: ConnectionKind
  url: string
  secret: string
  event: string
  payload: Record<string, unknown>
  /** Attempts so far, this one included. */
  attempts: number
  /** Names the lease: a worker that was paused beyond it leaves that of the next one alone. */
  leasedUntil: Date
}

type Leased = Pick<ClaimedDelivery, 'id' | 'connectionId' | 'leasedUntil'>

// Longer than any delivery takes.
const leaseMs = 60_000

/** Claims the next delivery of the connection that is longest overdue and counts the attempt; null when none is due. */
export async function claimDelivery(db: Db, now: Date): Promise<ClaimedDelivery | null> {
  const due = sql`state = 'active' and next_at <= ${now} and (select not_before from deliveries
        where connection_id = connections.id and state = 'waiting' order by id limit 1) <= ${now}`
  const lease = leaseRows('connections', { due, order: sql`next_at, id`, now, leaseMs })
  for (;;) {
    const { rows } = await sql<{ id: string }>`${lease} returning id`.execute(db)
    const [connection] = rows
    if (!connection) return null
    const delivery = await takeNext(db, connection.id)
    if (delivery) return delivery
    // Another worker delivered all of them while this one was waiting for the lease.
    await releaseRow(db, 'connections', connection.id)
  }
}

/** A separate statement, because the leasing one does not see deliveries that another worker sent since it began. */
async function takeNext(db: Db, connectionId: string): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update deliveries set attempts = attempts + 1 from connections
    where connections.id = ${connectionId} and deliveries.id = (
      select id from deliveries where connection_id = ${connectionId} and state = 'waiting' order by id limit 1)
    returning deliveries.id::text, connection_id, kind, url, secret, event, payload, attempts,
      claimed_until as leased_until`.execute(db)
  return rows[0]
}

export type Outcome = {
  isDelivered: boolean
  status: number | null
  failure: string | null
  answer: string
  /** The receiver's own wish, with 429 or 503. */
  retryAfterMs?: number
}

/** Spreads ten attempts over 27 hours. */
const retryMinutes = [0.5, 2, 8, 32, 128, 360]

// The early waits are short: at most this much longer, ten attempts still take under a day and a half.
const retryAfterMsMax = 3_600_000

// A receiver sends "410 Gone" to end the connection.
const goneStatus = 410

/** Records the outcome and when the connection is due again; one that failed for `deadAfterDays` is switched off. */
export async function finishDelivery(
  db: Db,
  { id, connectionId, leasedUntil, attempts }: Leased & { attempts: number },
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const { isDelivered, status, failure, answer, retryAfterMs = 0 } = outcome
  const state = isDelivered ? 'delivered' : attempts >= outboxAttemptsMax ? 'failed' : 'waiting'
  await sql`
    update deliveries set state = ${state}, status = ${status}, failure = ${failure}, answer = ${answer},
      ended_at = case when ${state}::text = 'waiting' then null else ${now}::timestamptz end
    where id = ${id} and state = 'waiting'`.execute(db)
  if (isDelivered) {
    await sql`update connections set failing_since = null, next_at = ${now}, claimed_until = null
      where id = ${connectionId} and claimed_until = ${leasedUntil}`.execute(db)
    return
  }
  const wishedAtMs = now.getTime() + Math.min(retryAfterMs, retryAfterMsMax)
  const plannedAt = retryAt(now, { attempts, minutes: retryMinutes })
  const { rows } = await sql<{ state: string }>`
    update connections set claimed_until = null, failing_since = coalesce(failing_since, ${now}),
      next_at = ${new Date(Math.max(wishedAtMs, plannedAt.getTime()))},
      state = case when state = 'active' and (${status === goneStatus}::boolean
          or failing_since < ${now}::timestamptz - ${`${deadAfterDays} days`}::interval)
        then 'dead' else state end
    where id = ${connectionId} and claimed_until = ${leasedUntil} returning state`.execute(db)
  if (rows[0]?.state === 'dead')
    await sql`update deliveries set state = 'dropped', ended_at = ${now}
      where connection_id = ${connectionId} and state = 'waiting'`.execute(db)
}

/** Releases a delivery that the stopping process interrupted, and uncounts the attempt. */
export async function releaseDelivery(db: Db, { id, connectionId, leasedUntil }: Leased): Promise<void> {
  await sql`update deliveries set attempts = greatest(attempts - 1, 0) where id = ${id}`.execute(db)
  await sql`update connections set claimed_until = null
    where id = ${connectionId} and claimed_until = ${leasedUntil}`.execute(db)
}
