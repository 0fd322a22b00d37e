import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import {
  addCategory,
  addNewsLink,
  addRows,
  addWaitingEntry,
  getRow,
  setRow,
} from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/fresh-database.ts'
import { recordedDatabase } from '../../../test/support/record-statements.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { takeLock, tryLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newsLinkSchema } from '../news-links/news-link-schema.ts'
import { sameAddress } from '../reasons/entry-reason.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { deleteRecords } from '../revisions/write-record.ts'
import { carryOut } from './carry-out-due.ts'
import { cancelScheduled, carryOutNow, changeTime } from './change-scheduled.ts'
import { scheduleEntry, scheduleNewLink } from './schedule-link.ts'

const { db, record } = await recordedDatabase()
const by = await authorizedEditor(db)
const at = (hours: number) => new Date(Date.parse('2026-01-02T06:00:00Z') + hours * 3_600_000)
const { id: category } = await addCategory(db)
const url = 'https://outlet.example/budget'

emptyBefore(db, 'revisions', 'entries', 'newsLinks')

const scheduling = {
  link: {
    input: newsLinkSchema.parse({ title: 'Budget', url, source: 'The Outlet', category }),
    canonicalUrl: url,
  },
  by,
  now: at(0),
}

const schedule = (times: { takeDownAt: Date | null }) =>
  scheduleNewLink(db, { ...scheduling, times: { publishAt: at(1), ...times } })

/** A scheduled link whose article has been published since by another way. */
async function scheduleAndPublish(times: { takeDownAt: Date | null } = { takeDownAt: null }) {
  const added = await schedule(times)
  if (!added.ok) throw new Error(added.reason)
  const link = await addNewsLink(db, { category, title: 'Budget', url })
  return { id: added.id, link, scheduled: { act: 'publish-link', id: added.id, version: 1 } as const }
}

const entryOf = (id: string) =>
  db
    .selectFrom('entries')
    .select(['status', 'newsLinkId', 'reason', 'publishAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('an article that was published meanwhile does not return to the queue when it is cancelled', async () => {
  const { id, link, scheduled } = await scheduleAndPublish()
  const cancelled = await cancelScheduled(db, { scheduled, by, now: at(0) })
  const held = { status: 'duplicate', newsLinkId: link.id, reason: sameAddress, publishAt: null }
  expect(await entryOf(id)).toEqual(held)
  if (!cancelled.ok) throw new Error(cancelled.reason)
  expect(await undoBatch(db, { batchId: cancelled.batchId, by, now: at(0) })).toMatchObject({ ok: true })
  expect(await entryOf(id)).toMatchObject({ status: 'scheduled', newsLinkId: null, publishAt: at(1) })
})

test('a cancelled entry waits with what the editor typed, in its category if there is one still', async () => {
  const entry = await addWaitingEntry(db, { title: 'As the outlet has it', url })
  const times = { publishAt: at(1), takeDownAt: null }
  const { id: gone } = await addCategory(db)
  for (const typed of [category, gone]) {
    const input = newsLinkSchema.parse({ ...scheduling.link.input, category: typed, featured: true })
    const { version } = await getRow(db, 'entries', { id: entry.id })
    const seen = { id: entry.id, version }
    await scheduleEntry(db, { ...scheduling, entry: seen, link: { input, canonicalUrl: url }, times })
    if (typed === gone) await db.deleteFrom('categories').where('id', '=', gone).execute()
    const scheduled = { act: 'publish-link', id: entry.id, version: version + 1 } as const
    expect(await cancelScheduled(db, { scheduled, by, now: at(0) })).toMatchObject({ ok: true })
    const { title, featured, category: left, status } = await getRow(db, 'entries', { id: entry.id })
    expect({ title, featured, left, status }).toEqual({
      title: 'Budget',
      featured: true,
      left: category,
      status: 'waiting',
    })
  }
})

test.each([
  ['the entry', { isInQueue: true }],
  ['the entry that waited at its address', { isInQueue: false }],
])(
  'undoing the schedule of an article that was published meanwhile does not queue %s beside it',
  async (_, { isInQueue }) => {
    const entry = await addWaitingEntry(db, { category, title: 'Budget', url })
    const added = isInQueue
      ? await scheduleEntry(db, { entry, ...scheduling, times: { publishAt: at(1), takeDownAt: null } })
      : await schedule({ takeDownAt: null })
    if (!added.ok) throw new Error(added.reason)
    const before = await entryOf(entry.id)
    await addNewsLink(db, { category, title: 'Budget', url })
    const undone = await undoBatch(db, { batchId: added.batchId, by, now: at(0) })
    expect(undone).toEqual({ ok: false, reason: 'published-already' })
    expect(await entryOf(entry.id)).toEqual(before)
  },
)

test('a change of the time can be undone although the article was published meanwhile', async () => {
  const { id, scheduled } = await scheduleAndPublish()
  const moved = await changeTime(db, { scheduled, at: at(5), by, now: at(0) })
  if (!moved.ok) throw new Error(moved.reason)
  expect(await undoBatch(db, { batchId: moved.batchId, by, now: at(0) })).toMatchObject({ ok: true })
  expect(await entryOf(id)).toMatchObject({ status: 'scheduled', publishAt: at(1) })
})

test('an article that was published meanwhile does not return to the queue when its time is over', async () => {
  const { id, link } = await scheduleAndPublish({ takeDownAt: at(2) })
  await carryOut(db, { act: 'publish-link', id }, { by, now: at(3) })
  expect(await entryOf(id)).toMatchObject({ status: 'duplicate', newsLinkId: link.id, reason: sameAddress })
})

