import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { claimHost, releaseClaim } from './due-feeds.ts'
import { inTurnOfHost } from './host-turn.ts'

const { db } = await freshDatabase()
const now = () => new Date('2026-03-01T06:00:00Z')
const host = 'outlet.example:443'
const turn = { host, now }

beforeEach(async () => {
  await db.deleteFrom('feedHosts').execute()
})

const findClaim = async () =>
  (await db.selectFrom('feedHosts').select('claim').where('host', '=', host).executeTakeFirst())?.claim

test('a host that we never asked is asked at once, alone, and given back', async () => {
  const claimed = await inTurnOfHost(db, turn, async () => {
    expect(await claimHost(db, host, now())).toBeNull()
    return findClaim()
  })
  expect(claimed).toEqual(expect.any(String))
  expect(await findClaim()).toBeNull()
})

test('a host is given back where the work fails', async () => {
  const work = async () => {
    throw new Error('no answer')
  }
  await expect(inTurnOfHost(db, turn, work)).rejects.toThrow('no answer')
  expect(await findClaim()).toBeNull()
})

test('who waits gets the turn when the one before is done', async () => {
  await db.insertInto('feedHosts').values({ host }).execute()
  const claim = await claimHost(db, host, now())
  let tries = 0
  const countingNow = () => {
    tries += 1
    if (tries === 2 && claim) void releaseClaim(db, { claim, host })
    return now()
  }
  expect(await inTurnOfHost(db, { host, now: countingNow }, async () => 'asked')).toBe('asked')
  expect(tries).toBeGreaterThan(1)
})

test('a host that asked to be left alone is left alone', async () => {
  const restingUntil = new Date(now().getTime() + 3_600_000)
  await db.insertInto('feedHosts').values({ host, restingUntil }).execute()
  let asked = 0
  const work = async () => {
    asked += 1
  }
  expect(await inTurnOfHost(db, turn, work)).toBeNull()
  expect(asked).toBe(0)
})

test('two who ask at once ask one after the other', async () => {
  let open = 0
  let most = 0
  const work = async () => {
    open += 1
    most = Math.max(most, open)
    await findClaim()
    open -= 1
    return true
  }
  expect(await Promise.all([inTurnOfHost(db, turn, work), inTurnOfHost(db, turn, work)])).toEqual([
    true,
    true,
  ])
  expect(most).toBe(1)
})
