import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

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
