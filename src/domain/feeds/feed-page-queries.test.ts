import { expect, test } from 'vitest'
import { addCategory, addWaitingEntry } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { addFeed } from './add-feed.ts'
import { countWaitingOfFeed, findFeedPage, listEntryDays, listFeedEntries } from './feed-page-queries.ts'

const { db, by, now } = await freshNewsroom({ at: '2026-03-10T06:00:00Z', empty: ['entries'] })
const politics = await addCategory(db, { name: 'Politics' })

async function addHerald(url: string) {
  const feed = { url, category: politics.id, outletName: 'The Herald', title: 'World', language: 'en' }
  const added = await addFeed(db, feed, { by, now })
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

const feedId = await addHerald('https://herald.example/rss')
const other = await addHerald('https://herald.example/other')

test('the page of a feed shows its outlet and its category by name', async () => {
  const address = { id: feedId, url: 'https://herald.example/rss', title: 'World', language: 'en' }
  const names = { outletName: 'The Herald', categoryName: 'Politics', category: politics.id }
  expect(await findFeedPage(db, feedId)).toMatchObject({ ...address, ...names, version: 1, state: 'active' })
  for (const id of ['00000000-0000-7000-8000-000000000000', 'nonsense', "' or 1=1 --", ''])
    expect(await findFeedPage(db, id)).toBeNull()
})

test('every day is listed, oldest first, including days without an entry', async () => {
  await addWaitingEntry(db, { feedId, firstSeenAt: new Date('2026-03-09T06:00:00Z') })
  expect(await listEntryDays(db, { feedId, days: 3, now })).toEqual([
    { day: '2026-03-08', count: 0 },
    { day: '2026-03-09', count: 1 },
    { day: '2026-03-10', count: 0 },
  ])
})

test('a day begins at midnight in India', async () => {
  await addWaitingEntry(db, { feedId, firstSeenAt: new Date('2026-03-09T18:29:59Z') })
  await addWaitingEntry(db, { feedId, firstSeenAt: new Date('2026-03-09T18:30:00Z') })
  const days = await listEntryDays(db, { feedId, days: 2, now })
  expect(days.map(({ day, count }) => [day, count])).toEqual([
    ['2026-03-09', 1],
    ['2026-03-10', 1],
  ])
  const night = new Date('2026-03-10T18:30:00Z')
  expect((await listEntryDays(db, { feedId, days: 1, now: night }))[0]?.day).toBe('2026-03-11')
})

test('an entry counts on the day it was published, or on the day it arrived if it is dated ahead', async () => {
  const entry = async (publishedAt: string) => {
    const firstSeenAt = new Date('2026-03-10T05:00:00Z')
    await addWaitingEntry(db, { feedId, firstSeenAt, publishedAt: new Date(publishedAt) })
  }
  await entry('2026-03-08T05:00:00Z')
  await entry('2026-04-01T05:00:00Z')
  const days = await listEntryDays(db, { feedId, days: 3, now })
  expect(days.map(day => day.count)).toEqual([1, 0, 1])
})

test('unreadable entries, older entries and entries of other feeds are not counted', async () => {
  await addWaitingEntry(db, { feedId, status: 'unreadable', firstSeenAt: now })
  await addWaitingEntry(db, { feedId, firstSeenAt: new Date('2026-03-01T06:00:00Z') })
  await addWaitingEntry(db, { feedId: other, firstSeenAt: now })
  const days = await listEntryDays(db, { feedId, days: 3, now })
  expect(days.map(day => day.count)).toEqual([0, 0, 0])
})

test('the latest entries are listed newest first, up to a limit, separate from unreadable ones', async () => {
  for (const minute of [1, 3, 2]) {
    const firstSeenAt = new Date(now.getTime() + minute * 60_000)
    const status = minute === 2 ? 'rejected' : 'waiting'
    await addWaitingEntry(db, { feedId, title: `Read ${minute}`, firstSeenAt, status })
  }
  await addWaitingEntry(db, { feedId: other, title: 'Of another feed' })
  await addWaitingEntry(db, { feedId, title: 'Broken', status: 'unreadable', reason: { code: 'no-link' } })
  const titles = async (kind: 'read' | 'unreadable', limit = 9) =>
    (await listFeedEntries(db, { language: 'en', feedId, kind, limit })).map(entry => entry.title)
  expect(await titles('read')).toEqual(['Read 3', 'Read 2', 'Read 1'])
  expect(await titles('read', 2)).toEqual(['Read 3', 'Read 2'])
  expect(await titles('unreadable')).toEqual(['Broken'])
})

test('entries of one poll are listed by their own times, those without a time last', async () => {
  const firstSeenAt = new Date(now)
  await addWaitingEntry(db, { feedId, title: 'At no time', firstSeenAt })
  for (const hour of [9, 11, 10]) {
    const publishedAt = new Date(Date.UTC(2026, 2, 9, hour))
    await addWaitingEntry(db, { feedId, title: `At ${hour}`, firstSeenAt, publishedAt })
  }
  const listed = await listFeedEntries(db, { language: 'en', feedId, kind: 'read', limit: 9 })
  expect(listed.map(entry => entry.title)).toEqual(['At 11', 'At 10', 'At 9', 'At no time'])
})

test('only waiting entries are counted before a feed is deleted', async () => {
  await addWaitingEntry(db, { feedId })
  await addWaitingEntry(db, { feedId })
  for (const status of ['published', 'rejected', 'duplicate', 'unreadable'] as const) {
    await addWaitingEntry(db, { feedId, status })
  }
  await addWaitingEntry(db, { feedId: other })
  expect(await countWaitingOfFeed(db, feedId)).toBe(2)
})
