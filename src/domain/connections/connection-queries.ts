import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../fields/record-id.ts'
import type { Connection, Delivery } from './connection.ts'

/** Oldest first, never with their secrets. */
export async function listConnections(db: Db): Promise<Connection[]> {
  const { rows } = await sql<Connection>`
    select id, kind, url, events, state, added_by, failing_since,
      (select count(*)::integer from deliveries where connection_id = connections.id and state = 'waiting') as waiting,
      (select failure from deliveries where connection_id = connections.id and state = 'waiting' order by id limit 1) as failure
    from connections order by id`.execute(db)
  return rows
}

/** The newest deliveries, and the one that each connection sends next; of all connections or of one. */
export async function listDeliveries(
  db: Db,
  { connectionId, limit }: { connectionId: string | null; limit: number },
): Promise<Delivery[]> {
  const isOfOne = (column: string) =>
    connectionId && isUuid(connectionId) ? sql`${sql.ref(column)} = ${connectionId}` : sql`true`
  const { rows } = await sql<Delivery>`
    select deliveries.id::text, connection_id, url, event, deliveries.state, attempts, status, failure, answer,
      deliveries.created_at
    from deliveries join connections on connections.id = connection_id
    where deliveries.id in (
      (select id from deliveries where ${isOfOne('connection_id')} order by id desc limit ${limit})
      union all
      select (select id from deliveries where connection_id = connections.id and state = 'waiting' order by id limit 1)
      from connections where ${isOfOne('connections.id')})
    order by deliveries.id desc`.execute(db)
  return rows
}

/** The key at `/indexnow.txt`, by which search engines verify that a request comes from this site; null without IndexNow. */
export async function findIndexNowKey(db: Db): Promise<string | null> {
  const { rows } = await sql<{ secret: string }>`
    select secret from connections where kind = 'indexnow'`.execute(db)
  return rows[0]?.secret ?? null
}
