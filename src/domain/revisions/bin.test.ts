import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { deleteCategory } from '../categories/write-category.ts'
import { readPageKey, writePageKey } from '../fields/page-key.ts'
import { changeManyNewsLinks } from '../news-links/update-news-link.ts'
import { listBin } from './bin.ts'
import { listRevisionsOf } from './revision-queries.ts'
import { restoreDeleted, restoreRevision, undoBatch } from './undo/undo.ts'

const { db, by, now } = await freshNewsroom({
  at: '2026-01-02T12:00:00Z',
  empty: ['newsLinks', 'categories', 'revisions'],
})
const dayMs = 86_400_000

async function bin(at = now) {
  return (await listBin(db, { now: at, after: null, limit: 10 })).links
}

async function deleteTwo() {
  const category = await addCategory(db)
  const add = async (title: string) => (await addNewsLink(db, { category: category.id, title })).id
  const ids = [await add('One'), await add('Two')]
  await changeManyNewsLinks(db, { ids, change: { action: 'delete' }, by, now })
  return { categoryId: category.id, ids }
}

async function remove(id: string) {
  await changeManyNewsLinks(db, { ids: [id], change: { action: 'delete' }, by, now })
  return newestOf(id)
}

async function restoreFromHistory(id: string) {
  const restored = await restoreRevision(db, { revision: await newestOf(id), side: 'before', by, now })
  expect(restored).toMatchObject({ ok: true, count: 1 })
  return newestOf(id)
}

async function newestOf(id: string) {
  const [newest] = await listRevisionsOf(db, id, 1)
  if (!newest) throw new Error('no revision')
  return newest
}

test('a link stays in the bin for thirty days', async () => {
  await deleteTwo()
  expect((await bin()).map(link => link.title).toSorted()).toEqual(['One', 'Two'])
  expect(await bin(new Date(now.getTime() + 29 * dayMs))).toHaveLength(2)
  expect(await bin(new Date(now.getTime() + 31 * dayMs))).toEqual([])
})

test('one link of a deleted selection can be restored once, and then leaves the bin', async () => {
  await deleteTwo()
  const [first] = await bin()
  const restore = { id: first?.id ?? '', by, now }
  expect(await restoreDeleted(db, restore)).toMatchObject({ ok: true, count: 1 })
  expect(await db.selectFrom('newsLinks').select('title').execute()).toEqual([{ title: first?.title }])
  expect(await bin()).toHaveLength(1)
  expect(await restoreDeleted(db, restore)).toEqual({ ok: false, reason: 'nothing-to-undo' })
})

test('a link returns to the bin when its restore from the bin is undone, and can be restored again', async () => {
  await deleteTwo()
  const [first] = await bin()
  const restored = await restoreDeleted(db, { id: first?.id ?? '', by, now })
  const undone = { batchId: restored.ok ? restored.batchId : '', by, now }
  expect(await undoBatch(db, undone)).toMatchObject({ ok: true })
  const back = (await bin()).find(({ title }) => title === first?.title)
  expect(await bin()).toHaveLength(2)
  expect(await restoreDeleted(db, { id: back?.id ?? '', by, now })).toMatchObject({ ok: true })
})

test('a link whose category is gone stays in the bin, with a reason', async () => {
  const { categoryId } = await deleteTwo()
  await deleteCategory(db, { id: categoryId, by, now })
  const [first] = await bin()
  expect(await restoreDeleted(db, { id: first?.id ?? '', by, now })).toEqual({ ok: false, reason: 'in-use' })
  expect(await bin()).toHaveLength(2)
})

test('a link that was restored from its history and deleted again is in the bin once, as it was last', async () => {
  const { id, title } = await addNewsLink(db, { category: (await addCategory(db)).id })
  const first = await remove(id)
  await restoreFromHistory(id)
  await changeManyNewsLinks(db, { ids: [id], change: { action: 'feature' }, by, now })
  const second = await remove(id)
  expect(await bin()).toMatchObject([{ id: second.id, title }])
  const changedSince = { ok: false, reason: 'changed-since' }
  expect(await restoreDeleted(db, { id: first.id, by, now })).toEqual(changedSince)
  expect(await undoBatch(db, { batchId: first.batchId, by, now })).toMatchObject(changedSince)
  expect(await restoreDeleted(db, { id: second.id, by, now })).toMatchObject({ ok: true, count: 1 })
  expect(await db.selectFrom('newsLinks').select('featured').execute()).toEqual([{ featured: true }])
})

test('a link returns to the bin when its restore from the history is undone', async () => {
  const { id } = await addNewsLink(db, { category: (await addCategory(db)).id })
  const deletion = await remove(id)
  await undoBatch(db, { batchId: (await restoreFromHistory(id)).batchId, by, now })
  expect(await bin()).toMatchObject([{ id: deletion.id }])
  expect(await restoreDeleted(db, { id: deletion.id, by, now })).toMatchObject({ ok: true, count: 1 })
})

test('the bin is listed in pages', async () => {
  await deleteTwo()
  const first = await listBin(db, { now, after: null, limit: 1 })
  const key = readPageKey(writePageKey(first.next ?? { at: now, id: '' }))
  const second = await listBin(db, { now, after: key, limit: 1 })
  expect([...first.links, ...second.links].map(link => link.title).toSorted()).toEqual(['One', 'Two'])
  expect(second.next).toBeNull()
})
