import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { article, freshPollScene, start } from '../../../test/support/poll-scene.ts'
import { until } from '../../../test/support/until.ts'
import { claimFeed, claimHost } from './due-feeds.ts'
import { pollFeed } from './poll-feed.ts'
import { pollOneFeed } from './poll-now.ts'
import { withHostClaim } from './with-host-claim.ts'

const { db, openFeed, deps } = await freshPollScene()
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
