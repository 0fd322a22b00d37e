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

/** Names with roles, such as `Asha administrator, Bim editor off`. */
type People = string

/** Adds or changes these accounts, and deletes the others. */
async function setPeople(db: Db, people: People) {
  const wanted = people.split(', ').map(one => one.split(' '))
  const names = wanted.map(([name = '']) => name)
  const known = await db.selectFrom('accounts').select(['id', 'name']).execute()
  for (const { id, name } of known)
    if (!names.includes(name)) await db.deleteFrom('accounts').where('id', '=', id).execute()
  for (const [name = '', role = '', state] of wanted) {
    const id = known.find(one => one.name === name)?.id ?? (await signedInAdmin(db, { now, name })).accountId
    const values: object = { role, isOff: state === 'off', isInvited: state === 'invited' }
    await setRow(db, 'accounts', id, values)
  }
}

/** An installation with these people, and a backup of it. */
async function openBackedUp(people: People) {
  const { db, url } = await openClone()
  await setPeople(db, people)
  const path = join(temporaryFolder(), 'a.chowk')
  await backUpTo(path, url)
  return { db, url, path, restore: () => restore({ url, path, over: 'everything' }) }
}

async function listPeople(db: Db): Promise<People> {
  const rows = await db.selectFrom('accounts').select(['name', 'role', 'isOff']).orderBy('name').execute()
  return rows.map(({ name, role, isOff }) => `${name} ${role}${isOff ? ' off' : ''}`).join(', ')
}

type Case = {
  archive: People
  here: People
  after: People
  switchedOff?: number
  administratorsAgain?: string[]
}

test.each<Case>([
  // Whoever was switched off or got a lower role since the backup, or had it before, has no more afterwards.
  {
    archive: 'Asha administrator, Bim editor, Chitra administrator, Dev contributor',
    here: 'Asha administrator, Bim editor off, Chitra editor, Dev editor',
    after: 'Asha administrator, Bim editor off, Chitra editor, Dev contributor',
    switchedOff: 1,
  },
  // An account that only the archive has is off, even if nobody was an administrator before either.
  {
    archive: 'Asha administrator, Bim administrator',
    here: 'Asha administrator',
    after: 'Asha administrator, Bim administrator off',
    switchedOff: 1,
  },
  {
    archive: 'Asha administrator, Bim editor',
    here: 'Bim editor',
    after: 'Asha administrator off, Bim editor',
    switchedOff: 1,
  },
  // The present administrators remain, whatever the archive says of them.
  {
    archive: 'Asha administrator, Bim editor',
    here: 'Asha editor off, Bim administrator',
    after: 'Asha editor off, Bim administrator',
    switchedOff: 1,
  },
  {
    archive: 'Asha administrator, Bim editor off',
    here: 'Asha administrator, Bim administrator',
    after: 'Asha administrator, Bim administrator',
  },
  {
    archive: 'Asha administrator, Bim editor',
    here: 'Asha administrator off, Bim editor, Chitra administrator',
    after: 'Asha administrator off, Bim editor, Chitra administrator',
    switchedOff: 1,
  },
  // Others that the archive lacks go.
  {
    archive: 'Asha administrator',
    here: 'Asha administrator, Bim administrator off, Chitra administrator invited, Dev editor',
    after: 'Asha administrator',
  },
  // Without any present administrator, those of the archive that are known here have their rights back.
  {
    archive: 'Asha administrator, Bim administrator, Chitra editor, Dev administrator',
    here: 'Asha administrator off, Bim contributor, Chitra administrator off',
    after: 'Asha administrator, Bim administrator, Chitra editor off, Dev administrator off',
    switchedOff: 2,
    administratorsAgain: ['Asha', 'Bim'],
  },
])(
  'a restore of "$archive" over "$here" leaves "$after"',
  async ({ archive, here, after, switchedOff = 0, administratorsAgain = [] }) => {
    const { db, restore } = await openBackedUp(archive)
    await setPeople(db, here)
    expect(await restore()).toMatchObject({ ok: true, switchedOff, administratorsAgain })
    expect(await listPeople(db)).toEqual(after)
  },
)

test('a present administrator who comes from no archive signs in as before, also under an address that it has', async () => {
  const { db, restore } = await openBackedUp('Asha administrator, Bim editor')
  await setPeople(db, 'Asha administrator')
  await setPeople(db, 'Asha editor, Bim administrator')
  const [bim] = await db.selectFrom('accounts').selectAll().where('name', '=', 'Bim').execute()
  await addRow(db, 'passkeys', passkey(bim?.id ?? '', 'own'))
  expect(await restore()).toMatchObject({ ok: true, switchedOff: 0 })
  expect(await listPeople(db)).toEqual('Asha editor, Bim administrator')
  expect(await db.selectFrom('accounts').selectAll().where('name', '=', 'Bim').execute()).toEqual([bim])
  expect(await db.selectFrom('passkeys').select('name').execute()).toEqual([{ name: 'own' }])
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
  const { db, url, restore: restoreFirst } = await openBackedUp('Asha administrator')
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

test('an empty database and another installation get the accounts of the archive as they are', async () => {
  const { path } = await openBackedUp('Asha administrator, Bim editor')
  const other = await openClone()
  await signedInAdmin(other.db, { now, name: 'Chitra' })
  for (const { db, url } of [await openClone(), other]) {
    expect(await restore({ url, path, over: 'everything' })).toMatchObject({ ok: true, switchedOff: 0 })
    expect(await listPeople(db)).toEqual('Asha administrator, Bim editor')
  }
})

test('names and addresses that were corrected since the backup stay, also where they moved on to others', async () => {
  const { db, restore } = await openBackedUp('Asha administrator, Bim editor, Dev editor, Evi editor')
  const emails = new Map((await listPersons(db)).map(({ name, email }) => [name, email]))
  await setPeople(db, 'Asha administrator, Bim editor, Dev editor, Chara administrator, Farid administrator')
  const rename = (name: string, person: { name?: string; email?: string }) =>
    db.updateTable('accounts').set(person).where('name', '=', name).execute()
  await rename('Dev', { email: 'dev.2@example.org' })
  await rename('Asha', { email: emails.get('Dev') })
  await rename('Bim', { name: 'Bim Rao', email: 'bim.rao@example.org' })
  await rename('Chara', { email: emails.get('Bim') })
  await rename('Farid', { email: emails.get('Evi') })
  const before = await listPersons(db)
  expect(await restore()).toMatchObject({ ok: true })
  expect(await listPersons(db)).toEqual(before)
})

async function listPersons(db: Db) {
  return db.selectFrom('accounts').select(['name', 'email', 'role']).orderBy('name').execute()
}
