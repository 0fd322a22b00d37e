import { expect, test } from 'vitest'
import { addCategory, addRow, setRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { nameReferences, nameUntitled } from './name-references.ts'
import type { Revision } from './revision.ts'
import { deleteRecords, updateRecords } from './write-record.ts'

const { db, by } = await freshNewsroom()
const hour = (n: number) => new Date(Date.UTC(2026, 2, 1, n))

const revision = (category: string | null, at: Date): Revision => ({
  id: '1',
  recordTable: 'news_links',
  recordId: '2',
  action: 'update',
  batchId: '3',
  accountName: 'Asha',
  at,
  before: { category, title: 'x' },
  after: { category: null, title: 'x' },
  undone: false,
})

const nameAt = async (id: string, at: Date) => (await nameReferences(db, [revision(id, at)]))(id, at)

test('a record has the name that it had at the time, even if it has been deleted', async () => {
  const { id } = await addCategory(db, { name: 'State' })
  const of = { table: 'categories' as const, ids: [id], by }
  const rename = (name: string, now: Date) =>
    db.transaction().execute(tx => updateRecords(tx, { ...of, values: { name }, now }))
  expect(await nameAt(id, hour(1))).toBe('State')
  await rename('Region', hour(2))
  await rename('Regions', hour(4))
  expect(await nameAt(id, hour(1))).toBe('State')
  expect(await nameAt(id, hour(3))).toBe('Region')
  expect(await nameAt(id, hour(5))).toBe('Regions')
  await db.transaction().execute(tx => deleteRecords(tx, { ...of, now: hour(6) }))
  expect(await nameAt(id, hour(7))).toBe('Regions')
})

test('an unknown record has no name, and without references no query runs', async () => {
  expect(await nameAt('00000000-0000-7000-8000-00000000dead', hour(1))).toBeNull()
  expect((await nameReferences(db, [revision(null, hour(1))]))('x', hour(1))).toBeNull()
})

test('a story that had no title yet is called after its later one, also where another record refers to it', async () => {
  const { id } = await addRow(db, 'stories', { isHidden: false })
  const opened = { ...revision(null, hour(1)), recordTable: 'stories' as const, recordId: id, before: null }
  const untitled = { ...opened, after: { title: null, desk_title: '' } }
  expect((await nameUntitled(db, [untitled]))(id, hour(1))).toBeNull()
  await setRow(db, 'stories', id, { deskTitle: 'Flood in Assam' })
  expect((await nameUntitled(db, [untitled]))(id, hour(1))).toBe('Flood in Assam')
  const place = { ...opened, recordTable: 'story_links' as const, after: { story_id: id } }
  expect((await nameReferences(db, [place]))(id, hour(1))).toBe('Flood in Assam')
})
