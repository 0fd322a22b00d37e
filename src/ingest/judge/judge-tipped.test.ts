import { expect, test } from 'vitest'
import { addNewsLink, addRow, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { article, freshPollScene, hoursLater, start } from '../../../test/support/poll-scene.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { newsLinkSchema } from '../../domain/news-links/news-link-schema.ts'
import { saveTipWords } from '../../domain/queue/arrivals/arriving-tips.ts'
import { decideEntries } from '../../domain/queue/decide-entries.ts'
import { listLedger } from '../../domain/queue/duplicate-queries.ts'
import { publishEntries } from '../../domain/queue/publish-entries.ts'
import { undoBatch } from '../../domain/revisions/undo/undo.ts'
import { carryOut } from '../../domain/schedule/carry-out-due.ts'
import { cancelScheduled } from '../../domain/schedule/change-scheduled.ts'
import { scheduleEntry } from '../../domain/schedule/schedule-link.ts'

const scene = await freshPollScene({ empty: ['rules', 'revisions'] })
const { db, by, category, openFeed, openOutlet, addFeed, poll, listLinks, listEntries } = scene

const tip = (url = article(1).url, fields: { title?: string } = {}) =>
  addWaitingEntry(db, {
    url,
    origin: 'tip',
    tipNote: 'Read this!',
    tipFrom: 'Meera',
    firstSeenAt: start,
    ...fields,
  })

async function pollOne(publishing: 'at-once' | 'wait' = 'at-once') {
  return poll((await openFeed([article(1)], { publishing })).feedId)
}

const becameOf = async (id: string) => (await listEntries()).find(entry => entry.id === id)
const addRule = (action: 'hold' | 'reject' | 'publish') =>
  addRow(db, 'rules', { name: 'Councils', words: ['council'], action })

test('a waiting tip does not hold back an article of a trusted feed, and is closed with it, its note kept', async () => {
  const { id } = await tip()
  await saveTipWords(db, id, { note: 'I saw it too', from: '' })
  expect(await pollOne()).toMatchObject({ counts: { published: 1, duplicates: 0 } })
  const [link] = await listLinks()
  expect(await becameOf(id)).toMatchObject({
    status: 'duplicate',
    duplicateRule: 'address',
    reason: { code: 'same-address', changes: [] },
    newsLinkId: link?.id,
    tipNote: 'Read this!',
    tipFrom: 'Meera',
    moreTips: [{ note: 'I saw it too', from: '' }],
  })
})

test('an editor who had the tip open learns that it is now held', async () => {
  const { id, version } = await tip()
  await pollOne()
  const entries = [{ id, version }]
  const result = await decideEntries(db, { entries, decision: { action: 'reject' }, by, now: start })
  expect(result).toMatchObject({
    decided: [],
    refused: [{ id, reason: 'changed', now: { status: 'duplicate' } }],
  })
})

test('for a feed whose articles wait, the tip is already waiting', async () => {
  const { id } = await tip()
  expect(await pollOne('wait')).toMatchObject({ counts: { published: 0, duplicates: 1 } })
  expect(await becameOf(id)).toMatchObject({ status: 'waiting', version: 1 })
})

test('a rule that publishes overrides a tip as a trusted feed does; one that holds or rejects leaves the tip to the editors', async () => {
  await addRule('publish')
  await tip()
  expect(await pollOne('wait')).toMatchObject({ counts: { published: 1 } })
  for (const action of ['hold', 'reject'] as const) {
    for (const table of ['rules', 'entries', 'newsLinks', 'feeds'] as const)
      await db.deleteFrom(table).execute()
    await addRule(action)
    const { id } = await tip()
    expect(await pollOne()).toMatchObject({ counts: { published: 0, duplicates: 1 } })
    expect(await becameOf(id)).toMatchObject({ status: 'waiting' })
    const rule = await db.selectFrom('rules').select('hitCount').executeTakeFirstOrThrow()
    expect(rule.hitCount).toBe(0)
  }
})

test('an editor’s decision to snooze or reject a tip stands', async () => {
  const put = { action: 'snooze', until: new Date('2026-03-02T06:00:00Z') } as const
  for (const decision of [put, { action: 'reject' }] as const) {
    for (const table of ['entries', 'feeds'] as const) await db.deleteFrom(table).execute()
    const { id, version } = await tip()
    await decideEntries(db, { entries: [{ id, version }], decision, by, now: start })
    expect(await pollOne()).toMatchObject({ counts: { published: 0, duplicates: 1 } })
    expect(await listLinks()).toEqual([])
  }
})

test('a deleted article does not come back because of a tip', async () => {
  await addWaitingEntry(db, { url: article(1).url, status: 'published' })
  await tip()
  expect(await pollOne()).toMatchObject({ counts: { published: 0, duplicates: 1 } })
})

test('an article already published stays as it is, with its tip', async () => {
  const { id } = await tip()
  await addNewsLink(db, { category: category.id, url: article(1).url })
  expect(await pollOne()).toMatchObject({ counts: { published: 0, duplicates: 1 } })
  expect(await becameOf(id)).toMatchObject({ status: 'waiting' })
})

test('nor is it held by a tip with the same headline under another address', async () => {
  const { title } = article(1)
  const { id } = await tip('https://outlet.example/article-1-again', { title })
  const rejected = await tip('https://outlet.example/article-1-once-more', { title })
  const rule = await addRow(db, 'rules', { name: 'No rain', words: ['rain'], action: 'reject' })
  await setRow(db, 'entries', rejected.id, { status: 'rejected', ruleId: rule.id })
  expect(await pollOne()).toMatchObject({ counts: { published: 1, duplicates: 0 } })
  expect(await becameOf(id)).toMatchObject({ status: 'waiting' })
})

test('nor is an article that a rule publishes; for one that waits, the tip is the same article', async () => {
  const { title } = article(1)
  for (const [action, counts] of [
    ['publish', { published: 1, duplicates: 0 }],
    ['hold', { published: 0, duplicates: 1 }],
  ] as const) {
    for (const table of ['rules', 'entries', 'newsLinks', 'feeds'] as const)
      await db.deleteFrom(table).execute()
    await addRule(action)
    await tip('https://outlet.example/article-1-again', { title })
    expect(await pollOne('wait')).toMatchObject({ counts })
  }
})

test('an editor and a feed that publish one article at the same moment do not deadlock', async () => {
  for (let round = 0; round < 10; round++) {
    for (const table of ['entries', 'newsLinks', 'feeds'] as const) await db.deleteFrom(table).execute()
    const { id, version } = await tip()
    await setRow(db, 'entries', id, { category: category.id })
    const [outcome, published] = await Promise.all([
      pollOne(),
      publishEntries(db, { entries: [{ id, version }], by, now: start }),
    ])
    expect(await listLinks()).toHaveLength(1)
    expect(published.decided.length + published.refused.length).toBe(1)
    expect(outcome).toMatchObject({ counts: { unreadable: 0 } })
  }
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
