import { expect, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { demoAccount } from './account.ts'
import { findAccountId, listAccounts } from './account-queries.ts'
import { addAccount, addDemoAccount, findAdministrator } from './add-account.ts'
import { openSession } from './sessions.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z', empty: ['accounts'] })
const passwords = cheapPasswords
const password = 'seven brown crossroads'
const asha = {
  email: 'asha@example.org',
  name: 'Asha Devi',
  role: 'administrator' as const,
  password,
  passwords,
}

test('an account stores its address in one spelling, and only a hash of its password', async () => {
  const added = await addAccount(db, { ...asha, email: ' Asha@Example.ORG ', name: ' Asha Devi ' })
  const account = { email: 'asha@example.org', name: 'Asha Devi', role: 'administrator' }
  expect(added).toMatchObject({ ok: true, account })
  const { passwordHash, isDemo } = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$/)
  expect(passwordHash).not.toContain(asha.password)
  expect(isDemo).toBe(false)
})

test.each([
  ...['', 'asha', '@example.org', 'asha@', 'a b@example.org', 'a@b@c', 'asha@exa mple.org'],
  `${'a'.repeat(250)}@b.org`,
])('%.20j is not an e-mail address', async email => {
  expect(await addAccount(db, { ...asha, email })).toEqual({ ok: false, reason: 'bad-email' })
})

test.each([
  ['name', '  ', 'no-name'],
  ['name', ' \0 ', 'no-name'],
  ['password', 'short', 'too-short'],
  ['password', 'Password123', 'common'],
])('the %s %.12j is refused as %s', async (field, text, reason) => {
  expect(await addAccount(db, { ...asha, [field]: text })).toEqual({ ok: false, reason })
  expect(await listAccounts(db)).toEqual([])
})

test.each([
  'mailto:asha@example.org',
  'Asha Rani <Asha@example.org>',
  '\u200basha@example.org\u202c',
  'asha@example.org. ',
  'asha@example.org;',
])('%j, as it is pasted from elsewhere, becomes the account asha@example.org', async email => {
  expect(await addAccount(db, { ...asha, email })).toMatchObject({ account: { email: 'asha@example.org' } })
})

test('an address that has an account finds it and gets no second one, in any spelling', async () => {
  const added = await addAccount(db, asha)
  const again = await addAccount(db, { ...asha, email: 'ASHA@EXAMPLE.ORG' })
  expect(again).toEqual({ ok: false, reason: 'known-email' })
  expect(await listAccounts(db)).toHaveLength(1)
  expect(await findAccountId(db, ' ASHA@example.org')).toBe(added.ok ? added.account.id : '')
  expect(await findAccountId(db, 'nobody@example.org')).toBeNull()
})

test('only one of five simultaneous additions of an account succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => addAccount(db, asha)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('the demo account exists once, and does not count as an administrator of the site', async () => {
  await addDemoAccount(db, passwords)
  await addDemoAccount(db, passwords)
  expect(await listAccounts(db)).toMatchObject([{ email: demoAccount.email, isDemo: true }])
  expect(await findAdministrator(db)).toBeNull()
  await addAccount(db, asha)
  expect(await findAdministrator(db)).toMatchObject({ isActive: true })
})

test('of several administrators the first by address is found, who can sign in if one can', async () => {
  const add = (email: string) => addAccount(db, { ...asha, email })
  for (const email of ['ravi@example.org', 'meera@example.org']) await add(email)
  await setRows(db, 'accounts', { isInvited: true })
  expect(await findAdministrator(db)).toEqual({ email: 'meera@example.org', isActive: false })
  await add('zubin@example.org')
  expect(await findAdministrator(db)).toEqual({ email: 'zubin@example.org', isActive: true })
})

test('accounts are listed by address with the number of their sessions', async () => {
  await addAccount(db, { ...asha, email: 'ravi@example.org' })
  const added = await addAccount(db, asha)
  const accountId = added.ok ? added.account.id : ''
  for (const minute of [1, 2]) {
    const at = new Date(now.getTime() + minute * 60_000)
    await openSession(db, { accountId, device: 'Test/1.0', address: '127.0.0.1', now: at })
  }
  expect(await listAccounts(db)).toMatchObject([
    { email: 'asha@example.org', sessionCount: 2, lastUsedAt: new Date(now.getTime() + 120_000) },
    { email: 'ravi@example.org', sessionCount: 0, lastUsedAt: null },
  ])
})
