import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setRow, setRows } from '../../../test/support/builders.ts'
import { overtake } from '../../../test/support/overtake.ts'
import { freshPollScene, hoursLater, start } from '../../../test/support/poll-scene.ts'
import {
  claimDueFeeds,
  claimFeed,
  releaseClaim,
  releaseFeed,
  rescheduleFarFeeds,
  setAsideCrashers,
} from './due-feeds.ts'

const { db, addFeed, getFeed } = await freshPollScene()

const claim = (atHour = 0, limit = 10) => claimDueFeeds(db, { now: hoursLater(atHour), limit })
const urls = (feeds: { url: string }[]) => feeds.map(feed => feed.url).sort()

test('a host’s feeds are claimed one at a time', async () => {
  await addFeed('https://a.example/1')
  await addFeed('https://a.example/2')
  await addFeed('https://b.example/1')
  const first = await claim()
  expect(first.map(feed => feed.host).sort()).toEqual(['a.example:443', 'b.example:443'])
  expect(await claim()).toEqual([])
  for (const feed of first) await releaseFeed(db, feed)
  expect(await claim()).toHaveLength(2)
})

test('workers that claim at the same moment never get the same host', async () => {
  for (let n = 0; n < 40; n++) await addFeed(`https://host-${n % 20}.example/${n}`)
  const claims = (await Promise.all(Array.from({ length: 8 }, () => claim(0, 5)))).flat()
  expect(claims.length).toBeGreaterThan(0)
  expect(new Set(claims.map(feed => feed.host)).size).toBe(claims.length)
})

test('a claim that another worker overtakes does not poll its feed again', async () => {
  await addFeed('https://a.example/')
  await addFeed('https://b.example/')
  const claimed = await overtake(db, {
    table: 'feed_hosts',
    column: 'claim',
    update: claim,
    meanwhile: async () => {
      await sql`update feeds set next_poll_at = ${hoursLater(1)} where host = 'a.example:443'`.execute(db)
      await sql`update feed_hosts set resting_until = null`.execute(db)
    },
  })
  expect(urls(claimed)).toEqual(['https://b.example/'])
})

test('a worker with a slightly older time takes no host from another worker', async () => {
  const feedId = await addFeed('https://a.example/')
  const seconds = (count: number) => new Date(start.getTime() + count * 1_000)
  expect(await claimFeed(db, feedId, seconds(3))).not.toBeNull()
  for (const late of [2.999, 0, -50]) {
    expect(await claimFeed(db, feedId, seconds(late))).toBeNull()
    expect(await claimDueFeeds(db, { now: seconds(late), limit: 10 })).toEqual([])
  }
})

test('the longest overdue feeds are claimed first, and only due ones', async () => {
  await addFeed('https://later.example/')
  await setRows(db, 'feeds', { nextPollAt: hoursLater(2) })
  await addFeed('https://due.example/')
  await setRow(db, 'feeds', { host: 'due.example:443' }, { nextPollAt: hoursLater(-1) })
  expect(urls(await claim(0))).toEqual(['https://due.example/'])
  expect(urls(await claim(3, 1))).toEqual(['https://due.example/'])
})

test('paused and gone feeds are never due', async () => {
  await addFeed('https://a.example/')
  await setRows(db, 'feeds', { state: 'paused' })
  expect(await claim()).toEqual([])
})

test('an unreleased claim expires after 15 seconds, and its holder may write nothing', async () => {
  const feedId = await addFeed('https://a.example/')
  const [first] = await claim()
  expect(await claimFeed(db, feedId, new Date(start.getTime() + 14_000))).toBeNull()
  const second = await claimFeed(db, feedId, new Date(start.getTime() + 15_000))
  expect(second?.id).toBe(feedId)
  expect(first && (await releaseClaim(db, first))).toBe(false)
  expect(second && (await releaseClaim(db, second))).toBe(true)
})

test('a clock set back by a year blocks neither hosts nor feeds', async () => {
  const feedId = await addFeed('https://a.example/')
  const year = 365 * 24
  await claim(year)
  await setRows(db, 'feeds', { nextPollAt: hoursLater(year) })
  expect(await claim()).toEqual([])
  expect(await rescheduleFarFeeds(db, start)).toBe(1)
  const { nextPollAt } = await getFeed(feedId)
  expect(nextPollAt.getTime()).toBeLessThanOrEqual(start.getTime() + 1_800_000)
  expect(await claim(1)).toHaveLength(1)
})

test('a feed that waits a day is not rescheduled', async () => {
  await addFeed('https://a.example/')
  await setRows(db, 'feeds', { nextPollAt: hoursLater(24) })
  expect(await rescheduleFarFeeds(db, start)).toBe(0)
})

const attemptsOf = async (feedId: string) => (await getFeed(feedId)).openAttempts

test('claiming counts the attempt, and releasing clears it', async () => {
  const feedId = await addFeed('https://a.example/')
  const [claimed] = await claim()
  expect(claimed?.openAttempts).toBe(1)
  expect(await attemptsOf(feedId)).toBe(1)
  if (claimed) await releaseFeed(db, claimed)
  expect(await attemptsOf(feedId)).toBe(0)
})

test('releasing a claim that another worker now has clears no attempts', async () => {
  const feedId = await addFeed('https://a.example/')
  const [first] = await claim()
  await claim(1)
  if (first) await releaseFeed(db, first)
  expect(await attemptsOf(feedId)).toBe(2)
})

test('feeds in flight when a process crashed are retried one at a time, beside the others', async () => {
  for (const name of ['a', 'b', 'c']) await addFeed(`https://${name}.example/`)
  expect(await claim()).toHaveLength(3)
  await addFeed('https://new.example/')
  const second = await claim(1)
  expect(second).toHaveLength(2)
  expect(urls(second)).toContain('https://new.example/')
  expect(await claim(1), 'while it is under way').toEqual([])
  const suspect = second.find(feed => feed.openAttempts === 2)
  if (suspect) await releaseFeed(db, suspect)
  expect((await claim(1)).filter(feed => feed.openAttempts === 2)).toHaveLength(1)
})

test('three attempts without an outcome set a feed aside, and only an editor polls it again', async () => {
  const feedId = await addFeed('https://a.example/')
  for (const hour of [0, 1, 2]) expect(await claim(hour)).toHaveLength(1)
  expect(await setAsideCrashers(db, hoursLater(2)), 'while it is under way').toBe(0)
  expect(await claim(3), 'a fourth time').toEqual([])
  const claimedUntil = new Date(hoursLater(2).getTime() + 15_000)
  expect(await setAsideCrashers(db, claimedUntil)).toBe(1)
  expect(await getFeed(feedId)).toMatchObject({ state: 'set-aside', failure: 'crashed-the-reader' })
  expect(await claim(4)).toEqual([])
  expect((await claimFeed(db, feedId, hoursLater(4)))?.openAttempts).toBe(1)
})
