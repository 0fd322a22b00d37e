// A restore gives nobody back what was taken from them since the backup.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpTo, openClone } from '../../../test/support/backup-scene.ts'
import { addRow, setRow, setRows } from '../../../test/support/builders.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import type { Db } from '../connect.ts'
import { restore } from './restore.ts'

const now = new Date('2026-01-02T06:30:00Z')

type Role = 'administrator' | 'editor' | 'contributor'

/** An installation with these people, and a backup of it. */
async function openBackedUp(people: Record<string, Role>) {
  const { db, url } = await openClone()
  const ids: Record<string, string> = {}
  for (const [name, role] of Object.entries(people))
    ids[name] = (await signedInAdmin(db, { now, name, role })).accountId
  const path = join(temporaryFolder(), 'a.chowk')
  await backUpTo(path, url)
  const change = (name: string, values: object) => setRow(db, 'accounts', ids[name] ?? '', values)
  return { db, url, path, ids, change, restore: () => restore({ url, path, over: 'everything' }) }
}

async function listRights(db: Db) {
  const rows = await db.selectFrom('accounts').select(['name', 'role', 'isOff']).orderBy('name').execute()
  return rows.map(({ name, role, isOff }) => `${name} ${role}${isOff ? ' off' : ''}`)
}

test('whoever was switched off or got a lower role since the backup, or had it before, has no more afterwards', async () => {
  const { db, restore, change } = await openBackedUp({
    Asha: 'administrator',
    Bim: 'editor',
    Chitra: 'administrator',
    Dev: 'contributor',
  })
  await change('Bim', { isOff: true })
  await change('Chitra', { role: 'editor' })
  await change('Dev', { role: 'editor' })
  expect(await restore()).toMatchObject({ ok: true, switchedOff: 1 })
  expect(await listRights(db)).toEqual([
    'Asha administrator',
    'Bim editor off',
    'Chitra editor',
    'Dev contributor',
  ])
  expect(await restore()).toMatchObject({ ok: true, switchedOff: 1 })
})

const passkey = (accountId: string, name: string) => ({
  accountId,
  name,
  credentialId: Buffer.from(name),
  publicKey: Buffer.from('key'),
  counter: 0,
  transports: [],
  isBackedUp: false,
  createdAt: now,
})

test('people sign in as before the restore: with the current password and the current passkeys', async () => {
  const { db, url } = await openClone()
  const { accountId } = await signedInAdmin(db, { now })
  const path = join(temporaryFolder(), 'a.chowk')
  await addRow(db, 'passkeys', passkey(accountId, 'stolen'))
  await setRow(db, 'accounts', accountId, { isInvited: true })
  await backUpTo(path, url)
  await db.deleteFrom('passkeys').execute()
  await addRow(db, 'passkeys', passkey(accountId, 'new'))
  await setRow(db, 'accounts', accountId, { passwordHash: 'changed', isInvited: false })
  expect(await restore({ url, path, over: 'everything' })).toMatchObject({ ok: true, switchedOff: 0 })
  const accounts = db.selectFrom('accounts').select(['passwordHash', 'isInvited'])
  expect(await accounts.execute()).toEqual([{ passwordHash: 'changed', isInvited: false }])
  expect(await db.selectFrom('passkeys').select('name').execute()).toEqual([{ name: 'new' }])
})

test('a second factor that is required since the backup stays required, and one that it required is again', async () => {
  const { db, url, restore: restoreFirst } = await openBackedUp({ Asha: 'administrator' })
  const rules = db.selectFrom('accountRules').select('secondFactorFor')
  await addRow(db, 'accountRules', { secondFactorFor: 'administrators' })
  await restoreFirst()
  expect(await rules.execute()).toEqual([{ secondFactorFor: 'administrators' }])
  const path = join(temporaryFolder(), 'b.chowk')
  await backUpTo(path, url)
  for (const [now, after] of [
    ['nobody', 'administrators'],
    ['everybody', 'everybody'],
  ] as const) {
    await setRows(db, 'accountRules', { secondFactorFor: now })
    await restore({ url, path, over: 'everything' })
    expect(await rules.execute()).toEqual([{ secondFactorFor: after }])
  }
})

test('accounts that this installation does not know come back switched off', async () => {
  const { db, restore, ids } = await openBackedUp({ Asha: 'administrator', Bim: 'administrator' })
  await db
    .deleteFrom('accounts')
    .where('id', '=', ids.Bim ?? '')
    .execute()
  expect(await restore()).toMatchObject({ ok: true, switchedOff: 1 })
  expect(await listRights(db)).toEqual(['Asha administrator', 'Bim administrator off'])
})

test('an empty database and another installation get the accounts of the archive as they are', async () => {
  const { path } = await openBackedUp({ Asha: 'administrator', Bim: 'editor' })
  const other = await openClone()
  await signedInAdmin(other.db, { now, name: 'Chitra' })
  for (const { db, url } of [await openClone(), other]) {
    expect(await restore({ url, path, over: 'everything' })).toMatchObject({ ok: true, switchedOff: 0 })
    expect(await listRights(db)).toEqual(['Asha administrator', 'Bim editor'])
  }
})

test('after a handover, a restore leaves the present administrator, not the one of the archive', async () => {
  const { db, restore, change } = await openBackedUp({ Asha: 'administrator', Bim: 'editor' })
  await change('Bim', { role: 'administrator' })
  await change('Asha', { role: 'editor', isOff: true })
  expect(await restore()).toMatchObject({ ok: true, switchedOff: 1, administratorsAgain: [] })
  expect(await listRights(db)).toEqual(['Asha editor off', 'Bim administrator'])
})

test('an administrator whom only the archive knows is never on, even if nobody else remains', async () => {
  const { db, restore, change, ids } = await openBackedUp({ Asha: 'administrator', Bim: 'editor' })
  for (const role of ['administrator', 'editor'] as const) {
    await change('Bim', { role })
    await db
      .deleteFrom('accounts')
      .where('id', '=', ids.Asha ?? '')
      .execute()
    expect(await restore()).toMatchObject({ ok: true, administratorsAgain: [] })
    expect(await listRights(db)).toEqual(['Asha administrator off', `Bim ${role}`])
  }
})

test('if no present administrator is in the archive, its own that are known here are administrators again', async () => {
  const { db, restore, change } = await openBackedUp({
    Asha: 'administrator',
    Bim: 'administrator',
    Chitra: 'editor',
  })
  await change('Asha', { isOff: true })
  await change('Bim', { role: 'contributor' })
  await change('Chitra', { role: 'administrator', isOff: true })
  const again = { switchedOff: 1, administratorsAgain: ['Asha', 'Bim'] }
  expect(await restore()).toMatchObject({ ok: true, ...again })
  expect(await listRights(db)).toEqual(['Asha administrator', 'Bim administrator', 'Chitra editor off'])
})
