import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { addAccount, addDemoAccount } from './add-account.ts'
import { changePassword, openPasswords, type Passwords } from './password.ts'
import { findSession, listSessions } from './sessions.ts'
import { type SignIn, type SignInResult, signIn } from './sign-in.ts'

const { db } = await freshDatabase()
const noon = new Date('2026-01-02T12:00:00Z')
const password = 'seven brown crossroads'
const passwords = openPasswords()
const client = { address: '192.0.2.1', device: 'Firefox', deviceToken: null, demo: false }
const right: SignIn = { email: 'asha@example.org', password, ...client, passwords, now: noon }
const wrong = { ...right, password: 'six brown crossroads' }

beforeEach(async () => {
  await db.deleteFrom('attempts').execute()
  await db.deleteFrom('accounts').execute()
  await addAccount(db, { email: right.email, name: 'Asha Devi', role: 'editor', password, passwords })
})

test('the right pair opens a session of its account', async () => {
  const result = await signIn(db, { ...right, email: ' Asha@Example.ORG' })
  if (!result.ok) throw new Error(result.reason)
  const session = await findSession(db, result.sessionToken, noon)
  expect(session?.account).toMatchObject({ email: 'asha@example.org', name: 'Asha Devi', role: 'editor' })
})

test('an unknown address and a wrong password give the same result', async () => {
  const unknown = await signIn(db, { ...right, email: 'nobody@example.org' })
  expect(unknown).toEqual({ ok: false, reason: 'wrong-pair' })
  expect(await signIn(db, wrong)).toEqual(unknown)
})

test('for an unknown address a password is hashed too, so that the time reveals nothing', async () => {
  const hashed: string[] = []
  const counted: Passwords = {
    ...passwords,
    asStranger: (network, work) =>
      passwords.asStranger(network, matches =>
        work((given, passwordHash) => {
          hashed.push(passwordHash.replace(/\$[^$]+\$[^$]+$/, ''))
          return matches(given, passwordHash)
        }),
      ),
  }
  await signIn(db, { ...wrong, passwords: counted })
  await signIn(db, { ...wrong, email: 'nobody@example.org', passwords: counted })
  expect(hashed).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1'])
})

test.each([
  ['a NUL', { email: `${right.email}\0` }],
  ['an address longer than any', { email: `${' '.repeat(320)}${right.email}` }],
  ['letters that grow when they are normalised', { email: '\ufdfa'.repeat(300_000) }],
  ['a password longer than any', { password: `${password}${'x'.repeat(2_000)}` }],
])('%s is refused like any wrong pair, and counts as one', async (_name, given) => {
  for (let n = 0; n < 10; n++)
    expect(await signIn(db, { ...right, ...given })).toEqual({ ok: false, reason: 'wrong-pair' })
  expect(await signIn(db, { ...right, ...given })).toMatchObject({ ok: false, reason: 'throttled' })
})

test('the longest password that can be chosen works', async () => {
  const longest = '\u{1f600}'.repeat(1_000)
  const ravi = { email: 'ravi@example.org', name: 'Ravi', role: 'editor', password: longest } as const
  await addAccount(db, { ...ravi, passwords })
  expect((await signIn(db, { ...right, email: 'ravi@example.org', password: longest })).ok).toBe(true)
})

test('signing in with the old password while it is being changed fails', async () => {
  const { id: accountId } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const next = { current: password, next: 'eight green crossroads', address: '192.0.2.2' }
  const change = { accountId, sessionId: accountId, ...next }
  const slow: Passwords = {
    ...passwords,
    asStranger: (network, work) =>
      passwords.asStranger(network, matches =>
        work(async (...pair) => {
          const isRight = await matches(...pair)
          const changed = await changePassword(db, { ...change, device: 'Chrome', passwords, now: noon })
          expect(changed.ok).toBe(true)
          return isRight
        }),
      ),
  }
  expect(await signIn(db, { ...right, passwords: slow })).toEqual({ ok: false, reason: 'wrong-pair' })
  expect(await listSessions(db, accountId, noon)).toMatchObject([{ device: 'Chrome' }])
})

test('the demo account can sign in only in demo mode', async () => {
  await addDemoAccount(db, passwords)
  const pair = { ...right, email: 'demo@chowk.example', password: 'demo-chowk-2026' }
  expect((await signIn(db, pair)).ok).toBe(false)
  expect((await signIn(db, { ...pair, demo: true })).ok).toBe(true)
})

test('of forty simultaneous wrong passwords from one client only ten are checked', async () => {
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      signIn(db, { ...wrong, email: `guess-${n}@example.org`, address: '2001:db8:1:2::/64' }),
    ),
  )
  expect(countLookedAt(results)).toBe(10)
  expect(results).toContainEqual({ ok: false, reason: 'throttled', retryAfterSeconds: 300 })
})

test('from many addresses, twenty wrong passwords of one account are checked in a quarter of an hour', async () => {
  const results = await guessFromEverywhere(30)
  expect(countLookedAt(results)).toBe(20)
  const next = await signIn(db, { ...right, address: '203.0.113.9' })
  expect(next).toEqual({ ok: false, reason: 'throttled', retryAfterSeconds: 900 })
  const later = new Date(noon.getTime() + 901_000)
  expect((await signIn(db, { ...right, address: '203.0.113.9', now: later })).ok).toBe(true)
})

test('a browser that has signed in before gets in while its account is under attack', async () => {
  const first = await signIn(db, right)
  if (!first.ok) throw new Error(first.reason)
  await guessFromEverywhere(30)
  expect((await signIn(db, { ...right, deviceToken: first.deviceToken })).ok).toBe(true)
  expect((await signIn(db, { ...right, deviceToken: 'forged' })).ok).toBe(false)
})

test('while too many strangers wait a new browser is refused at no cost to it, and a known one gets in', async () => {
  const first = await signIn(db, right)
  if (!first.ok) throw new Error(first.reason)
  const crowded = { ...right, passwords: { ...passwords, asStranger: async () => null } }
  for (let n = 0; n < 30; n++) expect(await signIn(db, crowded)).toEqual({ ok: false, reason: 'crowded' })
  expect((await signIn(db, { ...crowded, deviceToken: first.deviceToken })).ok).toBe(true)
  expect((await signIn(db, right)).ok).toBe(true)
})

test('right pairs do not use up the limit', async () => {
  for (let n = 0; n < 12; n++) expect((await signIn(db, right)).ok).toBe(true)
})

async function guessFromEverywhere(times: number): Promise<SignInResult[]> {
  return Promise.all(
    Array.from({ length: times }, (_, n) => signIn(db, { ...wrong, address: `198.51.100.${n}` })),
  )
}

function countLookedAt(results: SignInResult[]): number {
  return results.filter(result => !result.ok && result.reason === 'wrong-pair').length
}
