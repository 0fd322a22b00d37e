import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'

/** Queues a `test` event for a webhook; false if the connection is gone or is not a webhook. */
export async function sendTest(
  db: Db,
  { connectionId, by: _ }: { connectionId: string; by: Authorized<'administrator'> },
): Promise<boolean> {
  if (!isUuid(connectionId)) return false
  const { rows } = await sql`
    insert into deliveries (connection_id, event, payload)
    select id, 'test', jsonb_build_object('event', 'test', 'at', now())
    from connections where id = ${connectionId} and kind = 'webhook' returning id`.execute(db)
  return rows.length > 0
}

/** Queues the same payload again, behind the waiting deliveries; false if the delivery still waits or is gone. */
export async function sendAgain(
  db: Db,
  { deliveryId, by: _ }: { deliveryId: string; by: Authorized<'administrator'> },
): Promise<boolean> {
  if (!/^\d{1,18}$/.test(deliveryId)) return false
  const { rows } = await sql`
    insert into deliveries (connection_id, event, payload)
    select connection_id, event, payload from deliveries where id = ${deliveryId} and state <> 'waiting'
    returning id`.execute(db)
  return rows.length > 0
}

/** Gives a waiting delivery up, so that the next one is sent at once; false if it no longer waits. */
export async function discardDelivery(
  db: Db,
  { deliveryId, by: _ }: { deliveryId: string; by: Authorized<'administrator'> },
): Promise<boolean> {
  if (!/^\d{1,18}$/.test(deliveryId)) return false
  const { rows } = await sql<{ connectionId: string }>`
    update deliveries set state = 'dropped', ended_at = now() where id = ${deliveryId} and state = 'waiting'
    returning connection_id`.execute(db)
  const [discarded] = rows
  if (!discarded) return false
  // Not in one transaction: deleting a connection locks its row before those of its deliveries.
  await sql`update connections set next_at = now() where id = ${discarded.connectionId}`.execute(db)
  return true
}

// For rows that no worker took, as in a demo or while every connection was off.
const outboxKept = '1 day'
const logKept = '14 days'

// An address that is down for days must not fill the disk; the newest deliveries matter most.
const waitingMax = 10_000

/** Bounds the outbox, the queue of each connection, and the log. */
export async function pruneDeliveries(db: Db, now: Date): Promise<void> {
  await sql`delete from notices_outbox where at < ${now}::timestamptz - ${outboxKept}::interval`.execute(db)
  await sql`
    update deliveries set state = 'dropped', ended_at = ${now} where id in (
      select id from (
        select id, row_number() over (partition by connection_id order by id desc) as place
        from deliveries where state = 'waiting') waiting
      where place > ${waitingMax}) and state = 'waiting'`.execute(db)
  await sql`
    delete from deliveries
    where state <> 'waiting' and ended_at < ${now}::timestamptz - ${logKept}::interval`.execute(db)
}
