import { expect } from 'vitest'
import { setRows } from '../../../../test/support/builders.ts'
import { editor, readConstraints, readDesk, seen, urlOf } from '../../../../test/support/desk-scene.ts'
import { joinStory, openStoryOf } from '../../../../test/support/join-story.ts'
import { storyDesk } from '../../../../test/support/story-desk.ts'
import { undoBatch } from '../../revisions/undo/undo.ts'
import { keepApartFromStory } from './keep-apart-from-story.ts'
import { mergeStories } from './merge-stories.ts'

const { db, test } = await storyDesk()

async function undo(result: { ok: boolean; batchId?: string }): Promise<unknown> {
  return undoBatch(db, { batchId: result.batchId ?? '', ...editor })
}

test('chosen articles become a story with its counts, and undo removes it completely', async ({ desk }) => {
  await desk.addLink('a')
  await desk.addEntry('b')
  const opened = await openStoryOf(db, { articles: desk.named('ab'), ...editor })
  expect(opened).toMatchObject({ ok: true, count: 2 })
  expect(await readDesk(db)).toEqual(['ab'])
  expect(await readConstraints(db)).toEqual(['a+b'])
  expect(await db.selectFrom('stories').selectAll().execute()).toMatchObject([
    { articleCount: 2, voiceCount: 2, isEdited: true },
  ])
  expect(await undo(opened)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual([])
  expect(await readConstraints(db)).toEqual([])
  expect(await db.selectFrom('stories').selectAll().execute()).toEqual([])
})

test('a story cannot be opened with a single article', async ({ desk }) => {
  await desk.addLink('a')
  expect(await openStoryOf(db, { articles: desk.named('a'), ...editor })).toEqual({
    ok: false,
    reason: 'no-articles',
  })
  expect(await db.selectFrom('stories').selectAll().execute()).toEqual([])
})

test('an entry joins a story, and undo reverts both the move and the decision', async ({ desk }) => {
  const storyId = await desk.open('ab')
  await desk.addEntry('c')
  const joined = await joinStory(db, { storyId, articles: desk.named('c'), ...editor })
  expect(joined).toMatchObject({ ok: true, storyId, count: 1 })
  expect(await readDesk(db)).toEqual(['abc'])
  expect(await readConstraints(db)).toEqual(['a+b', 'a+c'])
  const place = await db.selectFrom('storyLinks').selectAll().where('canonicalUrl', '=', urlOf('c')).execute()
  expect(place).toMatchObject([{ placedBy: 'editor' }])
  expect(await undo(joined)).toEqual({ ok: true, count: 2 })
  expect(await readDesk(db)).toEqual(['ab'])
  expect(await readConstraints(db)).toEqual(['a+b'])
})

test('two successive joins can be undone in any order', async ({ desk }) => {
  const storyId = await desk.open('ab')
  for (const letter of 'cd') await desk.addEntry(letter)
  const first = await joinStory(db, { storyId, articles: desk.named('c'), ...editor })
  await joinStory(db, { storyId, articles: desk.named('d'), ...editor })
  expect(await undo(first)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['abd'])
})

test('an article that joins another story leaves its former one permanently', async ({ desk }) => {
  const [one, other] = [await desk.open('abc'), await desk.open('xy')]
  const moved = await joinStory(db, { storyId: other, articles: desk.named('c'), ...editor })
  expect(await readDesk(db)).toEqual(['ab', 'cxy'])
  expect(await readConstraints(db)).toEqual(['a+b', 'a-c', 'b-c', 'c+x', 'x+y'])
  expect(await undo(moved)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['abc', 'xy'])
  expect(await readConstraints(db)).toEqual(['a+b', 'a+c', 'x+y'])
  expect(await seen(db, one)).toMatchObject({ id: one })
})

test('a story that is left with one article is dissolved, and undo restores it', async ({ desk }) => {
  for (const letter of 'ab') await desk.addEntry(letter)
  const [one, other] = [await desk.open('ab'), await desk.open('xy')]
  const moved = await joinStory(db, { storyId: other, articles: desk.named('b'), ...editor })
  expect(await readDesk(db)).toEqual(['bxy'])
  expect(await db.selectFrom('stories').select('id').execute()).toEqual([{ id: other }])
  expect(await undo(moved)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['ab', 'xy'])
  expect(await seen(db, one)).toMatchObject({ id: one })
})

test('a story that has been public keeps its address when only one article is left', async ({ desk }) => {
  const [, other] = [await desk.open('ab'), await desk.open('xy')]
  await joinStory(db, { storyId: other, articles: desk.named('b'), ...editor })
  expect(await readDesk(db)).toEqual(['a', 'bxy'])
})

test('"not this story" takes an article out of the story or keeps it from joining', async ({ desk }) => {
  const storyId = await desk.open('abc')
  await desk.addEntry('d')
  await keepApartFromStory(db, { storyId, articles: desk.named('d'), ...editor })
  expect(await readConstraints(db)).toEqual(['a+b', 'a+c', 'a-d', 'b-d', 'c-d'])
  const left = await keepApartFromStory(db, { storyId, articles: desk.named('c'), ...editor })
  expect(await readDesk(db)).toEqual(['ab'])
  expect(await readConstraints(db)).toEqual(['a+b', 'a-c', 'a-d', 'b-c', 'b-d', 'c-d'])
  expect(await undo(left)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['abc'])
})

test('joining a merged story joins the story that it became part of', async ({ desk }) => {
  const [one, two, three] = [await desk.open('ab'), await desk.open('cd'), await desk.open('ef')]
  await mergeStories(db, { from: await seen(db, one), into: await seen(db, two), ...editor })
  await mergeStories(db, { from: await seen(db, two), into: await seen(db, three), ...editor })
  await desk.addEntry('x')
  const joined = await joinStory(db, { storyId: one, articles: desk.named('x'), ...editor })
  expect(joined).toMatchObject({ ok: true, storyId: three })
})

test('deleted, decided and unknown records are refused without any change', async ({ desk }) => {
  const storyId = await desk.open('ab')
  await desk.addEntry('c')
  await setRows(db, 'entries', { status: 'rejected' })
  expect(await joinStory(db, { storyId, articles: desk.named('c'), ...editor })).toEqual({
    ok: false,
    reason: 'no-articles',
  })
  for (const bad of ['', 'nonsense', "'; drop table stories", '00000000-0000-7000-8000-000000000000'])
    expect(await joinStory(db, { storyId: bad, articles: desk.named('a'), ...editor })).toEqual({
      ok: false,
      reason: 'no-such-story',
    })
  expect(await joinStory(db, { storyId, articles: { entryIds: ['x'] }, ...editor })).toEqual({
    ok: false,
    reason: 'no-articles',
  })
  expect(await readDesk(db)).toEqual(['ab'])
})

test('a link restored from the bin is in its story again', async ({ desk }) => {
  await desk.open('abc')
  const row = await db
    .selectFrom('newsLinks')
    .selectAll()
    .where('id', '=', desk.linkOf('c'))
    .executeTakeFirstOrThrow()
  await db.deleteFrom('newsLinks').where('id', '=', row.id).execute()
  expect(await readDesk(db)).toEqual(['ab'])
  const { headlineKeys: _, searchText: __, ...values } = row
  await db.insertInto('newsLinks').values(values).execute()
  expect(await readDesk(db)).toEqual(['abc'])
})
