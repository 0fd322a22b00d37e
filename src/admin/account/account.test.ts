import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { type Fields, type SignedIn, signedInAdmin } from '../../../test/support/signed-in.ts'
import { findSession, listSessions, openSession } from '../../domain/accounts/sessions.ts'

const { db, now, post, see } = await adminDesk()
const next = 'eight green lanterns'
const change = (fields: Fields, cookie: string) => post('/admin/account', fields, cookie)

test('the page lists the account’s sessions', async () => {
  const { cookie, accountId } = await signedInAdmin(db, { now, name: 'Asha' })
  const device = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36'
  await openSession(db, { accountId, device, address: '203.0.113.9', now: new Date('2026-01-02T05:30:00Z') })
  const html = await see('/admin/account', cookie)
  for (const text of ['My Account', 'now, this browser', 'Chrome on Linux', '203.0.113.9', '1 hour ago'])
    expect(html).toContain(text)
})

test.each([
  ['Chand', { current: 'wrong' }, 403, 'This is not your current password'],
  ['Dev', { password: 'short', repeated: 'short' }, 400, 'Use at least 10 characters'],
  ['Esha', { repeated: 'another' }, 400, 'The two passwords differ'],
  ['Farid', { password: '', repeated: '' }, 400, 'Password is required'],
])('%s, who sends %j, gets status %i', async (name, fields, status, message) => {
  const { cookie, token, password } = await signedInAdmin(db, { now, name })
  const response = await change({ current: password, password: next, repeated: next, ...fields }, cookie)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(message)
  expect(await findSession(db, token, now)).not.toBeNull()
})

test('an account can end one of its own sessions, but no other account’s', async () => {
  const admin = await signedInAdmin(db, { now, name: 'Gita' })
  const other = await signedInAdmin(db, { now, name: 'Hari' })
  const open = { accountId: admin.accountId, device: '', address: '', now }
  const token = await openSession(db, open)
  const id = (await findSession(db, token, now))?.id ?? ''
  const othersId = (await findSession(db, other.token, now))?.id ?? ''
  for (const session of [id, othersId, 'nonsense'])
    await change({ intent: 'sign-out', session }, admin.cookie)
  expect(await findSession(db, token, now)).toBeNull()
  expect(await findSession(db, other.token, now)).not.toBeNull()
  expect(await findSession(db, admin.token, now)).not.toBeNull()
})

test('signing out everywhere ends this session too', async () => {
  const { cookie, accountId } = await signedInAdmin(db, { now, name: 'Indu' })
  await openSession(db, { accountId, device: '', address: '', now })
  const response = await change({ intent: 'sign-out-everywhere' }, cookie)
  expect(response.headers.get('location')).toBe('/admin/login')
  expect(response.headers.get('set-cookie')).toContain('__Host-session=; Max-Age=0')
  expect(await listSessions(db, accountId, now)).toEqual([])
})

test('the chosen language of the admin area applies to that account only', async () => {
  const mine = await signedInAdmin(db, { now, name: 'Jaya' })
  const others = await signedInAdmin(db, { now, name: 'Kiran' })
  const langOf = async ({ cookie }: SignedIn) =>
    /<html lang="(\w+)"/.exec(await see('/admin/queue', cookie))?.[1]
  await change({ intent: 'language', language: 'hi' }, mine.cookie)
  expect([await langOf(mine), await langOf(others)]).toEqual(['hi', 'en'])
  // The admin area has no texts in these languages.
  for (const language of ['ta', 'xx', '']) await change({ intent: 'language', language }, mine.cookie)
  expect(await langOf(mine)).toBe('hi')
  await change({ intent: 'language', language: 'en' }, mine.cookie)
  expect(await langOf(mine)).toBe('en')
})
