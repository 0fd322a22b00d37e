import { expect, test } from 'vitest'
import { freshDatabase } from '../test/support/fresh-database.ts'
import { readDatabaseTime } from './database/database-clock.ts'
import { addDemoAccount } from './domain/accounts/add-account.ts'
import { openPasswords } from './domain/accounts/password.ts'
import { findSession, openSession } from './domain/accounts/session-queries.ts'
import { findSetupLink, setUpAdministrator } from './domain/accounts/setup-link.ts'
import { inviteAdministrator } from './invite-administrator.ts'

const { db, url } = await freshDatabase()
const passwords = openPasswords()
const now = new Date('2026-01-02T12:00:00Z')
const invite = { databaseUrl: url, origin: 'https://news.example' }

function tokenIn(line: string | null): string {
  return (
    /^There is no administrator yet\..*https:\/\/news\.example\/admin\/set-up\/(\S+)$/.exec(
      line ?? '',
    )?.[1] ?? ''
  )
}

test('each start offers one link that works, until there is an administrator', async () => {
  await addDemoAccount(db, passwords)
  const first = tokenIn(await inviteAdministrator(invite))
  const second = tokenIn(await inviteAdministrator(invite))
  const now = await readDatabaseTime(db)
  expect(await findSetupLink(db, first, now)).toBeNull()
  expect(await findSetupLink(db, second, now)).toEqual({ accountId: null })
  const account = { email: 'asha@example.org', name: 'Asha', password: 'seven brown crossroads', passwords }
  expect((await setUpAdministrator(db, { token: second, now, ...account })).ok).toBe(true)
  expect(await inviteAdministrator(invite)).toBeNull()
})

test('who signed in with the demo pair is out when the site goes public', async () => {
  await addDemoAccount(db, passwords)
  const accounts = await db.selectFrom('accounts').select(['id', 'isDemo']).orderBy('isDemo').execute()
  const tokens = await Promise.all(
    accounts.map(({ id }) => openSession(db, { accountId: id, device: '', address: '127.0.0.1', now })),
  )
  await inviteAdministrator(invite)
  const sessions = await Promise.all(tokens.map(token => findSession(db, token, now)))
  expect(sessions.map(session => session?.account.name)).toEqual(['Asha', undefined])
})
