import { expect } from 'vitest'
import { editor, readConstraints, readDesk, seen, urlOf } from '../../../../test/support/desk-scene.ts'
import { joinStory } from '../../../../test/support/join-story.ts'
import { storyDesk } from '../../../../test/support/story-desk.ts'
import type { RecordTable } from '../../../database/record-table.ts'
import { listActivity } from '../../revisions/revision-queries.ts'
import { restoreRevision, undoBatch } from '../../revisions/undo/undo.ts'
import { deleteRecords } from '../../revisions/write-record.ts'
import { editStory } from './edit-story.ts'
import { keepApartFromStory } from './keep-apart-from-story.ts'
import { mergeStories } from './merge-stories.ts'
import { moveOutOfStory } from './split-story.ts'

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
const alone = { kind: 'alone' } as const

test('the place of an article is not restored against a later decision about its story', async ({ desk }) => {
  const id = await desk.open('abc')
  await moveOutOfStory(db, { from: await seen(db, id), urls: [urlOf('c')], to: alone, ...editor })
  expect(await restoreOne('story_links', urlOf('c'))).toEqual(refused)
  expect(await readDesk(db)).toEqual(['ab'])
  expect(await readConstraints(db)).toEqual(['a+b', 'a-c', 'b-c'])
})

test('a decision about two articles is not restored while their places contradict it', async ({ desk }) => {
  const id = await desk.open('abc')
  await moveOutOfStory(db, { from: await seen(db, id), urls: [urlOf('c')], to: alone, ...editor })
  expect(await restoreOne('story_constraints', urlOf('a'), urlOf('c'))).toEqual(refused)
  expect(await readConstraints(db)).toEqual(['a+b', 'a-c', 'b-c'])
  expect(await readDesk(db)).toEqual(['ab'])
})

test('a decision to keep articles together is not restored while they are in no story', async ({ desk }) => {
  await desk.addLink('a')
  await desk.open('ab')
  const { batchId } = await oldest('stories')
  expect(await undoBatch(db, { batchId, ...editor })).toMatchObject({ ok: true })
  expect(await restoreOne('story_constraints', urlOf('a'), urlOf('b'))).toEqual(refused)
  expect(await readConstraints(db)).toEqual([])
})

test('a merged story is not restored without its articles, but by undoing the merge', async ({ desk }) => {
  const [one, other] = [await desk.open('abc'), await desk.open('xyz')]
  const merged = await mergeStories(db, { from: await seen(db, one), into: await seen(db, other), ...editor })
  expect(await restoreOne('stories', one)).toEqual(refused)
  expect(await readDesk(db)).toEqual(['abcxyz'])
  expect(await undoBatch(db, { batchId: merged.ok ? merged.batchId : '', ...editor })).toMatchObject({
    ok: true,
  })
  expect(await readDesk(db)).toEqual(['abc', 'xyz'])
})

test('an earlier title of a story is restored', async ({ desk }) => {
  const id = await desk.open('abc')
  for (const title of ['First', 'Second'])
    await editStory(db, { seen: await seen(db, id), patch: { title }, ...editor })
  expect(await restoreOne('stories', 'First')).toEqual({ ok: true, count: 1 })
  const story = db.selectFrom('stories').select('title').where('id', '=', id)
  expect(await story.executeTakeFirst()).toEqual({ title: 'First' })
})

test('a later decision about a story is also about its articles in the bin', async ({ desk }) => {
  const id = await desk.open('abc')
  await desk.addLink('x')
  await keepApartFromStory(db, { storyId: id, articles: desk.named('x'), ...editor })
  const deleted = await deleteRecords(db, { table: 'news_links', ids: [desk.linkOf('c')], ...editor })
  await joinStory(db, { storyId: id, articles: desk.named('x'), ...editor })
  await undoBatch(db, { batchId: deleted.batchId, ...editor })
  expect(await readDesk(db)).toEqual(['abcx'])
  expect(await readConstraints(db)).toEqual(['a+b', 'a+c', 'a+x'])
})

test('an article in the bin is back in its story after the undo of what dissolved the story', async ({
  desk,
}) => {
  const id = await desk.open('abc')
  const deleted = await deleteRecords(db, { table: 'news_links', ids: [desk.linkOf('c')], ...editor })
  const left = { from: await seen(db, id), urls: [urlOf('a'), urlOf('b')], to: alone, ...editor }
  const moved = await moveOutOfStory(db, left)
  expect(await undoBatch(db, { batchId: moved.ok ? moved.batchId : '', ...editor })).toMatchObject({
    ok: true,
  })
  expect(await undoBatch(db, { batchId: deleted.batchId, ...editor })).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['abc'])
})
