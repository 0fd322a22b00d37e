import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { listBin, pruneRevisions } from './bin.ts'
import { listRevisionsOf } from './revision-queries.ts'
import { restoreDeleted } from './undo/undo.ts'
import { addRecord, deleteRecords, updateRecords } from './write-record.ts'

const { db, by, now } = await freshNewsroom({ at: '2026-06-30T00:00:00Z', empty: ['revisions', 'newsLinks'] })

function daysAgo(days: number) {
  return new Date(now.getTime() - days * 86_400_000)
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

async function remove(id: string, at: Date) {
  await deleteRecords(db, { table: 'news_links', ids: [id], by, now: at })
}

test('records in the bin keep their history; records deleted before that lose it', async () => {
  const [recent, old] = [await addLink(daysAgo(90)), await addLink(daysAgo(90))]
  await remove(recent, daysAgo(29))
  await remove(old, daysAgo(31))
  expect(await pruneRevisions(db, { now })).toBe(2)
  expect(await listRevisionsOf(db, old, 10)).toEqual([])
  expect(await listRevisionsOf(db, recent, 10)).toHaveLength(2)
  const { links } = await listBin(db, { now, after: null, limit: 10 })
  expect(links.map(link => link.recordId)).toEqual([recent])
})

test('a record that was deleted and restored does not count as deleted', async () => {
  const id = await addLink(daysAgo(90))
  await remove(id, daysAgo(60))
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
