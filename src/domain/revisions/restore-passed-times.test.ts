import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addRow,
  addScheduledEntry,
  addWaitingEntry,
  getRow,
  setRow,
  setRows,
} from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { restoreEntryBefore } from '../../../test/support/restore-entry-before.ts'
import { cancelScheduled, changeTime } from '../schedule/change-scheduled.ts'
import { undoBatch } from './undo/undo.ts'
import { deleteRecords } from './write-record.ts'

const { db, by, now } = await freshNewsroom({
  at: '2026-01-02T12:00:00Z',
  empty: ['entries', 'newsLinks', 'scheduledPages', 'revisions'],
})
const tomorrow = new Date('2026-01-03T12:00:00Z')
const later = new Date('2026-01-04T12:00:00Z')
const { id: category } = await addCategory(db)

async function cancel() {
  const { id, url } = await addScheduledEntry(db, { publishAt: tomorrow })
  const result = await cancelScheduled(db, { scheduled: { act: 'publish-link', id, version: 1 }, by, now })
  if (!result.ok) throw new Error(result.reason)
  return { id, url, batchId: result.batchId }
}

const timePassed = { ok: false, reason: 'time-passed' }

test('a schedule whose time has passed is not restored, because it would publish at once', async () => {
  const { id, batchId } = await cancel()
  expect(await undoBatch(db, { batchId, by, now: later })).toEqual(timePassed)
  expect(await restoreEntryBefore(db, { batchId, by, now: later })).toEqual(timePassed)
  expect(await getRow(db, 'entries', id)).toMatchObject({ status: 'waiting' })
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true })
})

test('an earlier time that has passed is not restored either', async () => {
  const { id } = await addScheduledEntry(db, { publishAt: tomorrow })
  const scheduled = { act: 'publish-link' as const, id, version: 1 }
  const moved = await changeTime(db, { scheduled, at: new Date('2026-01-09T12:00:00Z'), by, now })
  const batchId = moved.ok ? moved.batchId : ''
  expect(await undoBatch(db, { batchId, by, now: later })).toEqual(timePassed)
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true })
})

test('a page whose time has passed is not put back on the schedule', async () => {
  const page = { type: 'about' as const, title: 'About us', content: '<p>New</p>', publishAt: tomorrow }
  const { id } = await addRow(db, 'scheduledPages', page)
  const { batchId } = await deleteRecords(db, { table: 'scheduled_pages', ids: [id], by, now })
  expect(await undoBatch(db, { batchId, by, now: later })).toEqual(timePassed)
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true })
})

test('a restored link stays, even if it was to be taken down meanwhile', async () => {
  const { id } = await addNewsLink(db, { category })
  await setRows(db, 'newsLinks', { takeDownAt: tomorrow })
  for (const [at, expected] of [
    [now, tomorrow],
    [later, null],
  ] as const) {
    const { batchId } = await deleteRecords(db, { table: 'news_links', ids: [id], by, now: at })
    expect(await undoBatch(db, { batchId, by, now: at })).toMatchObject({ ok: true })
    expect(await getRow(db, 'newsLinks', id)).toMatchObject({ takeDownAt: expected })
  }
})

test('an entry does not return to the schedule beside its article that waits', async () => {
  const { id, url, batchId } = await cancel()
  await setRow(db, 'entries', id, { status: 'rejected' })
  await addWaitingEntry(db, { url })
  expect(await restoreEntryBefore(db, { batchId, by, now })).toEqual({ ok: false, reason: 'waits-already' })
})
