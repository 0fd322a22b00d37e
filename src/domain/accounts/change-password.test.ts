import { expect, test } from 'vitest'
import { cheapPasswords } from '../../../test/support/cheap-passwords.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { addApiToken, listApiTokens } from './api-token-queries.ts'
import { changePassword, type Passwords } from './password.ts'
import { closeAllSessions, findSession, listSessions } from './sessions.ts'
import { signIn } from './sign-in.ts'

const { db, now } = await freshDatabase({ at: '2026-01-02T12:00:00Z' })
const passwords = cheapPasswords
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
