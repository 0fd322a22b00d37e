import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { backUpTo, fillDatabase, makeArchive, openClone } from '../../../test/support/backup-scene.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { gatherNotices } from '../../ingest/notify/gather-notices.ts'
import type { Db } from '../connect.ts'
import { restore } from './restore.ts'

const now = new Date('2026-01-02T06:30:00Z')

async function addWebhook(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into connections (kind, url, events, secret, added_by)
    values ('webhook', 'https://hook.example/', '{published,changed}', 'a-secret-of-ours', 'somebody')
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

async function listDeliveries(db: Db) {
  const { rows } = await sql<{ id: number; state: string; payload: { many?: { count: number } } }>`
    select id::integer, state, payload from deliveries order by id`.execute(db)
  return rows
}

test('a restore keeps the connections that are there, and notifies them that links changed', async () => {
  const { path } = await makeArchive()
  const { db, url } = await openClone()
  await fillDatabase(db)
  const id = await addWebhook(db)
  await sql`insert into deliveries (connection_id, event, payload, state)
      values (${id}, 'published', '{}', 'delivered'), (${id}, 'published', '{}', 'waiting')`.execute(db)
  const before = await db.selectFrom('connections').selectAll().execute()

  expect(await restore({ url, path, over: 'everything' })).toMatchObject({ ok: true })
  expect(await db.selectFrom('connections').selectAll().execute()).toEqual(before)
  expect(await listDeliveries(db)).toMatchObject([
    { id: 1, state: 'delivered' },
    { id: 2, state: 'waiting' },
  ])
  await gatherNotices(db, { origin: 'https://chowk.example', now })
  expect((await listDeliveries(db)).slice(2)).toMatchObject([
    { id: 3, state: 'waiting', payload: { many: { count: 300 } } },
  ])
})

test('an archive brings no connections to another installation', async () => {
  const { db, url } = await openClone()
  await addWebhook(db)
  await fillDatabase(db)
  const path = join(temporaryFolder(), 'b.chowk')
  await backUpTo(path, url)
  const other = await openClone()
  expect(await restore({ url: other.url, path, over: 'everything' })).toMatchObject({ ok: true })
  expect(await other.db.selectFrom('connections').selectAll().execute()).toEqual([])
  expect((await sql`select from notices_outbox`.execute(other.db)).rows).toEqual([])
})
