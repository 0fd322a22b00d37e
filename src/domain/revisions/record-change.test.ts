import { expect, test } from 'vitest'
import { addCategory, addRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import type { Db } from '../../database/connect.ts'
import { recordChange } from './record-change.ts'

const { db, by, now } = await freshNewsroom({
  at: '2026-01-02T12:00:00Z',
  empty: ['categories', 'revisions'],
})
const unknownId = '00000000-0000-7000-8000-000000000000'

const listRevisions = () => db.selectFrom('revisions').selectAll().orderBy('id').execute()
const rename = (tx: Db, ids: string[], name: string) =>
  tx.updateTable('categories').set({ name }).where('id', 'in', ids).execute()

const record = (ids: string[], change: (tx: Db) => Promise<unknown>, more: { batchId?: string } = {}) =>
  db.transaction().execute(tx => {
    const write = { table: 'categories', ids, action: 'update', by, now, ...more } as const
    return recordChange(tx, write, () => change(tx))
  })

test('each altered record gets a revision with its old and new state; the others get none', async () => {
  const [changed, same] = [await addCategory(db, { name: 'Before' }), await addCategory(db)]
  const ids = [changed.id, same.id, unknownId]
  const { batchId, result } = await record(ids, async tx => {
    await rename(tx, [changed.id], 'After')
    return 'what the change gave'
  })
  expect(result).toBe('what the change gave')
  expect(await listRevisions()).toMatchObject([
    {
      recordTable: 'categories',
      recordId: changed.id,
      action: 'update',
      batchId,
      isBulk: false,
      accountId: by.accountId,
      accountName: by.name,
      at: now,
      undone: false,
      before: { name: 'Before', slug: changed.slug },
      after: { name: 'After', slug: changed.slug },
    },
  ])
})

test('a new record has no state before, a deleted one has none after', async () => {
  await record([unknownId], tx => addRow(tx, 'categories', { id: unknownId, name: 'New', slug: 'new' }))
  await record([unknownId], tx => tx.deleteFrom('categories').where('id', '=', unknownId).execute())
  const revisions = await listRevisions()
  expect(revisions).toMatchObject([
    { before: null, after: { name: 'New' } },
    { before: { name: 'New' }, after: null },
  ])
})

test('several calls with one batch id are one click; without it, each call is its own', async () => {
  const { id } = await addCategory(db)
  const first = await record([id], tx => rename(tx, [id], 'First'))
  await record([id], tx => rename(tx, [id], 'Second'), first)
  await record([id], tx => rename(tx, [id], 'Third'))
  const batches = (await listRevisions()).map(revision => revision.batchId)
  expect([batches[0] === batches[1], batches[1] === batches[2]]).toEqual([true, false])
})

test('a change that throws leaves neither the change nor a revision', async () => {
  const { id } = await addCategory(db, { name: 'Before' })
  const failing = record([id], async tx => {
    await rename(tx, [id], 'After')
    throw new Error('in the middle')
  })
  await expect(failing).rejects.toThrow('in the middle')
  expect(await listRevisions()).toEqual([])
  expect(await db.selectFrom('categories').select('name').execute()).toEqual([{ name: 'Before' }])
})

test('the second of two simultaneous changes to one record waits, and its revision starts from the result of the first', async () => {
  const { id } = await addCategory(db, { name: 'Before' })
  const first = await db.startTransaction().execute()
  const write = { table: 'categories', action: 'update', by, now } as const
  await recordChange(first, { ...write, ids: [id] }, () => rename(first, [id], 'Of the first'))
  const second = record([id], tx => rename(tx, [id], 'Of the second'))
  await untilBlocked(first)
  await first.commit().execute()
  await second
  const told = (await listRevisions()).map(({ before, after }) => [before, after])
  expect(told).toMatchObject([
    [{ name: 'Before' }, { name: 'Of the first' }],
    [{ name: 'Of the first' }, { name: 'Of the second' }],
  ])
})
