import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { leaseRows, releaseRow } from '../../database/lease.ts'
import { type ConnectionKind, deadAfterDays } from '../../domain/connections/connection.ts'
import { outboxAttemptsMax, retryAt } from '../../domain/outbox-attempts.ts'

// One request at a time for each connection, in the order of its deliveries: the first that fails holds the others, until
// it is sent or given up. So the connection is leased, and the attempt counted on the delivery.

export type ClaimedDelivery = {
  id: string
  connectionId: string
  kind: ConnectionKind
  url: string
  secret: string
  event: string
  payload: Record<string, unknown>
  /** This one included. */
  attempts: number
}

// Longer than a delivery may take.
const leaseMs = 60_000

/** The first delivery of the connection that waits longest, with the attempt counted; null when none is due. */
export async function claimDelivery(db: Db, now: Date): Promise<ClaimedDelivery | null> {
  const due = sql`state = 'active' and next_at <= ${now} and (select not_before from deliveries
        where connection_id = connections.id and state = 'waiting' order by id limit 1) <= ${now}`
  const { rows } = await sql<ClaimedDelivery>`
    with claimed as (
      ${leaseRows('connections', { due, order: sql`next_at, id`, now, leaseMs })}
      returning id, kind, url, secret
    )
    update deliveries set attempts = attempts + 1 from claimed
    where deliveries.id = (
      select id from deliveries where connection_id = claimed.id and state = 'waiting' order by id limit 1)
    returning deliveries.id::text, claimed.id as connection_id, kind, url, secret, event, payload, attempts`.execute(
    db,
  )
  return rows[0] ?? null
}

export type Outcome = { isDelivered: boolean; status: number | null; failure: string | null; answer: string }

/** Ten tries in 27 hours. */
const retryMinutes = [0.5, 2, 8, 32, 128, 360]

// "410 Gone" is how a receiver says that it wants no more.
const goneStatus = 410

/** Writes what became of it, and when the connection is due again; one that was dead for days is switched off. */
export async function finishDelivery(
  db: Db,
  { id, connectionId, attempts }: Pick<ClaimedDelivery, 'id' | 'connectionId' | 'attempts'>,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const { isDelivered, status, failure, answer } = outcome
  const state = isDelivered ? 'delivered' : attempts >= outboxAttemptsMax ? 'failed' : 'waiting'
  await sql`
    update deliveries set state = ${state}, status = ${status}, failure = ${failure}, answer = ${answer},
      ended_at = case when ${state}::text = 'waiting' then null else ${now}::timestamptz end
    where id = ${id} and state = 'waiting'`.execute(db)
  if (isDelivered) {
    await sql`update connections set failing_since = null, next_at = ${now}, claimed_until = null
      where id = ${connectionId}`.execute(db)
    return
  }
  const { rows } = await sql<{ state: string }>`
    update connections set claimed_until = null, failing_since = coalesce(failing_since, ${now}),
      next_at = ${retryAt(now, { attempts, minutes: retryMinutes })},
      state = case when state = 'active' and (${status === goneStatus}::boolean
          or failing_since < ${now}::timestamptz - ${`${deadAfterDays} days`}::interval)
        then 'dead' else state end
    where id = ${connectionId} returning state`.execute(db)
  if (rows[0]?.state === 'dead')
    await sql`update deliveries set state = 'dropped', ended_at = ${now}
      where connection_id = ${connectionId} and state = 'waiting'`.execute(db)
}

/** Gives back a delivery that was not tried to its end, as the process stops. */
export async function releaseDelivery(
  db: Db,
  { id, connectionId }: Pick<ClaimedDelivery, 'id' | 'connectionId'>,
): Promise<void> {
  await sql`update deliveries set attempts = greatest(attempts - 1, 0) where id = ${id}`.execute(db)
  await releaseRow(db, 'connections', connectionId)
}
