import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { addApiToken, listApiTokens } from './api-token-queries.ts'
import { takeAttempt } from './limits.ts'
import {
  changePassword,
  confirmPassword,
  findNewPasswordProblem,
  openPasswords,
  type Passwords,
} from './password.ts'
import { closeAllSessions, findSession, listSessions, openSession, peekSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

const argon = openPasswords()

test.each([1, 72, 73, 128])('a password of %i characters is matched whole', async length => {
  const password = 'x'.repeat(length)
  const passwordHash = await argon.hash(password)
  expect(await argon.matches(password, passwordHash)).toBe(true)
  expect(await argon.matches(`${password}x`, passwordHash)).toBe(false)
  expect(await argon.matches(password.slice(0, -1), passwordHash)).toBe(false)
})

test('a password in any script is matched, however its accents are composed', async () => {
  const passwordHash = await argon.hash('नमस्ते-caf\u00e9-🪷')
  expect(await argon.matches('नमस्ते-cafe\u0301-🪷', passwordHash)).toBe(true)
  expect(await argon.matches('नमस्ते-cafe-🪷', passwordHash)).toBe(false)
})

test('the hash is argon2id with 19 MiB and two passes', async () => {
  expect(await argon.hash('a')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('many simultaneous requests all get a result', async () => {
  const passwordHash = await argon.hash('right')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => argon.matches(n % 2 ? 'right' : 'wrong', passwordHash)),
  )
  expect(answers.filter(Boolean)).toHaveLength(6)
})

test('a failed request passes its turn to the next one', async () => {
  const broken = Array.from({ length: 4 }, () => argon.matches('right', 'no hash').catch(() => 'refused'))
  expect(await Promise.all(broken)).toEqual(['refused', 'refused', 'refused', 'refused'])
  expect(await argon.matches('right', await argon.hash('right'))).toBe(true)
})

test('a burst of passwords leaves threads to file access and DNS', async () => {
  let done = 0
  const storm = Array.from({ length: 16 }, async () => {
    await argon.hash('seven brown crossroads')
    done += 1
  })
  await readFile(new URL(import.meta.url))
  expect(done).toBeLessThan(8)
  await Promise.all(storm)
})

test('strangers wait in a queue of their own, no longer than their patience', async () => {
  const patience = Promise.withResolvers<void>()
  const { hash, matches, asStranger } = openPasswords(undefined, () => patience.promise)
  const passwordHash = await hash('right')
  const first = Promise.withResolvers<void>()
  const check = (password: string, turn?: Promise<void>) =>
    asStranger('a', async isRight => {
      await turn
      return isRight(password, passwordHash)
    })
  const strangers = Promise.all([check('right', first.promise), check('right'), check('right')])
  expect(await matches('right', passwordHash)).toBe(true)
  patience.resolve()
  await setImmediate()
  first.resolve()
  expect(await strangers).toEqual([true, null, null])
  expect(await check('wrong')).toBe(false)
})

test('one network takes twenty places of the queue, and does not keep another one waiting for more', async () => {
  const { asStranger } = openPasswords()
  const begun: string[] = []
  const wait = Promise.withResolvers<void>()
  const enter = (network: string) =>
    asStranger(network, async () => {
      begun.push(network)
      await wait.promise
      return true
    })
  const flood = Array.from({ length: 500 }, () => enter('a'))
  const other = enter('b')
  wait.resolve()
  expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(20)
  expect(await other).toBe(true)
  expect(begun).toEqual([...Array.from({ length: 20 }, () => 'a'), 'b'])
  expect(await enter('a')).toBe(true)
})

test.each([
  ['short', 'too-short'],
  ['🪷🪷🪷🪷🪷', 'too-short'],
  ['brown jar', 'too-short'],
  ['brown jars', null],
  ['1234567890', 'common'],
  ['QWERTYUIOP', 'common'],
  ['x'.repeat(1_001), 'too-long'],
  ['seven brown crossroads', null],
])('%j is judged %j', async (password, problem) => {
  expect(await findNewPasswordProblem(password)).toBe(problem)
})

const { db, now } = await freshDatabase({ at: '2026-01-02T12:00:00Z', empty: ['attempts'] })
const passwords = cheapPasswords
const admin = await signedInAdmin(db, { now })
const { accountId, email, password } = admin
const right = { accountId, sessionId: await sessionIdOf(admin.token), password, passwords, now }
const wrong = { ...right, password: 'six brown crossroads' }

async function sessionIdOf(token: string): Promise<string> {
  return (await peekSession(db, token, now))?.id ?? ''
}

test('the right password may be confirmed any number of times', async () => {
  for (let n = 0; n < 12; n += 1) expect(await confirmPassword(db, right)).toEqual({ ok: true })
})

test('after ten wrong attempts even the right password is refused for a quarter of an hour', async () => {
  for (let n = 0; n < 10; n += 1)
    expect(await confirmPassword(db, wrong)).toEqual({ ok: false, reason: 'wrong-password' })
  expect(await confirmPassword(db, wrong)).toEqual({ ok: false, reason: 'throttled' })
  expect(await confirmPassword(db, right)).toEqual({ ok: false, reason: 'throttled' })
  const later = { ...right, now: new Date(now.getTime() + 15 * 60_000) }
  expect(await confirmPassword(db, later)).toEqual({ ok: true })
})

test('wrong sign-ins by strangers do not keep a live session from confirming', async () => {
  for (let n = 0; n < 40; n += 1)
    await takeAttempt(db, { email, address: `192.0.2.${n % 3}`, trustedDevice: null, now })
  expect(await confirmPassword(db, right)).toEqual({ ok: true })
})

test('guesses in one session do not affect other sessions or signing in', async () => {
  for (let n = 0; n < 11; n += 1) await confirmPassword(db, wrong)
  const token = await openSession(db, { accountId, device: 'Test/1.0', address: '192.0.2.1', now })
  expect(await confirmPassword(db, { ...right, sessionId: await sessionIdOf(token) })).toEqual({ ok: true })
  const attempt = { email, address: '192.0.2.1', trustedDevice: null, now }
  expect(await takeAttempt(db, attempt)).toMatchObject({ ok: true })
})

const next = 'eight green lanterns'

async function change(name: string, fields: { current?: string; next?: string } = {}) {
  const admin = await signedInAdmin(db, { now, name })
  const place = { address: `198.51.100.${name.length}`, device: 'Test/1.0', passwords, now }
  const [session] = await listSessions(db, admin.accountId, now)
  const given = { current: admin.password, next, ...place }
  const mine = { accountId: admin.accountId, sessionId: session?.id ?? '', ...given }
  const attempt = () => changePassword(db, { ...mine, ...fields })
  const { accountId, sessionId } = mine
  const wish = { accountId, sessionId, name: 'Program', scopes: ['decide' as const], days: 90, now }
  return { admin, place, mine, wish, attempt }
}

test('a change ends every session and opens a new one', async () => {
  const { admin, place, attempt } = await change('Asha')
  const changed = await attempt()
  if (!changed.ok) throw new Error(changed.reason)
  expect(await findSession(db, admin.token, now)).toBeNull()
  expect((await findSession(db, changed.sessionToken, now))?.account.email).toBe(admin.email)
  const pair = { email: admin.email, deviceToken: null, demo: false, ...place }
  expect((await signIn(db, { ...pair, password: admin.password })).ok).toBe(false)
  expect((await signIn(db, { ...pair, password: next })).ok).toBe(true)
})

test.each([
  ['Bim', { current: 'wrong' }, 'wrong-password'],
  ['Chand', { next: 'short' }, 'too-short'],
  ['Divyaa', { next: 'password123' }, 'common'],
])('%s, who gives %j, gets %s and stays signed in', async (name, fields, reason) => {
  const { admin, attempt } = await change(name, fields)
  expect(await attempt()).toEqual({ ok: false, reason })
  expect(await findSession(db, admin.token, now)).not.toBeNull()
})

test('a slower simultaneous change that started with the old password does not overwrite the new one', async () => {
  const { admin, place, mine } = await change('Farida')
  const slow: Passwords = {
    ...passwords,
    hash: async password => {
      expect((await changePassword(db, mine)).ok).toBe(true)
      return passwords.hash(password)
    },
  }
  const late = await changePassword(db, { ...mine, next: 'nine stolen lanterns', passwords: slow })
  expect(late).toEqual({ ok: false, reason: 'wrong-password' })
  expect(await listSessions(db, admin.accountId, now)).toHaveLength(1)
  const pair = { email: admin.email, deviceToken: null, demo: false, ...place }
  expect((await signIn(db, { ...pair, password: next })).ok).toBe(true)
})

test('the current password cannot be guessed without limit', async () => {
  const { attempt } = await change('Eshwarya', { current: 'wrong' })
  const results = []
  for (let i = 0; i < 12; i += 1) results.push(await attempt())
  expect(results[0]).toEqual({ ok: false, reason: 'wrong-password' })
  expect(results.at(-1)).toEqual({ ok: false, reason: 'throttled' })
})

test('a token added while its session ends is invalid, whichever comes first', async () => {
  const { wish } = await change('Gauri')
  const { accountId } = wish
  const racing: Promise<unknown>[] = []
  await db.transaction().execute(async tx => {
    expect((await addApiToken(tx, wish)).ok).toBe(true)
    racing.push(closeAllSessions(db, accountId))
    await untilBlocked(tx)
  })
  await Promise.all(racing)
  expect(await listApiTokens(db, accountId)).toEqual([])
  expect(await addApiToken(db, wish)).toEqual({ ok: false, reason: 'signed-out' })
})

test('a token requested while a new password is being written is refused', async () => {
  const { mine, wish } = await change('Hemalata')
  const made: ReturnType<typeof addApiToken>[] = []
  await db.transaction().execute(async tx => {
    expect((await changePassword(tx, mine)).ok).toBe(true)
    made.push(addApiToken(db, wish))
    await untilBlocked(tx)
  })
  expect(await Promise.all(made)).toEqual([{ ok: false, reason: 'signed-out' }])
  expect(await listApiTokens(db, wish.accountId)).toEqual([])
})
