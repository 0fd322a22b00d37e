import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import type { RecordTable } from '../../database/record-table.ts'
import { type Restoration, restoreRecords } from './restore-records.ts'
import type { Revision } from './revision.ts'
import { listRevisionsOf } from './revision-queries.ts'
import { deleteRecords, updateRecords } from './write-record.ts'

const { db, by, now } = await freshNewsroom({
  at: '2026-01-02T12:00:00Z',
  empty: ['newsLinks', 'categories', 'revisions'],
})
const later = new Date('2026-01-02T13:00:00Z')

const restore = (restored: Restoration[]) =>
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

const asItWas = (revision: Revision): Restoration => ({ revision, to: revision.before })

test('a deleted record is restored with the next version, and its computed columns are computed again', async () => {
  const { id: category } = await addCategory(db)
  const link = await addNewsLink(db, { category, title: 'The well', featured: true })
  const [deleted] = await remove('news_links', [link.id])
  if (!deleted) throw new Error('not deleted')
  await restore([asItWas(deleted)])
  expect(await findLink(link.id)).toEqual({ ...link, version: link.version + 1, updatedAt: later })
  const action = { action: 'restore', accountName: by.name, at: later }
  expect(await newest(link.id)).toMatchObject({ ...action, before: null, after: { title: 'The well' } })
})

test('records are restored in the given order, referenced ones first, all in one batch', async () => {
  const { id: category } = await addCategory(db)
  const links = [await addNewsLink(db, { category }), await addNewsLink(db, { category })]
  const linkIds = links.map(({ id }) => id)
  const deletedLinks = await remove('news_links', linkIds)
  const [deletedCategory] = await remove('categories', [category])
  if (!deletedCategory) throw new Error('not deleted')
  const wrongWay = [...deletedLinks, deletedCategory].map(asItWas)
  await expect(restore(wrongWay)).rejects.toThrow('foreign key')
  await restore(wrongWay.toReversed())
  const left = await db.selectFrom('newsLinks').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(linkIds.toSorted())
  const batches = await Promise.all([category, ...linkIds].map(newest))
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
  const actions = (await listRevisionsOf(db, id, 9)).map(({ action }) => action)
  expect(actions).toEqual(['restore', 'restore', 'update', 'update'])
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
