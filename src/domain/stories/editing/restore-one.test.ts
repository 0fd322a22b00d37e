import { expect } from 'vitest'
import { addRow, getRow } from '../../../../test/support/builders.ts'
import { editor, readDesk, urlOf } from '../../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../../test/support/story-desk.ts'
import type { RecordTable } from '../../../database/record-table.ts'
import { listActivity } from '../../revisions/revision-queries.ts'
import { restoreRevision } from '../../revisions/undo/undo.ts'
import { deleteRecords } from '../../revisions/write-record.ts'

const { db, test } = await storyDesk()

/** The oldest revision of a kind of record that names these texts. */
async function oldest(table: RecordTable, ...texts: string[]) {
  const { revisions } = await listActivity(db, { table, after: null, limit: 100 })
  const found = revisions.findLast(({ before, after }) => {
    const row = JSON.stringify(after ?? before)
    return texts.every(text => row.includes(text))
  })
  if (!found) throw new Error(`no revision of ${table}`)
  return found
}

const restoreOne = async (table: RecordTable, ...texts: string[]) =>
  restoreRevision(db, { revision: await oldest(table, ...texts), side: 'after', ...editor })

const refused = { ok: false, reason: 'against-stories' }

test('no place of an article, nor decision about it, is restored against a later one', async ({ desk }) => {
  await desk.move(await desk.open('abc'), 'c')
  expect(await restoreOne('story_links', urlOf('c'))).toEqual(refused)
  expect(await restoreOne('story_constraints', urlOf('a'), urlOf('c'))).toEqual(refused)
  expect(await desk.read()).toEqual({ stories: ['ab'], decisions: ['a+b', 'a-c', 'b-c'] })
})

test('a decision to keep articles together is not restored while they are in no story', async ({ desk }) => {
  await desk.open('ab')
  expect(await desk.undo({ ok: true, ...(await oldest('stories')) })).toMatchObject({ ok: true })
  expect(await restoreOne('story_constraints', urlOf('a'), urlOf('b'))).toEqual(refused)
  expect(await desk.read()).toEqual({ stories: [], decisions: [] })
})

test('a merged story is not restored without its articles, but by undoing the merge', async ({ desk }) => {
  const [one, other] = [await desk.open('abc'), await desk.open('xyz')]
  const merged = await desk.merge(one, other)
  expect(await restoreOne('stories', one)).toEqual(refused)
  expect(await readDesk(db)).toEqual(['abcxyz'])
  expect(await desk.undo(merged)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['abc', 'xyz'])
})

test('the dissolution of a story that another was merged into can be undone, and so can the merge', async ({
  desk,
}) => {
  for (const letter of 'abxyz') await desk.addEntry(letter)
  const [one, other] = [await desk.open('ab'), await desk.open('xyz')]
  const merged = await desk.merge(one, other)
  const dissolved = await desk.move(other, 'abxyz')
  expect(await desk.read()).toEqual({ stories: [], decisions: [] })
  for (const batch of [dissolved, merged]) expect(await desk.undo(batch)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['ab', 'xyz'])
})

test('an earlier title of a story is restored', async ({ desk }) => {
  const id = await desk.open('abc')
  for (const title of ['First', 'Second']) await desk.edit(id, { title })
  expect(await restoreOne('stories', 'First')).toMatchObject({ ok: true, count: 1 })
  expect(await getRow(db, 'stories', id)).toMatchObject({ title: 'First' })
})

const deleteLink = (id: string) => deleteRecords(db, { table: 'news_links', ids: [id], ...editor })

test('a later decision about a story is also about its articles in the bin', async ({ desk }) => {
  const id = await desk.open('abc')
  await desk.addLink('x')
  await desk.keepApart(id, 'x')
  const { batchId } = await deleteLink(desk.linkOf('c'))
  await desk.join(id, 'x')
  await desk.undo({ ok: true, batchId })
  expect(await desk.read()).toEqual({ stories: ['abcx'], decisions: ['a+b', 'a+c', 'a+x'] })
})

test('an article in the bin is back in its story once its dissolution is undone', async ({ desk }) => {
  const id = await desk.open('abc')
  const { batchId } = await deleteLink(desk.linkOf('c'))
  const moved = await desk.move(id, 'ab')
  for (const undone of [moved, { ok: true, batchId }])
    expect(await desk.undo(undone)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['abc'])
})

test('a link restored from the bin is in its story again', async ({ desk }) => {
  await desk.open('abc')
  const { headlineKeys: _, searchText: __, ...row } = await getRow(db, 'newsLinks', desk.linkOf('c'))
  await db.deleteFrom('newsLinks').where('id', '=', row.id).execute()
  expect(await readDesk(db)).toEqual(['ab'])
  await addRow(db, 'newsLinks', row)
  expect(await readDesk(db)).toEqual(['abc'])
})
