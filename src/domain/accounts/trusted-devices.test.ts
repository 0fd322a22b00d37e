import { beforeEach, expect, test } from 'vitest'
import { addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { findTrustedDevice, renewTrust, trustDevice } from './trusted-devices.ts'

const { db } = await freshDatabase()
const onDay = (day: number) => new Date(Date.UTC(2026, 2, day))
const email = 'asha@example.org'

let accountId = ''

beforeEach(async () => {
  await db.deleteFrom('accounts').execute()
  accountId = await addAccount(email)
})

async function addAccount(address: string): Promise<string> {
  const account = { email: address, name: 'Asha', role: 'editor', passwordHash: 'x' } as const
  return (await addRow(db, 'accounts', account)).id
}

const isKnown = async (token: string | null, address = email) =>
  (await findTrustedDevice(db, { token, email: address })) !== null
const trust = (day: number, id = accountId) => trustDevice(db, { accountId: id, now: onDay(day) })

test('a browser is known to the account that it signed in to, and to no other', async () => {
  await addAccount('ravi@example.org')
  const token = await trust(1)
  expect(await isKnown(token)).toBe(true)
  expect(await isKnown(token, 'ravi@example.org')).toBe(false)
  for (const other of [`${token}x`, '', null]) expect(await isKnown(other)).toBe(false)
})

test('the database does not store the token itself', async () => {
  const token = await trust(1)
  const { tokenDigest } = await db.selectFrom('trustedDevices').selectAll().executeTakeFirstOrThrow()
  expect(tokenDigest.toString('base64url')).not.toBe(token)
  expect(tokenDigest.toString()).not.toContain(token)
  expect(await findTrustedDevice(db, { token, email })).toEqual(tokenDigest)
})

test('of an account’s many browsers the oldest are removed, but none of another account', async () => {
  const others = await trust(1, await addAccount('ravi@example.org'))
  const tokens = []
  for (let day = 2; day < 24; day += 1) tokens.push(await trust(day))
  const known = await Promise.all(tokens.map(token => isKnown(token)))
  expect(known).toEqual([false, false, ...Array<boolean>(20).fill(true)])
  expect(await isKnown(others, 'ravi@example.org')).toBe(true)
})

test('a browser that signs in again keeps its token and is not removed', async () => {
  const token = await trust(1)
  const second = await trust(2)
  for (let day = 3; day < 21; day += 1) await trust(day)
  expect(await renewTrust(db, { accountId, deviceToken: token, now: onDay(21) })).toBe(token)
  await trust(22)
  expect([await isKnown(token), await isKnown(second)]).toEqual([true, false])
})

test('signing in to another account, or from an unknown browser, renews no trust', async () => {
  const deviceToken = await trust(1)
  const other = await addAccount('ravi@example.org')
  expect(await renewTrust(db, { accountId: other, deviceToken, now: onDay(2) })).toBeNull()
  for (const unknown of [null, '', 'made-up'])
    expect(await renewTrust(db, { accountId, deviceToken: unknown, now: onDay(1) })).toBeNull()
  expect(await db.selectFrom('trustedDevices').select('accountId').execute()).toEqual([{ accountId }])
})
