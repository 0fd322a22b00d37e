import { expect, test } from 'vitest'
import { cheapPasswords } from '../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { readDatabaseTime } from '../database/database-clock.ts'
import { addAccount, addDemoAccount } from '../domain/accounts/add-account.ts'
import { findSession, openSession } from '../domain/accounts/sessions.ts'
import {
  findSetupLink,
  makeFirstSetupLink,
  makeSetupLink,
  resetPassword,
  setUpAdministrator,
} from '../domain/accounts/setup-link.ts'
import { inviteAdministrator } from './invite-administrator.ts'

const { db, url, now } = await freshDatabase({ at: '2026-01-02T12:00:00Z' })
const passwords = cheapPasswords
const invite = {
  databaseUrl: url,
  origin: 'https://news.example',
  place: 'one (/data)',
  language: 'en',
} as const

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
  expect(await findSetupLink(db, first, { now, demo: false })).toBeNull()
  expect(await findSetupLink(db, second, { now, demo: false })).toEqual({ accountId: null, isInvited: false })
  const account = { email: 'asha@example.org', name: 'Asha', password: 'seven brown crossroads', passwords }
  expect((await setUpAdministrator(db, { token: second, now, ...account })).ok).toBe(true)
  expect(await inviteAdministrator(invite)).toBeNull()
})

test('sessions and invitations of demo accounts end when the site goes public', async () => {
  await addDemoAccount(db, passwords)
  const accounts = await db.selectFrom('accounts').select(['id', 'isDemo']).orderBy('isDemo').execute()
  const tokens = await Promise.all(
    accounts.map(({ id }) => openSession(db, { accountId: id, device: '', address: '127.0.0.1', now })),
  )
  const [, demo] = accounts
  const { token: invited } = await makeSetupLink(db, { accountId: demo?.id ?? '', isInvited: true, now })
  expect(await findSetupLink(db, invited, { now, demo: true })).not.toBeNull()
  expect(await findSetupLink(db, invited, { now, demo: false })).toBeNull()
  await inviteAdministrator(invite)
  expect(await findSetupLink(db, invited, { now, demo: true })).toBeNull()
  const sessions = await Promise.all(tokens.map(token => findSession(db, token, now)))
  expect(sessions.map(session => session?.account.name)).toEqual(['Asha', undefined])
})

test('of two simultaneous starts on two machines one prints the link and the other says which one did', async () => {
  await db.deleteFrom('accounts').execute()
  const lines = await Promise.all([
    inviteAdministrator(invite),
    inviteAdministrator({ ...invite, place: 'two (/data)' }),
  ])
  const tokens = lines.map(tokenIn).filter(Boolean)
  expect(tokens).toHaveLength(1)
  const printed = lines.findIndex(line => tokenIn(line))
  const name = ['one (/data)', 'two (/data)'][printed]
  expect(lines[1 - printed]).toContain(`was printed a moment ago by Chowk on ${name}.`)
  expect(await findSetupLink(db, tokens[0] ?? '', { now: await readDatabaseTime(db), demo: false })).toEqual({
    accountId: null,
    isInvited: false,
  })
})

test('a minute later another machine prints its own link', async () => {
  await db.deleteFrom('setupLinks').execute()
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const make = (place: string, at: Date) => makeFirstSetupLink(db, { place, now: at })
  expect((await make('one (/data)', now)).ok).toBe(true)
  expect(await make('two (/data)', minutesLater(0.9))).toEqual({ ok: false, madeOn: 'one (/data)' })
  expect((await make('two (/data)', minutesLater(1))).ok).toBe(true)
})

test('while administrators are only invited, as after a restore, a start prints the command for a new link', async () => {
  await db.deleteFrom('accounts').execute()
  const person = { email: 'zoya@example.org', name: 'Zoya', role: 'administrator', isInvited: true } as const
  const added = await addAccount(db, { ...person, password: 'seven brown crossroads', passwords })
  if (!added.ok) throw new Error(added.reason)
  expect(await inviteAdministrator(invite)).toBe(
    'No administrator has chosen a password yet. For a new link: npm run accounts -- reset-password zoya@example.org',
  )
  const { token } = await makeSetupLink(db, { accountId: added.account.id, isInvited: true, now })
  expect(await resetPassword(db, { token, password: 'eight brown crossroads', passwords, now })).toEqual({
    ok: true,
  })
  expect(await inviteAdministrator(invite)).toBeNull()
})

test('a start whose database accepts no writes says why it prints no link', async () => {
  await db.deleteFrom('accounts').execute()
  const readOnly = { ...invite, databaseUrl: `${url}&options=-c%20default_transaction_read_only%3Don` }
  expect(await inviteAdministrator(readOnly)).toMatch(
    /^There is no administrator yet, and no link .* accepts no writes\./,
  )
})
