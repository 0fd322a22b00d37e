import { expect, test } from 'vitest'
import { addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { claimHost, releaseClaim } from './due-feeds.ts'
import { withHostClaim } from './with-host-claim.ts'

const { db } = await freshDatabase({ empty: ['feedHosts'] })
const now = () => new Date('2026-03-01T06:00:00Z')
const host = 'outlet.example:443'
const turn = { host, now, everyMs: 10 }

const findClaim = async () =>
  (await db.selectFrom('feedHosts').select('claim').where('host', '=', host).executeTakeFirst())?.claim

test('a new host is claimed during the work, and released', async () => {
  const claimed = await withHostClaim(db, turn, async () => {
    expect(await claimHost(db, host, now())).toBeNull()
    return findClaim()
  })
  expect(claimed).toEqual(expect.any(String))
  expect(await findClaim()).toBeNull()
})

test('a host is released when the work fails', async () => {
  const work = async () => {
    throw new Error('no answer')
  }
  await expect(withHostClaim(db, turn, work)).rejects.toThrow('no answer')
  expect(await findClaim()).toBeNull()
})

test('a waiting caller gets the claim when it is released', async () => {
  await addRow(db, 'feedHosts', { host })
  const claim = await claimHost(db, host, now())
  let tries = 0
  const countingNow = () => {
    tries += 1
    if (tries === 2 && claim) void releaseClaim(db, { claim, host })
    return now()
  }
  expect(await withHostClaim(db, { host, now: countingNow }, async () => 'asked')).toBe('asked')
  expect(tries).toBeGreaterThan(1)
})

test('a host that is backing off gets no request', async () => {
  const restingUntil = new Date(now().getTime() + 3_600_000)
  await addRow(db, 'feedHosts', { host, restingUntil })
  let asked = 0
  const work = async () => {
    asked += 1
  }
  expect(await withHostClaim(db, turn, work)).toBeNull()
  expect(asked).toBe(0)
})

test('two concurrent callers run one after the other', async () => {
  let open = 0
  let most = 0
  const work = async () => {
    open += 1
    most = Math.max(most, open)
    await findClaim()
    open -= 1
    return true
  }
  expect(await Promise.all([withHostClaim(db, turn, work), withHostClaim(db, turn, work)])).toEqual([
    true,
    true,
  ])
  expect(most).toBe(1)
})
