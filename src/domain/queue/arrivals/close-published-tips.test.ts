import { expect, test } from 'vitest'
import {
  addCategory,
  addNewsLink,
  addWaitingEntry,
  getRow,
  setRow,
} from '../../../../test/support/builders.ts'
import { freshDatabase } from '../../../../test/support/fresh-database.ts'
import { untilBlocked } from '../../../../test/support/until-blocked.ts'
import { closePublishedTips, lockTips } from './close-published-tips.ts'

const { db } = await freshDatabase()
const now = new Date('2026-03-01T06:00:00Z')
const category = await addCategory(db)

const findEntry = (id: string) => getRow(db, 'entries', id)

test('tips leave the queue as duplicates of the published link and keep their senders’ notes', async () => {
  const tip = await addWaitingEntry(db, { origin: 'tip', tipNote: 'At last!', tipFrom: 'Ravi' })
  const other = await addWaitingEntry(db, { origin: 'tip' })
  const link = await addNewsLink(db, { category: category.id })
  await closePublishedTips(db, new Map([[tip.id, link.id]]), now)
  const held = { status: 'duplicate', duplicateRule: 'address', newsLinkId: link.id, duplicateOf: null }
  const kept = { version: 2, updatedAt: now, tipNote: 'At last!', tipFrom: 'Ravi' }
  expect(await findEntry(tip.id)).toMatchObject({ ...held, ...kept })
  expect(await findEntry(other.id)).toEqual(other)
})

test('a tip that an editor has already decided stays as it is', async () => {
  const tip = await addWaitingEntry(db, { origin: 'tip', status: 'rejected' })
  const link = await addNewsLink(db, { category: category.id })
  await closePublishedTips(db, new Map([[tip.id, link.id]]), now)
  expect(await findEntry(tip.id)).toEqual(tip)
})

test('an editor’s decision about a tip waits for the feed that publishes it', async () => {
  const tip = await addWaitingEntry(db, { origin: 'tip' })
  let deciding: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async tx => {
    await lockTips(tx, [tip.id])
    deciding = setRow(db, 'entries', tip.id, { featured: true })
    await untilBlocked(tx)
  })
  await deciding
  expect((await findEntry(tip.id)).featured).toBe(true)
})
