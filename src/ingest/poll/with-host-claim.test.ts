import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addRow } from '../../../test/support/builders.ts'
import { article, freshPollScene, start } from '../../../test/support/poll-scene.ts'
import { until } from '../../../test/support/until.ts'
import { claimFeed, claimHost, releaseClaim } from './due-feeds.ts'
import { pollFeed } from './poll-feed.ts'
import { pollOneFeed } from './poll-now.ts'
import { withHostClaim } from './with-host-claim.ts'

const { db, openFeed, deps } = await freshPollScene()
const now = () => start
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

const secondsLater = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Lets twelve seconds pass, and waits until the claim has been extended from then on. */
async function passTwelveSeconds(): Promise<void> {
  deps.setNow(secondsLater(12))
  vi.advanceTimersByTime(12_000)
  await until('the claim is extended', async () => {
    const { claimedUntil } = await db.selectFrom('feedHosts').select('claimedUntil').executeTakeFirstOrThrow()
    return claimedUntil?.getTime() === secondsLater(27).getTime()
  })
}

test.each([
  ['the worker', pollAsWorker],
  ['an editor', pollAsEditor],
])('a poll by %s that takes longer than a claim keeps its host', async (_, pollAs) => {
  const { feedId } = await openFeed([article(1)])
  const slowly: typeof deps.fetch = async (...request) => {
    await passTwelveSeconds()
    expect(await claimFeed(db, feedId, secondsLater(20))).toBeNull()
    return deps.fetch(...request)
  }
  expect(await pollAs(feedId, slowly)).toMatchObject({ kind: 'read' })
  expect(vi.getTimerCount()).toBe(0)
})

async function pollAsWorker(feedId: string, fetch: typeof deps.fetch) {
  const claimed = await claimFeed(db, feedId, start)
  return claimed && pollFeed({ ...deps, fetch }, claimed)
}

function pollAsEditor(feedId: string, fetch: typeof deps.fetch) {
  return pollOneFeed({ db, outside: { ...deps, fetch }, clock: deps.now, log: deps.log }, feedId)
}

test('so does an editor’s request', async () => {
  const host = 'outlet.example:443'
  const blocked = await withHostClaim(db, { host, now: deps.now }, async () => {
    await passTwelveSeconds()
    return claimHost(db, host, secondsLater(20))
  })
  expect(blocked).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