test('publishing an article now that was published meanwhile says so', async () => {
  const { id, link, scheduled } = await scheduleAndPublish()
  expect(await carryOutNow(db, { scheduled, by, now: at(0) })).toEqual({
    ok: false,
    reason: 'published-already',
  })
  expect(await entryOf(id)).toMatchObject({ status: 'duplicate', newsLinkId: link.id })
})

/** A scheduled link whose article was submitted in the same moment, so that neither saw the other. */
async function scheduleAndSubmit(times: { takeDownAt: Date | null } = { takeDownAt: null }) {
  const added = await schedule(times)
  if (!added.ok) throw new Error(added.reason)
  const { id } = await addWaitingEntry(db, {
    category,
    title: 'Pasted',
    url,
    canonicalUrl: url,
    origin: 'paste',
  })
  return { id: added.id, pasted: id, scheduled: { act: 'publish-link', id: added.id, version: 1 } as const }
}

test('an article that was submitted meanwhile is published at its time, and undo returns it alone', async () => {
  const { id, pasted } = await scheduleAndSubmit()
  const batchId = randomUUID()
  await carryOut(db, { act: 'publish-link', id }, { by, now: at(1), batchId })
  expect(await entryOf(id)).toMatchObject({ status: 'published', publishAt: null })
  expect(await entryOf(pasted)).toMatchObject({ status: 'duplicate', reason: sameAddress })
  expect(await undoBatch(db, { batchId, by, now: at(2) })).toMatchObject({ ok: true })
  expect(await entryOf(id)).toMatchObject({ status: 'waiting' })
  expect(await entryOf(pasted)).toMatchObject({ status: 'duplicate' })
})

test('an article that was submitted meanwhile returns to the queue when its time is over', async () => {
  const { id, pasted } = await scheduleAndSubmit({ takeDownAt: at(2) })
  await carryOut(db, { act: 'publish-link', id }, { by, now: at(3) })
  expect(await entryOf(id)).toMatchObject({ status: 'waiting', publishAt: null })
  expect(await entryOf(pasted)).toMatchObject({ status: 'duplicate', reason: sameAddress })
})

test('an article that was submitted meanwhile returns to the queue when it is cancelled, with one undo', async () => {
  const { id, pasted, scheduled } = await scheduleAndSubmit()
  const stale = await cancelScheduled(db, { scheduled: { ...scheduled, version: 7 }, by, now: at(0) })
  expect(stale).toEqual({ ok: false, reason: 'stale' })
  expect(await entryOf(pasted)).toMatchObject({ status: 'waiting' })
  const cancelled = await cancelScheduled(db, { scheduled, by, now: at(0) })
  if (!cancelled.ok) throw new Error(cancelled.reason)
  expect(await entryOf(id)).toMatchObject({ status: 'waiting', publishAt: null })
  expect(await entryOf(pasted)).toMatchObject({ status: 'duplicate', reason: sameAddress })
  expect(await undoBatch(db, { batchId: cancelled.batchId, by, now: at(0) })).toMatchObject({ ok: true })
  expect(await entryOf(id)).toMatchObject({ status: 'scheduled', publishAt: at(1) })
  expect(await entryOf(pasted)).toMatchObject({ status: 'waiting' })
})

test('scheduling a link that does not wait changes no other entry', async () => {
  const sent = await record(() => schedule({ takeDownAt: null }))
  expect(sent.filter(statement => statement.startsWith('update entries'))).toEqual([])
})

test('a submitted copy that an editor rejects while the schedule is cancelled stays rejected', async () => {
  const added = await schedule({ takeDownAt: null })
  if (!added.ok) throw new Error(added.reason)
  const copy = await addWaitingEntry(db, { origin: 'paste', title: 'Budget', url })
  const editor = await db.startTransaction().execute()
  await setRow(editor, 'entries', copy.id, { status: 'rejected' })
  const scheduled = { act: 'publish-link', id: added.id, version: 1 } as const
  const cancelling = cancelScheduled(db, { scheduled, by, now: at(0) })
  await untilBlocked(editor)
  await editor.commit().execute()
  expect(await cancelling).toMatchObject({ ok: true })
  expect(await entryOf(copy.id)).toMatchObject({ status: 'rejected', reason: null })
  expect(await entryOf(added.id)).toMatchObject({ status: 'waiting' })
})

test('an undo that restores several scheduled pages locks their types in alphabetical order', async () => {
  const texts = { title: 'New', content: '<p>New</p>', publishAt: at(1) }
  const types = ['terms', 'about', 'privacy'] as const
  const pages = await addRows(
    db,
    'scheduledPages',
    types.map(type => ({ type, ...texts })),
  )
  const ids = pages.map(({ id }) => id)
  const { batchId } = await deleteRecords(db, { table: 'scheduled_pages', ids, by, now: at(0) })
  let undone: ReturnType<typeof undoBatch> | null = null
  const free = await inTransaction(db, async tx => {
    await takeLock(tx, 'scheduled page', 'about')
    undone = undoBatch(db, { batchId, by, now: at(0) })
    await untilBlocked(tx)
    return Promise.all(['privacy', 'terms'].map(type => tryLock(tx, 'scheduled page', type)))
  })
  expect(free).toEqual([true, true])
  expect(await undone).toMatchObject({ ok: true })
})
