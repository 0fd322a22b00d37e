import { expect, test } from 'vitest'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { giveAttemptBack, takeAttempt } from './sign-in-limits.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T06:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const minuteMs = 60_000

emptyBefore(db, 'attempts')

const attempt = { email: 'asha@example.org', address: '10.0.0.1', trustedDevice: null, now }

test('one address may try ten times in five minutes, whatever accounts it names', async () => {
  const tries = []
  for (let n = 0; n < 12; n += 1)
    tries.push((await takeAttempt(db, { ...attempt, email: `${n}@example.org` })).ok)
  expect(tries.filter(Boolean)).toHaveLength(10)
  expect((await takeAttempt(db, { ...attempt, now: later(5 * minuteMs) })).ok).toBe(true)
})

test('one account may be tried twenty times in a quarter of an hour, from however many addresses', async () => {
  const tries = []
  for (let n = 0; n < 25; n += 1)
    tries.push((await takeAttempt(db, { ...attempt, address: `10.0.1.${n}` })).ok)
  expect(tries.filter(Boolean)).toHaveLength(20)
  const again = { ...attempt, address: '10.0.2.1' }
  expect((await takeAttempt(db, { ...again, now: later(15 * minuteMs - 1) })).ok).toBe(false)
  expect((await takeAttempt(db, { ...again, now: later(15 * minuteMs) })).ok).toBe(true)
})

test('an attacker elsewhere does not lock out the browser of the account’s owner', async () => {
  for (let n = 0; n < 30; n += 1) await takeAttempt(db, { ...attempt, address: `10.0.1.${n}` })
  const trustedDevice = Buffer.from('a browser that has been here')
  expect((await takeAttempt(db, { ...attempt, trustedDevice })).ok).toBe(true)
})

test('a known browser has ten attempts of its own', async () => {
  const trustedDevice = Buffer.from('stolen')
  const tries = []
  for (let n = 0; n < 12; n += 1) tries.push((await takeAttempt(db, { ...attempt, trustedDevice })).ok)
  expect(tries.filter(Boolean)).toHaveLength(10)
})

test('an attempt with the right password is given back, and never more than were taken', async () => {
  for (let n = 0; n < 50; n += 1) {
    expect((await takeAttempt(db, attempt)).ok).toBe(true)
    await giveAttemptBack(db, attempt)
  }
  await giveAttemptBack(db, attempt)
  const counts = await db.selectFrom('attempts').select('count').execute()
  expect(counts.map(row => row.count)).toEqual([0, 0])
})
