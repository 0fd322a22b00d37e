import { expect, test } from 'vitest'
import { article, freshPollScene, hoursLater } from '../../../test/support/poll-scene.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import { decideEntries } from '../../domain/queue/decide-entries.ts'
import { listLedger } from '../../domain/queue/duplicate-queries.ts'
import { undoBatch } from '../../domain/revisions/undo/undo.ts'
import { carryOut } from '../../domain/schedule/carry-out-due.ts'
import { cancelScheduled } from '../../domain/schedule/change-scheduled.ts'
import { scheduleEntry } from '../../domain/schedule/schedule-link.ts'

const { db, by, category, openOutlet, addFeed, poll, listLinks, listEntries } = await freshPollScene({
  empty: ['revisions'],
})
const publishAt = hoursLater(9)

const ferry = article(1, { title: 'Ferry to the island resumes after the storm' })

/** The outlet's article, accepted with a publication time. */
async function scheduleFerry(at: Awaited<ReturnType<typeof openOutlet>>) {
  const feedId = await addFeed(at.showFeed('/feed', [ferry]), { publishing: 'wait' })
  await poll(feedId)
  const [entry] = await listEntries()
  if (!entry) throw new Error('the feed gave nothing')
  const { title, url, source } = entry
  const input = { ...newsLinkSchema.parse({ title, url, source, category: category.id }), url }
  const link = { input, canonicalUrl: url }
  const times = { publishAt, takeDownAt: null }
  const scheduled = await scheduleEntry(db, { entry, link, times, by, now: hoursLater(1) })
  if (!scheduled.ok) throw new Error(scheduled.reason)
  return { ...scheduled, feedId }
}

/** A second copy at another address of the same outlet. */
async function pollCopy() {
  const outlet = await openOutlet()
  const scheduled = await scheduleFerry(outlet)
  outlet.showFeed('/feed', [ferry, { ...ferry, url: 'https://outlet.example/ferry-again' }])
  await poll(scheduled.feedId, 2)
  const copy = await copyOf(scheduled.id)
  return { ...scheduled, copyId: copy.id }
}

async function copyOf(id: string) {
  const copy = (await listEntries()).find(entry => entry.id !== id)
  if (!copy) throw new Error('the copy is missing')
  return copy
}

const listKind = async (kind: 'held' | 'grouped') =>
  (await listLedger(db, { language: 'en', kind, rule: null, after: null, limit: 5 })).entries
const listHeld = () => listKind('held')
const listGrouped = () => listKind('grouped')

const held = {
  status: 'duplicate',
  reason: 'same headline from the same outlet at the same time',
  heldOf: { kind: 'decided-entry', title: ferry.title, url: ferry.url },
}
const heldOfWaiting = { ...held, heldOf: { ...held.heldOf, kind: 'entry' } }

test('the outlet’s second copy of a scheduled article is held with the reason and the link', async () => {
  const { id, copyId } = await pollCopy()
  expect(await copyOf(id)).toMatchObject({ duplicateRule: 'headline', duplicateOf: id, newsLinkId: null })
  expect(await listHeld()).toMatchObject([{ id: copyId, ...held }])
  expect(await listLinks()).toEqual([])
})

test('another outlet’s copy of a scheduled article waits, even if its feed publishes at once', async () => {
  const { id } = await scheduleFerry(await openOutlet())
  const other = await openOutlet()
  const url = 'https://hills.example/ferry'
  const feedUrl = other.showFeed('/feed', [{ ...ferry, url }])
  await poll(await addFeed(feedUrl, { outletName: 'Hill Herald', publishing: 'at-once' }), 2)
  expect(await copyOf(id)).toMatchObject({ status: 'waiting', duplicateOf: id })
  const reason = 'same headline as in The Outlet at the same time'
  expect(await listGrouped()).toMatchObject([{ status: 'waiting', reason, heldOf: held.heldOf }])
  expect(await listLinks()).toEqual([])
})

test('the copy stays held with the same reason after the scheduled article is published', async () => {
  const { id, copyId } = await pollCopy()
  await carryOut(db, { act: 'publish-link', id }, { by: authorizeCommand('#schedule'), now: publishAt })
  expect((await listLinks()).map(link => link.url)).toEqual([ferry.url])
  expect(await listHeld()).toMatchObject([{ id: copyId, ...held }])
})

test('the copy stays held with the same reason after the article is taken off the schedule and rejected', async () => {
  const { id, copyId } = await pollCopy()
  const { version } = (await listEntries()).find(entry => entry.id === id) ?? { version: 0 }
  const now = hoursLater(3)
  const scheduled = { act: 'publish-link', id, version } as const
  expect(await cancelScheduled(db, { scheduled, by, now })).toMatchObject({ ok: true })
  expect(await listHeld()).toMatchObject([{ id: copyId, ...heldOfWaiting }])
  const entries = [{ id, version: version + 1 }]
  await decideEntries(db, { entries, decision: { action: 'reject' }, by, now })
  expect(await listHeld()).toMatchObject([{ id: copyId, ...held }])
})

test('undo of the scheduling returns the article to the queue, with the copy held as before', async () => {
  const { id, copyId, batchId } = await pollCopy()
  expect(await undoBatch(db, { batchId, by, now: hoursLater(3) })).toEqual({ ok: true, count: 1 })
  expect((await listEntries()).find(entry => entry.id === id)).toMatchObject({ status: 'waiting' })
  expect(await listHeld()).toMatchObject([{ id: copyId, ...heldOfWaiting }])
})
