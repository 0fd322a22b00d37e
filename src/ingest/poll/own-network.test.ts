import { beforeEach, expect, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { freshPollScene, hoursLater, start } from '../../../test/support/poll-scene.ts'
import { readPolling } from '../../domain/feeds/last-poll.ts'
import type { FetchFailed } from '../fetch/fetched-response.ts'
import { watchOwnNetwork } from './own-network.ts'
import { pollDueFeeds } from './poll-due-feeds.ts'

const { db, deps, addFeed, getFeed } = await freshPollScene()
const noAddress: FetchFailed = { ok: false, failure: 'dns', detail: { code: 'no-address-of-name' } }
const noPage: FetchFailed = { ok: false, failure: 'not-found', detail: { code: 'status', status: 404 } }

let isOnline = true
let timeMs = 0
let fetched: string[] = []
beforeEach(async () => {
  await db.deleteFrom('installation').execute()
  fetched = []
  isOnline = true
})

/** A worker with a network that the test switches off. Hosts named `dead` never respond. */
function startWorker() {
  const fetch = async (url: string) => {
    fetched.push(url)
    return isOnline && !url.includes('dead') ? noPage : noAddress
  }
  const ownNetwork = watchOwnNetwork(deps, () => timeMs)
  return () => pollDueFeeds({ ...deps, fetch, ownNetwork }, { signal: new AbortController().signal })
}

const addFeeds = (hosts: string[]) =>
  Promise.all(hosts.map((host, n) => addFeed(`https://${host}.example/${n}`)))
const numbered = (count: number, name = 'outlet') => Array.from({ length: count }, (_, n) => `${name}${n}`)

async function countFailing() {
  const failing = await db.selectFrom('feeds').select('id').where('failureCount', '>', 0).execute()
  return failing.length
}

const messages = () => deps.logged.map(({ message }) => message).filter(message => /outlet/.test(message))

test('when our own network is away, feeds stay due without a failure, and a few are tried each minute', async () => {
  await addFeeds(numbered(20))
  const poll = startWorker()
  isOnline = false
  await poll()
  await poll()
  // The next ones may be claimed before the outage is known.
  const first = fetched.length
  expect(first).toBeLessThanOrEqual(20 + 32)
  expect(await countFailing()).toBe(4)
  timeMs += 60_000
  deps.setNow(hoursLater(0.1))
  await poll()
  expect(fetched.length - first).toBe(5)
  expect(new Set(fetched.slice(-5)).size).toBe(5)
  expect(await countFailing()).toBe(4)
  expect(messages()).toHaveLength(1)
  expect(await readPolling(db, deps.now())).toMatchObject({ isSilent: false, awaySince: start })
})

test('the longer it lasts, the rarer the tries, and after a day the feeds that are tried fail as usual', async () => {
  await addFeeds(numbered(20))
  const poll = startWorker()
  isOnline = false
  await poll()
  const triesOf = async (hours: number, laterMs: number) => {
    const before = fetched.length
    deps.setNow(hoursLater(hours))
    timeMs += laterMs
    await poll()
    return fetched.length - before
  }
  expect([await triesOf(3, 60_000), await triesOf(3, 240_000)]).toEqual([0, 5])
  expect(await countFailing()).toBe(4)
  expect(await triesOf(25, 300_000)).toBe(5)
  expect(await countFailing()).toBe(9)
})

test('a feed that fails without an outage keeps its wait when another one responds', async () => {
  const poll = startWorker()
  const [dead = ''] = await addFeeds(['dead'])
  await poll()
  await addFeeds(['outlet'])
  await poll()
  expect(fetched).toHaveLength(2)
  expect((await getFeed(dead)).nextPollAt.getTime()).toBeGreaterThan(deps.now().getTime())
})

test('the first response makes every feed due that failed meanwhile', async () => {
  const ids = await addFeeds([...numbered(10), ...numbered(3, 'dead')])
  await setRows(db, 'feeds', { intervalSeconds: 86_400 })
  const poll = startWorker()
  isOnline = false
  await poll()
  isOnline = true
  timeMs += 60_000
  fetched = []
  await poll()
  const feeds = await Promise.all(ids.map(getFeed))
  expect(feeds.map(feed => feed.lastPolledAt)).toEqual(ids.map(() => start))
  expect(new Set(fetched).size).toBe(13)
  expect(await readPolling(db, start)).toMatchObject({ awaySince: null })
})

const away = expect.any(Date)

test.each([
  ['both feeds of a small site', ['dead1', 'dead2'], 0, away],
  ['one of two feeds', ['outlet', 'dead'], 0, null],
  ['both feeds of one host', ['dead', 'dead'], 0, null],
  ['dead hosts that were dead before', numbered(20, 'dead'), 3, null],
  ['a tenth of hosts', [...numbered(18), ...numbered(2, 'dead')], 0, null],
])('%s that fail: is our own network away?', async (_, hosts, failureCount, awaySince) => {
  await addFeeds(hosts)
  await setRows(db, 'feeds', { failureCount })
  await startWorker()()
  expect(await readPolling(db, start)).toMatchObject({ awaySince })
})
