import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, addWaitingEntry, getRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { connect } from '../../database/connect.ts'
import { authorizeCommand } from '../accounts/authorize.ts'
import { newsLinkSchema } from '../news-links/news-link-schema.ts'
import { sameAddress } from '../reasons/entry-reason.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { carryOut, listDue } from './carry-out-due.ts'
import { cancelScheduled, carryOutNow, changeTime } from './change-scheduled.ts'
import { listScheduled } from './list-scheduled.ts'
import { scheduleEntry, scheduleNewLink } from './schedule-link.ts'
import { scheduleSitePage } from './schedule-page.ts'

const { db, url, by } = await freshNewsroom({
  empty: ['revisions', 'entries', 'newsLinks', 'siteLinks', 'scheduledPages'],
})
const clock = authorizeCommand('#schedule')
const at = (hours: number) => new Date(Date.parse('2026-01-02T06:00:00Z') + hours * 3_600_000)
const { id: category } = await addCategory(db)
let count = 0

function linkOf(title: string, fields: { url?: string; category?: string } = {}) {
  count += 1
  const address = fields.url ?? `https://outlet.example/later-${count}`
  const input = newsLinkSchema.parse({ title, url: address, source: 'The Outlet', category, ...fields })
  return { input: { ...input, url: address }, canonicalUrl: address }
}

async function schedule(
  title: string,
  options: { publishAt?: Date; takeDownAt?: Date | null; link?: ReturnType<typeof linkOf> } = {},
) {
  const { publishAt = at(1), takeDownAt = null, link = linkOf(title) } = options
  return scheduleNewLink(db, { link, times: { publishAt, takeDownAt }, by, now: at(0) })
}

async function work(now: Date): Promise<void> {
  for (const due of await listDue(db, now)) await carryOut(db, due, { by: clock, now })
}

const titles = async () =>
  (await db.selectFrom('newsLinks').select('title').execute()).map(each => each.title)
const entryOf = (id: string) =>
  db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a link is published at its time, not before, in the name of the schedule', async () => {
  await schedule('Budget speech')
  await work(new Date(at(1).getTime() - 1))
  expect(await titles()).toEqual([])
  await work(at(1))
  expect(await titles()).toEqual(['Budget speech'])
  const added = await db
    .selectFrom('revisions')
    .select('accountName')
    .where('recordTable', '=', 'news_links')
    .executeTakeFirst()
  expect(added?.accountName).toBe('#schedule')
  await work(at(2))
  expect(await titles()).toEqual(['Budget speech'])
})

test('a link that is published before its date gets the date of publishing', async () => {
  const link = linkOf('Embargo')
  const dated = { ...link, input: { ...link.input, publishedAt: at(72).toISOString() } }
  await schedule('Embargo', { link: dated, publishAt: at(72) })
  const [due] = await listDue(db, at(72))
  const scheduled = { act: 'publish-link', id: due?.id ?? '', version: 1 } as const
  expect(await carryOutNow(db, { scheduled, by, now: at(1) })).toMatchObject({ ok: true })
  const row = await db.selectFrom('newsLinks').select('publishedAt').executeTakeFirstOrThrow()
  expect(row.publishedAt).toEqual(at(1))
})

test('two simultaneous workers publish it once', async () => {
  await schedule('Once')
  const other = connect({ url, connectionsMax: 2, applicationName: 'second worker' })
  const [due] = await listDue(db, at(1))
  if (due) await Promise.all([db, other, db, other].map(one => carryOut(one, due, { by: clock, now: at(1) })))
  await other.destroy()
  expect(await titles()).toEqual(['Once'])
  const { rows } = {
    rows: await db.selectFrom('revisions').select('id').where('recordTable', '=', 'news_links').execute(),
  }
  expect(rows).toHaveLength(1)
})

