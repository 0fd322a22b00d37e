import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { type Restored, restoreRecords } from './restore-records.ts'
import type { Revision } from './revision.ts'
import { listRevisionsOf } from './revision-queries.ts'
import { addRecord, deleteRecords, updateRecords } from './write-record.ts'

const { db, by, now } = await freshNewsroom('2026-01-02T12:00:00Z')
const later = new Date('2026-01-02T13:00:00Z')

emptyBefore(db, 'newsLinks', 'categories', 'revisions')

const restore = (restored: Restored[]) =>
  db.transaction().execute(tx => restoreRecords(tx, restored, { by, now: later, batchId: randomUUID() }))
const findLink = (id: string) =>
  db.selectFrom('newsLinks').selectAll().where('id', '=', id).executeTakeFirst()

async function newest(id: string): Promise<Revision> {
  const [revision] = await listRevisionsOf(db, id, 1)
  if (!revision) throw new Error('no revision')
  return revision
}

async function remove(table: RecordTable, ids: string[]): Promise<Revision[]> {
  await deleteRecords(db, { table, ids, by, now })
  return Promise.all(ids.map(newest))
}

const asItWas = (revision: Revision): Restored => ({ revision, to: revision.before })

test('a deleted record is restored with the next version, and its computed columns are computed again', async () => {
  const { id: category } = await addCategory(db)
  const link = await addNewsLink(db, { category, title: 'The well', featured: true })
  const [deleted] = await remove('news_links', [link.id])
  if (!deleted) throw new Error('not deleted')
  await restore([asItWas(deleted)])
  expect(await findLink(link.id)).toEqual({ ...link, version: link.version + 1, updatedAt: later })
  expect(await newest(link.id)).toMatchObject({
    action: 'restore',
    accountName: by.name,
    at: later,
    before: null,
    after: { title: 'The well' },
  })
})

/** A link at version 3; `first` is the change that replaced its first title. */
async function addRenamedTwice() {
  const { id: category } = await addCategory(db)
  const { id } = await addNewsLink(db, { category, title: 'First' })
  await updateRecords(db, { table: 'news_links', ids: [id], values: { title: 'Second' }, by, now })
  const first = await newest(id)
  await updateRecords(db, { table: 'news_links', ids: [id], values: { title: 'Third' }, by, now })
  return { id, first }
}

test('undoing an addition deletes the record', async () => {
  const values = { name: 'Politics', slug: 'politics', description: '', orderNum: 0 }
  const added = await addRecord(db, { table: 'categories', values, by, now })
  const revision = await newest(added?.id ?? '')
  await restore([asItWas(revision)])
  expect(await db.selectFrom('categories').selectAll().execute()).toEqual([])
  expect(await newest(revision.recordId)).toMatchObject({ action: 'restore', after: null })
})

test('a record that still exists is overwritten, and its version continues from the current one', async () => {
  const { id, first } = await addRenamedTwice()
  await restore([asItWas(first)])
  expect(await findLink(id)).toMatchObject({ title: 'First', version: 4 })
})

test('a deleted record is restored above the newest version that anybody saw', async () => {
  const { id, first } = await addRenamedTwice()
  const [deleted] = await remove('news_links', [id])
  await restore([{ ...asItWas(first), newest: deleted }])
  expect(await findLink(id)).toMatchObject({ title: 'First', version: 4 })
})

test('records are restored in the given order, referenced ones first, all in one batch', async () => {
  const { id: category } = await addCategory(db)
  const links = [await addNewsLink(db, { category }), await addNewsLink(db, { category })]
  const deletedLinks = await remove(
    'news_links',
    links.map(({ id }) => id),
  )
  const [deletedCategory] = await remove('categories', [category])
  if (!deletedCategory) throw new Error('not deleted')
  const wrongWay = [...deletedLinks, deletedCategory].map(asItWas)
  await expect(restore(wrongWay)).rejects.toThrow('foreign key')
  await restore(wrongWay.toReversed())
  const left = await db.selectFrom('newsLinks').select('id').orderBy('id').execute()
  expect(left).toEqual(links.map(({ id }) => ({ id })).toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  const batches = await Promise.all([category, ...links.map(({ id }) => id)].map(newest))
  expect(new Set(batches.map(({ batchId }) => batchId)).size).toBe(1)
})

test('a record that is listed twice goes through both states', async () => {
  const { id: category } = await addCategory(db)
  const { id } = await addNewsLink(db, { category, title: 'First' })
  for (const title of ['Second', 'Third'])
    await updateRecords(db, { table: 'news_links', ids: [id], values: { title }, by, now })
  const revisions = await listRevisionsOf(db, id, 2)
  await restore(revisions.map(asItWas))
  expect(await findLink(id)).toMatchObject({ title: 'First', version: 5 })
  expect((await listRevisionsOf(db, id, 9)).map(({ action }) => action)).toEqual([
    'restore',
    'restore',
    'update',
    'update',
  ])
})

test('more records than one statement takes are all restored', async () => {
  const rows = Array.from({ length: 501 }, (_, n) => ({ name: `Category ${n}`, slug: `many-${n}` }))
  const added = await db.insertInto('categories').values(rows).returning('id').execute()
  await deleteRecords(db, { table: 'categories', ids: added.map(({ id }) => id), by, now })
  const deleted = await Promise.all(added.map(({ id }) => newest(id)))
  await restore(deleted.map(asItWas))
  const names = await db.selectFrom('categories').select('name').execute()
  expect(names.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('a column added after the revision gets the default of a new row', async () => {
  const { id: category } = await addCategory(db)
  const link = await addNewsLink(db, { category, featured: true, language: 'en' })
  const [deleted] = await remove('news_links', [link.id])
  if (!deleted?.before) throw new Error('not deleted')
  const { featured: _, language: __, is_sample: ___, ...older } = deleted.before
  await restore([{ revision: deleted, to: older }])
  expect(await findLink(link.id)).toMatchObject({ featured: false, language: null, isSample: false })
})
