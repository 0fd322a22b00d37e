import { expect, test } from 'vitest'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { addAccount, addDemoAccount, findAdministrator } from './add-account.ts'
import { findSession, openSession } from './sessions.ts'
import {
  findSetupLink,
  makeFirstSetupLink,
  makeSetupLink,
  resetPassword,
  setUpAdministrator,
} from './setup-link.ts'

const { db, now } = await freshDatabase({ at: '2026-01-02T12:00:00Z', empty: ['setupLinks', 'accounts'] })
const tomorrow = new Date('2026-01-03T12:00:01Z')
const passwords = cheapPasswords
const person = { email: 'asha@example.org', name: 'Asha', password: 'seven brown crossroads', passwords }

async function firstLink(): Promise<string> {
  const made = await makeFirstSetupLink(db, { place: 'here', now })
  return made.ok ? made.token : made.madeOn
}

test('the first administrator can be added once, and only with the link', async () => {
  await addDemoAccount(db, passwords)
  const token = await firstLink()
  const refused = { ok: false, reason: 'no-such-link' }
  expect(await setUpAdministrator(db, { ...person, token: 'forged', now })).toEqual(refused)
  const results = await Promise.all(
    ['a@example.org', 'b@example.org'].map(email => setUpAdministrator(db, { ...person, email, token, now })),
  )
  expect(results.filter(result => result.ok)).toHaveLength(1)
  expect(await findAdministrator(db)).toMatchObject({ isActive: true })
})

test('a refused password leaves the link valid', async () => {
  const token = await firstLink()
  const refused = await setUpAdministrator(db, { ...person, password: 'short', token, now })
  expect(refused).toEqual({ ok: false, reason: 'too-short' })
  expect((await setUpAdministrator(db, { ...person, token, now })).ok).toBe(true)
})

test('a link is valid for a day, and a newer one replaces it', async () => {
  const older = await firstLink()
  const newer = await firstLink()
  expect(await findSetupLink(db, older, { now, demo: false })).toBeNull()
  expect(await findSetupLink(db, newer, { now, demo: false })).toEqual({ accountId: null, isInvited: false })
  expect(await findSetupLink(db, newer, { now: tomorrow, demo: false })).toBeNull()
})

test('the link for the first administrator is of no use once there is one', async () => {
  const token = await firstLink()
  await addAccount(db, { ...person, role: 'administrator' })
  expect(await findSetupLink(db, token, { now, demo: false })).toBeNull()
  expect((await setUpAdministrator(db, { ...person, email: 'b@example.org', token, now })).ok).toBe(false)
})

test('a new password ends every session of the account', async () => {
  const added = await addAccount(db, { ...person, role: 'administrator' })
  const accountId = added.ok ? added.account.id : ''
  const session = await openSession(db, { accountId, device: '', address: '', now })
  const { token } = await makeSetupLink(db, { accountId, isInvited: false, now })
  const password = 'eight brown crossroads'
  expect(await resetPassword(db, { token, password, passwords, now })).toEqual({ ok: true })
  expect(await findSession(db, session, now)).toBeNull()
  const row = await db.selectFrom('accounts').select('passwordHash').executeTakeFirstOrThrow()
  expect(await passwords.matches(password, row.passwordHash)).toBe(true)
  const again = await resetPassword(db, { token, password, passwords, now })
  expect(again).toEqual({ ok: false, reason: 'no-such-link' })
})
