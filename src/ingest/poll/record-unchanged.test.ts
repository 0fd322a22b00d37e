import { expect, onTestFinished, test, vi } from 'vitest'
import { setRow, setRows } from '../../../test/support/builders.ts'
import { hoursLater, setPollScene, start } from '../../../test/support/poll-scene.ts'
import { recordedDatabase } from '../../../test/support/record-statements.ts'
import { type ClaimedFeed, claimDueFeeds } from './due-feeds.ts'
import { planNextPoll } from './next-poll.ts'
import { pollDueFeeds } from './poll-due-feeds.ts'
import { gatherUnchanged, type UnchangedPoll } from './record-unchanged.ts'

const { db, record } = await recordedDatabase()
const { deps, addFeed, getFeed, openOutlet } = await setPollScene(db)

const polledAt = hoursLater(1)

function toRecord(feed: ClaimedFeed, etag = '"v1"'): UnchangedPoll {
  const plan = planNextPoll(feed, { kind: 'good', newEntries: 0 }, { now: polledAt, random: 0.5 })
  return { feed, plan, etag, lastModified: null, isWhole: false, polledAt }
}

async function claimFeeds(count: number): Promise<ClaimedFeed[]> {
  for (let n = 0; n < count; n++) await addFeed(`https://host-${n}.example/feed`)
  return claimDueFeeds(db, { now: start, limit: count })
}

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const statements = await record(work)
  return statements.reduce((sum, text) => sum + Number(/-- (\d+) times$/.exec(text)?.[1] ?? 1), 0)
}

const hostsClaimed = async () =>
  (await db.selectFrom('feedHosts').select('host').where('claim', 'is not', null).execute()).length

test('polls that end together are recorded by one statement, each with its own outcome', async () => {
  const feeds = await claimFeeds(12)
  const gather = gatherUnchanged(db)
  const recording = () => Promise.all(feeds.map(feed => gather(toRecord(feed, `"${feed.id}"`))))
  expect(await countStatements(recording)).toBe(1)
  for (const feed of feeds) {
    const { nextPollAt } = toRecord(feed).plan
    const outcome = { etag: `"${feed.id}"`, lastGoodAt: polledAt, lastPolledAt: polledAt, openAttempts: 0 }
    expect(await getFeed(feed.id)).toMatchObject({ ...outcome, nextPollAt, state: 'active' })
  }
  expect(await hostsClaimed()).toBe(0)
})

test('attempts stay counted until the polls are recorded, so that a killed worker is noticed', async () => {
  const feeds = await claimFeeds(2)
  // Nothing is recorded until the test lets time pass.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const recording = feeds.map(feed => gatherUnchanged(db)(toRecord(feed)))
  for (const feed of feeds) expect((await getFeed(feed.id)).openAttempts).toBe(1)
  vi.advanceTimersByTime(10)
  await Promise.all(recording)
  for (const feed of feeds) expect((await getFeed(feed.id)).openAttempts).toBe(0)
})

test('polls with an expired claim or a deleted feed write nothing, and the others are recorded', async () => {
  const [kept, lost, deleted, paused] = await claimFeeds(4)
  if (!kept || !lost || !deleted || !paused) throw new Error('four feeds were added')
  await setRow(db, 'feedHosts', { host: lost.host }, { claim: crypto.randomUUID() })
  await db.deleteFrom('feeds').where('id', '=', deleted.id).execute()
  await setRow(db, 'feeds', paused.id, { state: 'paused' })
  const gather = gatherUnchanged(db)
  const recorded = await Promise.all([kept, lost, deleted, paused].map(feed => gather(toRecord(feed))))
  expect(recorded).toEqual([true, false, false, true])
  expect(await getFeed(lost.id)).toMatchObject({ lastGoodAt: null, openAttempts: 1 })
  expect((await getFeed(paused.id)).state).toBe('paused')
})

test('a poll that cannot be recorded does not block the others', async () => {
  const [good, bad, other] = await claimFeeds(3)
  if (!good || !bad || !other) throw new Error('three feeds were added')
  const gather = gatherUnchanged(db)
  const polls = [toRecord(good), toRecord(bad, 'NUL \0 is no text'), toRecord(other)]
  const recorded = await Promise.allSettled(polls.map(gather))
  expect(recorded.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  for (const { id } of [good, other]) expect((await getFeed(id)).lastGoodAt).toEqual(polledAt)
  expect(await getFeed(bad.id)).toMatchObject({ lastGoodAt: null, openAttempts: 1 })
})

test('polling feeds on many servers without news takes far fewer statements than feeds', async () => {
  const servers = await Promise.all(Array.from({ length: 30 }, () => openOutlet()))
  for (const server of servers) {
    await addFeed(`${server.origin}/feed`)
    server.answer('/feed', (_request, response) => response.writeHead(304).end())
  }
  await setRows(db, 'feeds', { etag: '"v1"', lastWholeAt: start })
  const polling = () => pollDueFeeds(deps, { signal: new AbortController().signal })
  expect(await countStatements(polling)).toBeLessThan(30)
  const polled = await db.selectFrom('feeds').select('id').where('lastGoodAt', '=', start).execute()
  expect(polled).toHaveLength(30)
})
