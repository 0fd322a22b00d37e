import { expect, test } from 'vitest'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { giveAttemptBack, takeAttempt } from './sign-in-limits.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T06:00:00Z')

emptyBefore(db, 'attempts')

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
  expect(counts.map(row => row.count)).toEqual([0, 0])
})
