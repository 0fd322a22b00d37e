import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addScheduledEntry,
  addWaitingEntry,
  getRow,
} from '../../../../test/support/builders.ts'
import { freshNewsroom } from '../../../../test/support/fresh-newsroom.ts'
import { restoreEntryBefore } from '../../../../test/support/restore-entry-before.ts'
import { untilBlocked } from '../../../../test/support/until-blocked.ts'
import { decideEntries } from '../../queue/decide-entries.ts'
import { returnEntries } from '../../queue/decided-entries.ts'
import { publishEntries } from '../../queue/publish-entries.ts'
import { cancelScheduled } from '../../schedule/change-scheduled.ts'
import { undoBatch } from './undo.ts'

const { db, by, now } = await freshNewsroom({
  at: '2026-01-02T12:00:00Z',
  empty: ['entries', 'newsLinks', 'revisions'],
})
const { id: category } = await addCategory(db)

async function reject(): Promise<{ id: string; url: string; batchId: string }> {
  const { id, url } = await addWaitingEntry(db)
  const decision = { action: 'reject' } as const
  const result = await decideEntries(db, { entries: [{ id, version: 1 }], decision, by, now })
  if (!result.ok) throw new Error(result.reason)
  return { id, url, batchId: result.batchId }
}

const restoreBefore = (batchId: string) => restoreEntryBefore(db, { batchId, by, now })

const statuses = async () =>
  (await db.selectFrom('entries').select('status').orderBy('status').execute()).map(({ status }) => status)

test.each([
  ['scheduled-already', (url: string) => addScheduledEntry(db, { url })],
  ['published-already', (url: string) => addNewsLink(db, { url, category })],
  ['waits-already', (url: string) => addWaitingEntry(db, { url, origin: 'paste' })],
])('undoing a rejection does not queue an entry beside its article: %s', async (reason, addBeside) => {
  const { id, url, batchId } = await reject()
  const beside = await addBeside(url)
  expect(await undoBatch(db, { batchId, by, now })).toEqual({ ok: false, reason })
  expect(await restoreBefore(batchId)).toEqual({ ok: false, reason })
  expect(await getRow(db, 'entries', id)).toMatchObject({ status: 'rejected' })
  for (const table of ['newsLinks', 'entries'] as const)
    await db.deleteFrom(table).where('id', '=', beside.id).execute()
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true, count: 1 })
})

test('undoing the schedule of an entry, or a rejection beside an article of another address, is no conflict', async () => {
  const { batchId } = await reject()
  const { id } = await addScheduledEntry(db, { publishAt: new Date('2026-01-03T12:00:00Z') })
  const scheduled = { act: 'publish-link', id, version: 1 } as const
  const cancelled = await cancelScheduled(db, { scheduled, by, now })
  if (!cancelled.ok) throw new Error(cancelled.reason)
  expect(await undoBatch(db, { batchId: cancelled.batchId, by, now })).toMatchObject({ ok: true })
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true })
  expect(await statuses()).toEqual(['scheduled', 'waiting'])
})

test('undoing a publication queues its entry, but restoring the entry alone does not queue it beside its link', async () => {
  const entry = await addWaitingEntry(db, { category })
  const { batchId } = await publishEntries(db, { entries: [entry], by, now })
  expect(await restoreBefore(batchId)).toEqual({ ok: false, reason: 'published-already' })
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true, count: 2 })
  expect(await statuses()).toEqual(['waiting'])
})

test('an entry that waited beside its published article waits again when its publication is undone', async () => {
  const first = await addWaitingEntry(db, { category })
  const second = await addWaitingEntry(db, { category })
  await addNewsLink(db, { url: second.url, category })
  const { batchId } = await publishEntries(db, { entries: [first, second], by, now })
  expect(await statuses()).toEqual(['duplicate', 'published'])
  expect(await undoBatch(db, { batchId, by, now })).toMatchObject({ ok: true, count: 3 })
  expect(await statuses()).toEqual(['waiting', 'waiting'])
})

test('an undo of a publication and another editor who returns its entry wait for each other', async () => {
  const entry = await addWaitingEntry(db, { category })
  const { batchId } = await publishEntries(db, { entries: [entry], by, now })
  let undoing: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async tx => {
    await tx.selectFrom('entries').select('id').where('id', '=', entry.id).forUpdate().execute()
    undoing = undoBatch(db, { batchId, by, now })
    await untilBlocked(tx)
    expect(await returnEntries(tx, { ids: [entry.id], by, now })).toMatchObject({ ok: true })
  })
  expect(await undoing).toMatchObject({ ok: false, reason: 'changed-since' })
  expect(await statuses()).toEqual(['waiting'])
})