test('after a day without a worker, links are placed as if they had been published on time', async () => {
  const second = await schedule('Second', { publishAt: at(2) })
  const first = await schedule('First', { publishAt: at(1) })
  const ids = [first, second].flatMap(each => (each.ok ? each.id : []))
  expect((await listDue(db, at(26))).map(({ id }) => id)).toEqual(ids)
  await work(at(26))
  const links = await db
    .selectFrom('newsLinks')
    .select(['title', 'createdAt', 'publishedAt'])
    .orderBy('createdAt')
    .execute()
  expect(links).toEqual([
    { title: 'First', createdAt: at(1), publishedAt: at(1) },
    { title: 'Second', createdAt: at(2), publishedAt: at(2) },
  ])
})

test('a link whose take-down time has passed is not published and waits with the reason', async () => {
  const added = await schedule('Over', { takeDownAt: at(3) })
  await work(at(4))
  expect(await titles()).toEqual([])
  const entry = await entryOf(added.ok ? added.id : '')
  expect(entry).toMatchObject({ status: 'waiting', publishAt: null })
  expect(entry.reason).toEqual({ code: 'not-published', problem: 'taken-down' })
})

test('a link of a deleted category returns to the queue with the reason', async () => {
  const gone = await addCategory(db)
  const added = await schedule('Homeless', { link: linkOf('Homeless', { category: gone.id }) })
  await db.deleteFrom('categories').where('id', '=', gone.id).execute()
  await work(at(1))
  expect(await titles()).toEqual([])
  expect(await entryOf(added.ok ? added.id : '')).toMatchObject({
    status: 'waiting',
    reason: { code: 'not-published', problem: 'category-gone' },
  })
})

test('if a feed has already published the article, the scheduled link is held as its duplicate', async () => {
  const link = linkOf('Ours')
  const added = await schedule('Ours', { link })
  await addNewsLink(db, { category, title: 'Theirs', url: link.canonicalUrl })
  await work(at(1))
  expect(await titles()).toEqual(['Theirs'])
  expect((await entryOf(added.ok ? added.id : '')).status).toBe('duplicate')
})

test('a link is taken down at its time, and undo restores it permanently', async () => {
  await schedule('For a day', { takeDownAt: at(24) })
  await work(at(1))
  await work(at(23))
  expect(await titles()).toEqual(['For a day'])
  await work(at(24))
  expect(await titles()).toEqual([])
  const { batchId } = await getRow(db, 'revisions', { action: 'delete', accountName: '#schedule' })
  expect((await undoBatch(db, { batchId, by, now: at(25) })).ok).toBe(true)
  await work(at(26))
  expect(await titles()).toEqual(['For a day'])
})

test('undoing a scheduled publication returns the entry to the queue, where it stays', async () => {
  const added = await schedule('Too early')
  await work(at(1))
  const { batchId } = await getRow(db, 'revisions', { recordTable: 'news_links' })
  expect((await undoBatch(db, { batchId, by, now: at(2) })).ok).toBe(true)
  await work(at(3))
  expect(await titles()).toEqual([])
  expect((await entryOf(added.ok ? added.id : '')).status).toBe('waiting')
})

test('a scheduled entry and its twins leave the queue, and undo returns them', async () => {
  const entry = await addWaitingEntry(db, { category, url: 'https://outlet.example/twin' })
  const twin = await addWaitingEntry(db, { category, url: 'https://outlet.example/twin' })
  const link = linkOf('Edited', { url: 'https://outlet.example/twin' })
  const scheduled = await scheduleEntry(db, {
    entry: { id: entry.id, version: entry.version },
    link,
    times: { publishAt: at(1), takeDownAt: null },
    by,
    now: at(0),
  })
  expect([(await entryOf(entry.id)).status, (await entryOf(twin.id)).status]).toEqual([
    'scheduled',
    'duplicate',
  ])
  expect(await schedule('Again', { link })).toEqual({ ok: false, reason: 'scheduled-already' })
  if (scheduled.ok) await undoBatch(db, { batchId: scheduled.batchId, by, now: at(0) })
  expect([(await entryOf(entry.id)).status, (await entryOf(twin.id)).status]).toEqual(['waiting', 'waiting'])
})

