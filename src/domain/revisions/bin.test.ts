import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { findCategoryByFormerSlug } from '../categories/category-queries.ts'
import { deleteCategory } from '../categories/write-category.ts'
import { readPageKey, writePageKey } from '../fields/page-key.ts'
import { changeManyNewsLinks } from '../news-links/update-news-link.ts'
import { listBin, pruneRevisions } from './bin.ts'
import { listRevisionsOf } from './revision-queries.ts'
import { restoreDeleted, restoreRevision, undoBatch } from './undo/undo.ts'
import { addRecord, deleteRecords, updateRecords } from './write-record.ts'

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

function daysAgo(days: number) {
  return new Date(now.getTime() - days * dayMs)
}

async function addLink(at: Date) {
  const { id: category } = await addCategory(db)
  const url = `https://outlet.example/${category}`
  const values = { title: 'A', url, canonicalUrl: url, source: 'The Outlet', category }
  const added = await addRecord(db, { table: 'news_links', values, by, now: at })
  if (!added) throw new Error('not added')
  return added.id
}

function change(id: string, title: string, at: Date) {
  return updateRecords(db, { table: 'news_links', ids: [id], values: { title }, by, now: at })
}

async function removeAt(id: string, at: Date) {
  await deleteRecords(db, { table: 'news_links', ids: [id], by, now: at })
}

test('records in the bin keep their history; records deleted before that lose it', async () => {
  const [recent, old] = [await addLink(daysAgo(90)), await addLink(daysAgo(90))]
  await removeAt(recent, daysAgo(29))
  await removeAt(old, daysAgo(31))
  expect(await pruneRevisions(db, { now })).toBe(2)
  expect(await listRevisionsOf(db, old, 10)).toEqual([])
  expect(await listRevisionsOf(db, recent, 10)).toHaveLength(2)
  const { links } = await listBin(db, { now, after: null, limit: 10 })
  expect(links.map(link => link.recordId)).toEqual([recent])
})

test('a record that was deleted and restored does not count as deleted', async () => {
  const id = await addLink(daysAgo(90))
  await removeAt(id, daysAgo(60))
  const [deletion] = await listRevisionsOf(db, id, 1)
  await restoreDeleted(db, { id: deletion?.id ?? '', by, now: daysAgo(59) })
  expect(await pruneRevisions(db, { now })).toBe(0)
  expect(await listRevisionsOf(db, id, 10)).toHaveLength(3)
})

test('a record keeps its last twenty states, and all those of the last thirty days', async () => {
  const [often, lately] = [await addLink(daysAgo(300)), await addLink(daysAgo(29))]
  for (let day = 0; day < 25; day += 1) {
    await change(often, `Title ${day}`, daysAgo(200 - day))
    await change(lately, `Title ${day}`, daysAgo(29 - day))
  }
  expect(await pruneRevisions(db, { now })).toBe(6)
  const kept = await listRevisionsOf(db, often, 100)
  expect(kept).toHaveLength(20)
  expect(kept[0]?.after?.title).toBe('Title 24')
  expect(kept.at(-1)?.after?.title).toBe('Title 5')
  expect(await listRevisionsOf(db, lately, 100)).toHaveLength(26)
})

test('a former address of a category leads to it after any number of later changes', async () => {
  const { id } = await addCategory(db, { slug: 'old-address' })
  const set = (values: { slug: string } | { name: string }, at: Date) =>
    updateRecords(db, { table: 'categories', ids: [id], values, by, now: at })
  await set({ slug: 'new-address' }, daysAgo(200))
  for (let day = 0; day < 22; day += 1) await set({ name: `Name ${day}` }, daysAgo(100 - day))
  expect(await pruneRevisions(db, { now, keptMax: 1 })).toBeGreaterThan(0)
  expect(await findCategoryByFormerSlug(db, 'old-address')).toEqual({ id, slug: 'new-address' })
})

test('beyond the total limit the oldest revisions are deleted, but none of the last thirty days', async () => {
  const old = [await addLink(daysAgo(300)), await addLink(daysAgo(200)), await addLink(daysAgo(100))]
  const lately = await addLink(daysAgo(1))
  expect(await pruneRevisions(db, { now, keptMax: 2 })).toBe(2)
  const left = await db.selectFrom('revisions').select('recordId').orderBy('at').execute()
  expect(left.map(row => row.recordId)).toEqual([old[2], lately])
  await addLink(daysAgo(2))
  await addLink(daysAgo(3))
  expect(await pruneRevisions(db, { now, keptMax: 1 })).toBe(1)
  expect(await db.selectFrom('revisions').select('id').execute()).toHaveLength(3)
})
