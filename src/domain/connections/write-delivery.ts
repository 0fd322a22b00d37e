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
