import { expect, test } from 'vitest'
import { setRow } from '../../../test/support/builders.ts'
import { article, freshPollScene, hoursLater, start } from '../../../test/support/poll-scene.ts'
import { claimFeed } from './due-feeds.ts'
import { pollNow } from './poll-now.ts'
import { describeOutcome } from './poll-outcome.ts'

const { db, openOutlet, addFeed, getFeed, listEntries } = await freshPollScene()

async function poll(url: string | null, { fetchAllow = ['127.0.0.1'], now = start } = {}) {
  const polled: string[] = []
  const result = await pollNow(
    { db, fetchAllow, now: () => now },
    { url, onPolled: (feed, outcome) => void polled.push(`${feed.url} ${outcome.kind}`) },
  )
  return { result, polled }
}

test('one feed is polled by its address, due or not, and its outcome is reported', async () => {
  const outlet = await openOutlet()
  const url = outlet.showFeed('/rss', [article(1)])
  const other = outlet.showFeed('/other', [article(2)])
  const id = await addFeed(url)
  await addFeed(other)
  await setRow(db, 'feeds', id, { nextPollAt: hoursLater(5) })
  const { result, polled } = await poll(url)
  expect(result).toEqual({ ok: true, count: 1, failed: 0 })
  expect(polled).toEqual([`${url} read`])
  expect(outlet.hits.map(hit => hit.url)).toEqual(['/rss'])
  expect(await listEntries()).toHaveLength(1)
})

test('without an address all due feeds are polled, and failures are counted', async () => {
  const outlet = await openOutlet()
  const ids = [await addFeed(outlet.showFeed('/a', [article(1)])), await addFeed(`${outlet.origin}/gone`)]
  const later = await addFeed(outlet.showFeed('/later', [article(2)]))
  await setRow(db, 'feeds', later, { nextPollAt: hoursLater(5) })
  const { result, polled } = await poll(null)
  expect(result).toEqual({ ok: true, count: 2, failed: 1 })
  expect(polled.toSorted()).toEqual([`${outlet.origin}/a read`, `${outlet.origin}/gone failed`])
  expect((await getFeed(ids[1] ?? '')).failure).toBe('not-found')
})

test('an unknown address and a busy host are reported', async () => {
  const outlet = await openOutlet()
  const url = outlet.showFeed('/rss', [article(1)])
  expect((await poll(url)).result).toEqual({ ok: false, reason: 'unknown' })
  await claimFeed(db, await addFeed(url), start)
  expect(await poll(url)).toEqual({ result: { ok: false, reason: 'busy' }, polled: [] })
  expect(outlet.hits).toEqual([])
})

test('a private address is requested only if the operator allows it', async () => {
  const outlet = await openOutlet()
  const url = outlet.showFeed('/rss', [article(1)])
  const id = await addFeed(url)
  expect(await poll(url, { fetchAllow: [] })).toEqual({
    result: { ok: true, count: 1, failed: 1 },
    polled: [`${url} failed`],
  })
  expect((await getFeed(id)).failure).toBe('private-address')
  expect(outlet.hits).toEqual([])
})

const none = { published: 0, waiting: 0, duplicates: 0, edited: 0, released: 0, unreadable: 0, repeated: 0 }

test('each outcome of a poll is one line', () => {
  expect(describeOutcome({ kind: 'unchanged' }, 'en')).toBe('nothing new')
  expect(describeOutcome({ kind: 'cut' }, 'en')).toBe('interrupted')
  expect(
    describeOutcome(
      { kind: 'failed', failure: 'timeout', detail: { code: 'verbatim', text: 'no answer in 20 s' } },
      'en',
    ),
  ).toBe('failed: The server took too long to answer. (no answer in 20 s)')
})

test('entries read are counted by outcome, and zero counts are omitted except for published', () => {
  expect(describeOutcome({ kind: 'read', counts: none }, 'en')).toBe('0 published')
  expect(describeOutcome({ kind: 'read', counts: { ...none, waiting: 3, repeated: 1 } }, 'en')).toBe(
    '0 published, 3 waiting, 1 repeated',
  )
})

test('no count is printed as the code names it', () => {
  const counts = { ...none, edited: 2, released: 1 }
  expect(describeOutcome({ kind: 'read', counts }, 'en')).toBe(
    '0 published, 2 edited, 1 released under a new headline',
  )
  expect(describeOutcome({ kind: 'read', counts }, 'hi')).not.toMatch(/[a-z]/)
})
