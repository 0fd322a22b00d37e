import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authorizedAdministrator } from '../../../test/support/authorized.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { overtake } from '../../../test/support/overtake.ts'
import { discardDelivery, pruneDeliveries } from './deliveries.ts'
import { addConnection } from './write-connection.ts'

const { db, now } = await freshDatabase({ at: '2026-01-20T12:00:00Z' })

test('the outbox, the queue of a connection and the log are bounded', async () => {
  const by = await authorizedAdministrator(db)
  const url = 'https://receiver.example/'
  const added = await addConnection(db, { input: { kind: 'webhook', url, events: ['published'] }, by })
  const id = added.ok ? added.id : ''
  await sql`
    insert into notices_outbox (event, record, at) values
      ('published', 'link', ${now}::timestamptz - interval '25 hours'), ('published', 'link', ${now})`.execute(
    db,
  )
  await sql`
    insert into deliveries (connection_id, event, payload, state, ended_at) values
      (${id}, 'test', '{}', 'delivered', ${now}::timestamptz - interval '15 days'),
      (${id}, 'test', '{}', 'failed', ${now}::timestamptz - interval '13 days')`.execute(db)
  await sql`
    insert into deliveries (connection_id, event, payload)
    select ${id}, 'test', '{}' from generate_series(1, 10007)`.execute(db)
  await pruneDeliveries(db, now)
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::integer as count from deliveries group by state order by state`.execute(db)
  expect(rows).toEqual([
    { state: 'dropped', count: 7 },
    { state: 'failed', count: 1 },
    { state: 'waiting', count: 10_000 },
  ])
  const oldest = await sql<{ state: string }>`
    select state from deliveries where event = 'test' and state <> 'failed' order by id limit 1`.execute(db)
  expect(oldest.rows[0]?.state).toBe('dropped')
  expect((await sql`select id from notices_outbox`.execute(db)).rows).toHaveLength(1)
})

test('a delivery that is sent while the queue of its connection is cut is not reported as dropped', async () => {
  const by = await authorizedAdministrator(db, 'Ravi Kumar')
  const url = 'https://other.example/'
  const added = await addConnection(db, { input: { kind: 'webhook', url, events: ['published'] }, by })
  const id = added.ok ? added.id : ''
  await sql`
    insert into deliveries (connection_id, event, payload)
    select ${id}, 'test', '{}' from generate_series(1, 10001)`.execute(db)
  const oldest = sql`id = (select min(id) from deliveries where connection_id = ${id})`
  await overtake(db, {
    table: 'deliveries',
    column: 'ended_at',
    update: () => pruneDeliveries(db, now),
    meanwhile: () => sql`update deliveries set state = 'delivered' where ${oldest}`.execute(db),
  })
  const { rows } = await sql`select state from deliveries where ${oldest}`.execute(db)
  expect(rows).toEqual([{ state: 'delivered' }])
})

test('a waiting delivery is discarded once, and the next one of its connection is due at once', async () => {
  const by = await authorizedAdministrator(db, 'Leela Nair')
  const url = 'https://picky.example/'
  const added = await addConnection(db, { input: { kind: 'webhook', url, events: ['published'] }, by })
  const id = added.ok ? added.id : ''
  await sql`update connections set next_at = now() + interval '6 hours' where id = ${id}`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into deliveries (connection_id, event, payload)
    select ${id}, 'test', '{}' from generate_series(1, 2) returning id::text`.execute(db)
  const discard = () => discardDelivery(db, { deliveryId: rows[0]?.id ?? '', by })
  expect([await discard(), await discard()]).toEqual([true, false])
  const after = await sql`
    select deliveries.state, next_at < now() + interval '1 hour' as is_due from deliveries
    join connections on connections.id = connection_id
    where connection_id = ${id} order by deliveries.id`.execute(db)
  expect(after.rows).toEqual([
    { state: 'dropped', isDue: true },
    { state: 'waiting', isDue: true },
  ])
})
