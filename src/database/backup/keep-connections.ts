import type pg from 'pg'
import { hasTable } from './has-table.ts'

/**
 * Archives contain no connections, because a copy of the site elsewhere must not send its notices. A restore keeps the
 * current ones with their deliveries, whose numbers receivers may have seen, and notifies the active ones that links and
 * stories changed.
 */
export async function keepConnections(
  client: pg.Client,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (!(await hasTable(client, `${from}.connections`))) return
  await client.query(`insert into ${to}.connections select * from ${from}.connections`)
  await client.query(
    `insert into ${to}.deliveries overriding system value select * from ${from}.deliveries order by id`,
  )
  await client.query(`select setval(pg_get_serial_sequence('${to}.deliveries', 'id'), given.last_value, given.is_called)
    from ${from}.deliveries_id_seq given`)
  const active = await client.query(`select from ${to}.connections where state = 'active'`)
  if (active.rowCount === 0) return
  await client.query(`select ${to}.queue_notices('changed', 'link', array_agg(id), array_agg(category), null)
    from ${to}.news_links where not is_sample`)
  await client.query(`select ${to}.queue_notices('changed', 'story', array_agg(id), null, null)
    from ${to}.stories where not is_sample and ${to}.is_public(public_outlet_count, is_hidden, merged_into)`)
}
