import { expect, test } from 'vitest'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { addAccount } from './add-account.ts'
import { closeAllSessions, closeSession, findSession, listSessions, openSession } from './sessions.ts'

const { db } = await freshDatabase()
const start = new Date('2026-01-02T12:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const add = async (name: string) => {
  const account = {
    email: `${name}@example.org`,
    name,
    role: 'editor' as const,
    password: 'seven brown crossroads',
  }
  const added = await addAccount(db, { ...account, passwords: cheapPasswords })
  return added.ok ? added.account.id : ''
}
const accountId = await add('asha')
const open = () => openSession(db, { accountId, device: 'Firefox', address: '192.0.2.1', now: start })

test('a session ends after twelve hours without use', async () => {
  const token = await open()
  expect(await findSession(db, token, after(11))).not.toBeNull()
  expect(await findSession(db, token, after(22))).not.toBeNull()
  expect(await findSession(db, token, after(35))).toBeNull()
})

test('a session ends after thirty days, however often it is used', async () => {
  const token = await open()
  for (let hours = 10; hours < 30 * 24; hours += 10) await findSession(db, token, after(hours))
  expect(await findSession(db, token, after(30 * 24 - 1))).not.toBeNull()
  expect(await findSession(db, token, after(30 * 24 + 1))).toBeNull()
})

test('only a digest of the token is stored, and an unknown token opens nothing', async () => {
  const token = await open()
  const rows = await db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await findSession(db, 'forged', start)).toBeNull()
})

test('signing out ends one session, signing out everywhere ends all', async () => {
  await closeAllSessions(db, accountId)
  const [one, two] = [await open(), await open()]
  const session = await findSession(db, one, start)
  await closeSession(db, { id: session?.id ?? '', accountId })
  expect(await findSession(db, one, start)).toBeNull()
  expect(await listSessions(db, accountId, start)).toHaveLength(1)
  await closeAllSessions(db, accountId)
  expect(await findSession(db, two, start)).toBeNull()
})

test('a new session deletes the ended sessions of its own account only', async () => {
  const othersId = await add('bim')
  await openSession(db, { accountId: othersId, device: '', address: '', now: start })
  await closeAllSessions(db, accountId)
  const sessionsAfter = async (hours: number) => {
    await openSession(db, { accountId, device: '', address: '', now: after(hours) })
    return db.selectFrom('sessions').select('id').where('accountId', '=', accountId).execute()
  }
  expect(await sessionsAfter(0)).toHaveLength(1)
  expect(await sessionsAfter(11)).toHaveLength(2)
  expect(await sessionsAfter(13)).toHaveLength(2)
  const others = db.selectFrom('sessions').select('id').where('accountId', '=', othersId)
  expect(await others.execute()).toHaveLength(1)
})
