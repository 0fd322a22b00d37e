import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { giveAttemptBack, takeAttempt } from './limits.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z', empty: ['attempts'] })

const attempt = { email: 'asha@example.org', address: '10.0.0.1', trustedDevice: null, now }

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
  expect(counts.map(row => row.count)).toEqual([0, 0, 0])
})

test.each([
  ['IPv4', (n: number) => `198.51.100.${n}`, '198.51.101.1'],
  ['IPv6', (n: number) => `2001:db8:7:${n.toString(16)}::/64`, '2001:db8:8:1::/64'],
])(
  'a network of %s has fifty attempts, from any number of addresses, and no others',
  async (_, of, other) => {
    const take = (address: string, email: string) => takeAttempt(db, { ...attempt, address, email })
    for (let n = 0; n < 50; n += 1) expect((await take(of(n), `made-up-${n}@example.org`)).ok).toBe(true)
    // The account's own twenty are left, for everybody else.
    for (let n = 50; n < 80; n += 1)
      expect(await take(of(n), attempt.email)).toEqual({ ok: false, retryAfterSeconds: 300 })
    expect((await take(other, attempt.email)).ok).toBe(true)
    const trustedDevice = Buffer.from(`browser in ${other}`)
    expect((await takeAttempt(db, { ...attempt, address: of(99), trustedDevice })).ok).toBe(true)
  },
)