test('a scheduled entry and its twins are no longer like another article', async () => {
  const { id: newsLinkId } = await addNewsLink(db, { category })
  const url = 'https://outlet.example/alike'
  const alike = { url, category, newsLinkId, duplicateRule: 'headline', reason: 'Like another' } as const
  const [entry, twin] = [await addWaitingEntry(db, alike), await addWaitingEntry(db, alike)]
  const times = { publishAt: at(1), takeDownAt: null }
  await scheduleEntry(db, { entry, link: linkOf('Alike', { url }), times, by, now: at(0) })
  const none = { newsLinkId: null, duplicateRule: null }
  expect(await entryOf(entry.id)).toMatchObject({ ...none, duplicateOf: null, reason: null })
  expect(await entryOf(twin.id)).toMatchObject({ ...none, duplicateOf: entry.id, reason: sameAddress })
})

test('the list shows scheduled acts, and changing, carrying out and cancelling can each be undone', async () => {
  await schedule('Later', { takeDownAt: at(10) })
  const first = async () => {
    const [row] = await listScheduled(db, { now: at(0) })
    if (!row || row.act === 'begin-pin') throw new Error('no link is scheduled')
    return { ...row, act: row.act }
  }
  const moved = await changeTime(db, { scheduled: await first(), at: at(5), by, now: at(0) })
  expect(await first()).toMatchObject({ act: 'publish-link', title: 'Later', at: at(5), takeDownAt: at(10) })
  const late = await changeTime(db, { scheduled: await first(), at: at(11), by, now: at(0) })
  expect(late).toMatchObject({ ok: false, reason: 'wrong-time' })
  if (moved.ok) await undoBatch(db, { batchId: moved.batchId, by, now: at(0) })
  expect((await first()).at).toEqual(at(1))
  const cancelled = await cancelScheduled(db, { scheduled: await first(), by, now: at(0) })
  expect(await listScheduled(db, { now: at(0) })).toEqual([])
  if (cancelled.ok) await undoBatch(db, { batchId: cancelled.batchId, by, now: at(0) })
  const stale = { ...(await first()), version: 1 }
  expect(await cancelScheduled(db, { scheduled: stale, by, now: at(0) })).toMatchObject({ reason: 'stale' })
  for (const version of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, -0.5]) {
    const odd = { ...stale, version }
    expect(await carryOutNow(db, { scheduled: odd, by, now: at(0) })).toMatchObject({ reason: 'stale' })
    const page = { ...odd, act: 'publish-page' } as const
    expect(await cancelScheduled(db, { scheduled: page, by, now: at(0) })).toMatchObject({ reason: 'stale' })
  }
  const out = await carryOutNow(db, { scheduled: await first(), by, now: at(0) })
  expect(await titles()).toEqual(['Later'])
  expect(await first()).toMatchObject({ act: 'take-down-link', at: at(10) })
  if (out.ok) await undoBatch(db, { batchId: out.batchId, by, now: at(0) })
  expect(await titles()).toEqual([])
})

test('a page replaces the page of its type at its time, and is taken down at its other time', async () => {
  for (const [type, title] of [
    ['privacy', 'Your data'],
    ['about', 'Old'],
  ] as const)
    await addRow(db, 'siteLinks', { type, title, content: '<p>A page</p>' })
  const page = { type: 'about' as const, title: 'New', content: '<p>New</p>' }
  const input = { ...page, publishAt: at(1), takeDownAt: at(2) }
  await scheduleSitePage(db, { input, by, now: at(0) })
  const shown = async () =>
    (await db.selectFrom('siteLinks').select('title').orderBy('id').execute()).map(each => each.title)
  await work(at(0.9))
  expect(await shown()).toEqual(['Your data', 'Old'])
  await work(at(1))
  expect(await shown()).toEqual(['Your data', 'New'])
  await work(at(2))
  expect(await shown()).toEqual(['Your data'])
})

test('two simultaneous schedules of a page store one version', async () => {
  const input = { type: 'about' as const, title: 'New', content: '<p>New</p>', publishAt: at(1) }
  const both = await Promise.all([1, 2].map(() => scheduleSitePage(db, { input, by, now: at(0) })))
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})
