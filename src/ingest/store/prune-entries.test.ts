import { expect, test } from 'vitest'
import { addScheduledEntry, setRows } from '../../../test/support/builders.ts'
import { overtake } from '../../../test/support/overtake.ts'
import { article, freshPollScene, hoursLater } from '../../../test/support/poll-scene.ts'
import { pruneEntries } from './prune-entries.ts'

const { db, openFeed, deps, openOutlet, addFeed, poll, listLinks, listEntries } = await freshPollScene()
const day = 24

test('an entry that its feed no longer lists is deleted in time; its news link stays', async () => {
  const { outlet, feedId } = await openFeed([article(1), article(2)])
  await poll(feedId)
  outlet.showFeed('/feed', [article(2), article(3)])
  await poll(feedId, 29 * day)
  expect(await pruneEntries(db, deps.now())).toBe(0)
  outlet.showFeed('/feed', [article(2), article(4)])
  await poll(feedId, 31 * day)
  expect(await pruneEntries(db, deps.now())).toBe(1)
  expect((await listEntries()).map(entry => entry.title)).not.toContain(article(1).title)
  expect(await listLinks()).toHaveLength(4)
})

test('a feed that is silent for long loses no entry and adds none twice', async () => {
  const { feedId } = await openFeed([article(1)])
  await poll(feedId)
  await poll(feedId, 400 * day)
  expect(await pruneEntries(db, deps.now())).toBe(0)
})

test('rejected entries are kept longer than published ones', async () => {
  const { outlet, feedId } = await openFeed([article(1), article(2)], { publishing: 'wait' })
  await poll(feedId)
  await db.updateTable('entries').set({ status: 'rejected' }).where('title', '=', article(1).title).execute()
  outlet.showFeed('/feed', [article(3)])
  await poll(feedId, 100 * day)
  expect(await pruneEntries(db, deps.now())).toBe(1)
  expect((await listEntries()).map(entry => entry.status).sort()).toEqual(['rejected', 'waiting'])
})

test('a snoozed entry comes back, however long ago its feed listed it', async () => {
  const { outlet, feedId } = await openFeed([article(1), article(2)], { publishing: 'wait' })
  await poll(feedId)
  const snoozed = { snoozedUntil: hoursLater(170 * day) }
  await db.updateTable('entries').set(snoozed).where('title', '=', article(1).title).execute()
  outlet.showFeed('/feed', [article(3)])
  await poll(feedId, 171 * day)
  expect(await pruneEntries(db, deps.now())).toBe(1)
  expect((await listEntries()).map(entry => entry.title)).toContain(article(1).title)
  outlet.showFeed('/feed', [article(3), article(4)])
  await poll(feedId, 300 * day)
  expect(await pruneEntries(db, deps.now())).toBe(1)
})

test('an entry of a deleted feed ages by the clock, but never while it waits', async () => {
  await poll(
    await addFeed((await openOutlet()).showFeed('/feed', [article(1), article(2)]), { publishing: 'wait' }),
  )
  await db.updateTable('entries').set({ status: 'rejected' }).where('title', '=', article(1).title).execute()
  await db.deleteFrom('feeds').execute()
  expect(await pruneEntries(db, hoursLater(179 * day))).toBe(0)
  expect(await pruneEntries(db, hoursLater(181 * day))).toBe(1)
  expect((await listEntries()).map(entry => entry.status)).toEqual(['waiting'])
})

test('a scheduled entry is kept until its time, however long ago its feed listed it', async () => {
  const { feedId } = await openFeed([article(3)], { publishing: 'wait' })
  await addScheduledEntry(db, { feedId, publishAt: hoursLater(300 * day) })
  await addScheduledEntry(db, { publishAt: hoursLater(300 * day) })
  await setRows(db, 'entries', { lastSeenAt: hoursLater(0) })
  await poll(feedId, 299 * day)
  expect(await pruneEntries(db, deps.now())).toBe(0)
})

test('hosts without feeds are deleted', async () => {
  await addFeed('https://a.example/')
  await db.deleteFrom('feeds').execute()
  await pruneEntries(db, deps.now())
  expect(await db.selectFrom('feedHosts').selectAll().execute()).toEqual([])
})

test('an entry that an editor returns to the queue while old ones are deleted stays', async () => {
  const { outlet, feedId } = await openFeed([article(1)], { publishing: 'wait' })
  await poll(feedId)
  const of = db.updateTable('entries').where('feedId', '=', feedId)
  await of.set({ status: 'published' }).execute()
  outlet.showFeed('/feed', [article(2)])
  await poll(feedId, 40 * day)
  await overtake(db, {
    table: 'entries',
    update: () => pruneEntries(db, deps.now()),
    meanwhile: () => of.where('status', '=', 'published').set({ status: 'waiting' }).execute(),
  })
  const titles = (await listEntries()).map(entry => entry.title)
  expect(titles).toEqual(expect.arrayContaining([article(1).title, article(2).title]))
})
