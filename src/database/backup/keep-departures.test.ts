import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpTo, openClone } from '../../../test/support/backup-scene.ts'
import { setRow } from '../../../test/support/builders.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { getSigningKey } from '../../domain/installation/get-signing-key.ts'
import { leaveNewsletter } from '../../domain/newsletter/leave-newsletter.ts'
import { signLeaveToken } from '../../domain/newsletter/leave-token.ts'
import type { Db } from '../connect.ts'
import { restore } from './restore.ts'

const now = new Date('2026-01-02T06:30:00Z')

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
