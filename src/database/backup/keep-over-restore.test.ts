// What a restore must not take back: second factors, readers who left, connections to other programs.

import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  backUpTo,
  fillDatabase,
  makeArchive,
  openClone,
  openFilledClone,
} from '../../../test/support/backup-scene.ts'
import { addRow, setRow, setRows } from '../../../test/support/builders.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { getSigningKey } from '../../domain/installation/installation.ts'
import { leaveNewsletter, signLeaveToken } from '../../domain/newsletter/leave-newsletter.ts'
import { gatherNotices } from '../../ingest/notify/gather-notices.ts'
import type { Db } from '../connect.ts'
import { restore } from './restore.ts'

const now = new Date('2026-01-02T06:30:00Z')

test('a backup contains no second factors, and a restore keeps the current ones', async () => {
  const { db, url } = await openClone()
  const { accountId } = await signedInAdmin(db, { now })
  await setRows(db, 'accounts', { secondFactorSince: now })
  const secret = Buffer.from('a secret of an app!!')
  const path = join(temporaryFolder(), 'a.chowk')
  await addRow(db, 'secondFactors', { accountId, secret, confirmedAt: now })
  await addRow(db, 'recoveryCodes', { accountId, codeDigest: Buffer.alloc(32) })
  const tables = await backUpTo(path, url)
  expect(tables.map(({ name }) => name)).not.toContain('second_factors')
  expect(readFileSync(path).includes(secret)).toBe(false)
  expect(await restore({ url, path, over: 'everything' })).toMatchObject({ ok: true })
  expect(await db.selectFrom('secondFactors').selectAll().execute()).toMatchObject([{ accountId, secret }])
  expect(await db.selectFrom('recoveryCodes').selectAll().execute()).toHaveLength(1)
  const empty = await openClone()
  expect(await restore({ url: empty.url, path, over: 'everything' })).toMatchObject({ ok: true })
  const came = await empty.db.selectFrom('accounts').select('secondFactorSince').execute()
  expect(came).toEqual([{ secondFactorSince: null }])
})

async function subscribe(db: Db, address: string): Promise<string> {
  const values = { address, language: 'en', askedAt: now }
  const { id } = await db.insertInto('subscribers').values(values).returning('id').executeTakeFirstOrThrow()
  await setRow(db, 'subscribers', id, { state: 'active', confirmedAt: now, offFailure: null })
  return id
}

async function leave(db: Db, id: string) {
  expect(await leaveNewsletter(db, signLeaveToken(await getSigningKey(db, 'newsletter-key'), id))).toBe(true)
}

const list = (db: Db) =>
  db.selectFrom('subscribers').select(['address', 'state']).orderBy('address').execute()

test('restoring an older backup does not resubscribe anybody who has left, was deleted or bounced since, and keeps no address', async () => {
  const { db, url } = await openClone()
  const ids = new Map<string, string>()
  for (const name of ['asha', 'bim', 'chitra', 'dev'])
    ids.set(name, await subscribe(db, `${name}@example.org`))
  const idOf = (name: string) => ids.get(name) ?? ''
  const path = join(temporaryFolder(), 'a.chowk')
  await backUpTo(path, url)

  await leave(db, idOf('asha'))
  const off = { state: 'off', offFailure: 'no-such-mailbox' } as const
  await setRow(db, 'subscribers', idOf('bim'), off)
  await leave(db, idOf('dev'))
  await subscribe(db, 'dev@example.org')
  const departures = await db.selectFrom('newsletterDepartures').selectAll().orderBy('at').execute()
  const key = await getSigningKey(db, 'newsletter-key')
  const digest = createHmac('sha256', key).update('left:asha@example.org').digest()
  expect(departures.map(one => one.addressDigest)).toContainEqual(digest)
  expect(departures).toHaveLength(2)
  expect(JSON.stringify(departures)).not.toContain('example.org')

  expect(await restore({ url, path, over: 'everything' })).toMatchObject({ ok: true })
  expect(await list(db)).toEqual([
    { address: 'bim@example.org', state: 'off' },
    { address: 'chitra@example.org', state: 'active' },
    { address: 'dev@example.org', state: 'active' },
  ])
  // Restored twice: the first restore must keep the departures for the next one.
  expect(await restore({ url, path, over: 'everything' })).toMatchObject({ ok: true })
  expect((await list(db)).map(({ address }) => address)).not.toContain('asha@example.org')
  // An archive of another installation, which lacks these departures.
  const other = await openClone()
  await getSigningKey(other.db, 'newsletter-key')
  expect(await restore({ url: other.url, path, over: 'everything' })).toMatchObject({ ok: true })
  expect(await list(other.db)).toHaveLength(4)
})

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
  const { db, url } = await openFilledClone()
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
