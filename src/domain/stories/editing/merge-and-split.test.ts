import { expect } from 'vitest'
import { addRow, setRow } from '../../../../test/support/builders.ts'
import { editor, readConstraints, readDesk, seen, urlOf } from '../../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../../test/support/story-desk.ts'
import { changeManyNewsLinks } from '../../news-links/change-many-news-links.ts'
import { undoBatch } from '../../revisions/undo/undo.ts'
import { recountSome } from '../recount-some.ts'
import { editStory } from './edit-story.ts'
import { mergeStories } from './merge-stories.ts'
import { moveOutOfStory } from './split-story.ts'

const { db, test } = await storyDesk()

async function undo(result: { ok: boolean; batchId?: string }): Promise<unknown> {
  const undone = await undoBatch(db, { batchId: result.batchId ?? '', ...editor })
  while ((await recountSome(db, editor.now)) > 0);
  return undone
}

const storyOf = (id: string) => db.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst()

test('a merged story leads to its target, and undo restores places, counts and decisions', async ({
  desk,
}) => {
  const [one, other] = [await desk.open('ab'), await desk.open('xyz')]
  const merged = await mergeStories(db, { from: await seen(db, one), into: await seen(db, other), ...editor })
  expect(merged).toMatchObject({ ok: true, storyId: other })
  expect(await readDesk(db)).toEqual(['abxyz'])
  expect(await storyOf(one)).toMatchObject({ mergedInto: other, slug: 'headline-a' })
  expect(await storyOf(other)).toMatchObject({ articleCount: 5, publicOutletCount: 5 })
  expect(await undo(merged)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['ab', 'xyz'])
  expect(await readConstraints(db)).toEqual(['a+b', 'x+y', 'x+z'])
  expect(await storyOf(one)).toMatchObject({ mergedInto: null, articleCount: 2, slug: 'headline-a' })
  expect(await storyOf(other)).toMatchObject({ articleCount: 3 })
})

test('a merge also moves articles in the bin and rejected ones, and undo moves them back', async ({
  desk,
}) => {
  await desk.addEntry('d')
  const [one, other] = [await desk.open('abcd'), await desk.open('xyz')]
  const ids = [desk.linkOf('c')]
  const deleted = await changeManyNewsLinks(db, { ids, change: { action: 'delete' }, ...editor })
  const setStatus = (status: 'rejected' | 'waiting') => setRow(db, 'entries', desk.entryOf('d'), { status })
  await setStatus('rejected')
  const [firstUrl, secondUrl] = [urlOf('c'), urlOf('x')]
  await addRow(db, 'storyConstraints', {
    kind: 'apart',
    firstUrl,
    secondUrl,
    accountName: 'Test',
    at: editor.now,
  })
  const merged = await mergeStories(db, { from: await seen(db, one), into: await seen(db, other), ...editor })
  expect(await undo(deleted)).toMatchObject({ ok: true })
  await setStatus('waiting')
  expect(await readDesk(db)).toEqual(['abcdxyz'])
  expect(await readConstraints(db)).toEqual(['a+b', 'a+c', 'a+d', 'a+x', 'b+x', 'c+x', 'd+x', 'x+y', 'x+z'])
  expect(await undo(merged)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['abcd', 'xyz'])
  expect(await readConstraints(db)).toEqual(['a+b', 'a+c', 'a+d', 'c-x', 'x+y', 'x+z'])
})

test('split articles become a new story and are never moved back automatically', async ({ desk }) => {
  const id = await desk.open('abcd')
  const urls = [urlOf('c'), urlOf('d')]
  const split = await moveOutOfStory(db, {
    from: await seen(db, id),
    urls,
    to: { kind: 'new-story' as const },
    ...editor,
  })
  expect(split).toMatchObject({ ok: true, count: 2 })
  expect(await readDesk(db)).toEqual(['ab', 'cd'])
  expect(await readConstraints(db)).toEqual(['a+b', 'a-c', 'a-d', 'b-c', 'c+d'])
  expect(await undo(split)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['abcd'])
  expect(await readConstraints(db)).toEqual(['a+b', 'a+c', 'a+d'])
})

test('articles move to another story or out of every story', async ({ desk }) => {
  const [one, other] = [await desk.open('abcd'), await desk.open('xy')]
  const move = async (letter: string, to: { kind: 'story'; id: string } | { kind: 'alone' }) =>
    moveOutOfStory(db, { from: await seen(db, one), urls: [urlOf(letter)], to, ...editor })
  expect(await move('d', { kind: 'story', id: other })).toMatchObject({ ok: true, storyId: other })
  expect(await move('c', { kind: 'alone' })).toMatchObject({ ok: true, storyId: null })
  expect(await readDesk(db)).toEqual(['ab', 'dxy'])
})

test('of two simultaneous edits of the same stories one wins, and the other changes nothing', async ({
  desk,
}) => {
  const [one, other] = [await desk.open('abcd'), await desk.open('xy')]
  const [from, into] = [await seen(db, one), await seen(db, other)]
  const split = { from, urls: [urlOf('c'), urlOf('d')], to: { kind: 'new-story' as const }, ...editor }
  const results = await Promise.all([
    mergeStories(db, { from, into, ...editor }),
    moveOutOfStory(db, split),
    mergeStories(db, { from: into, into: from, ...editor }),
  ])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  for (const result of results) if (!result.ok) expect(['changed', 'merged']).toContain(result.reason)
  expect([['abcdxy'], ['ab', 'cd', 'xy']]).toContainEqual(await readDesk(db))
})

test('a story that changed since the editor saw it is not merged, split or renamed', async ({ desk }) => {
  const [one, other] = [await desk.open('abc'), await desk.open('xy')]
  const [old, into] = [await seen(db, one), await seen(db, other)]
  await editStory(db, { seen: old, patch: { title: 'Another' }, ...editor })
  const changed = { ok: false, reason: 'changed' }
  expect(await mergeStories(db, { from: old, into, ...editor })).toEqual(changed)
  expect(await editStory(db, { seen: old, patch: { isHidden: true }, ...editor })).toEqual(changed)
  const split = { from: old, urls: [urlOf('a')], to: { kind: 'alone' as const }, ...editor }
  expect(await moveOutOfStory(db, split)).toEqual(changed)
  expect(await readDesk(db)).toEqual(['abc', 'xy'])
})

test('each impossible move is refused with its own reason', async ({ desk }) => {
  const [one, other] = [await desk.open('ab'), await desk.open('xy')]
  const from = await seen(db, one)
  const move = (letters: string, to: Parameters<typeof moveOutOfStory>[1]['to']) =>
    moveOutOfStory(db, { from, urls: [...letters].map(urlOf), to, ...editor })
  expect(await move('x', { kind: 'alone' })).toMatchObject({ reason: 'not-in-story' })
  expect(await move('', { kind: 'alone' })).toMatchObject({ reason: 'not-in-story' })
  expect(await move('ab', { kind: 'new-story' })).toMatchObject({ reason: 'whole-story' })
  expect(await move('a', { kind: 'story', id: 'nonsense' })).toMatchObject({ reason: 'no-target' })
  expect(await move('a', { kind: 'story', id: one })).toMatchObject({ reason: 'same-story' })
  expect(await mergeStories(db, { from, into: from, ...editor })).toMatchObject({ reason: 'same-story' })
  const gone = { id: '00000000-0000-7000-8000-000000000000', version: 1 }
  expect(await mergeStories(db, { from, into: gone, ...editor })).toMatchObject({ reason: 'no-such-story' })
  expect(await editStory(db, { seen: from, patch: { leadUrl: urlOf('x') }, ...editor })).toMatchObject({
    reason: 'not-in-story',
  })
  expect(await readDesk(db)).toEqual(['ab', 'xy'])
  expect(await seen(db, other)).toMatchObject({ id: other })
})

test('title, lead, hiding and locking can be set and undone', async ({ desk }) => {
  const id = await desk.open('ab')
  const patch = { title: 'तूफ़ान और बारिश', leadUrl: urlOf('b'), isHidden: true, isLocked: true }
  const edited = await editStory(db, { seen: await seen(db, id), patch, ...editor })
  expect(await storyOf(id)).toMatchObject({ ...patch, deskTitle: patch.title })
  await undo(edited)
  expect(await storyOf(id)).toMatchObject({
    title: null,
    leadUrl: null,
    isHidden: false,
    isLocked: false,
    deskTitle: 'Headline b',
  })
})

test('a story that all articles leave is deleted, and undo restores it', async ({ desk }) => {
  const id = await desk.open('ab')
  const urls = [urlOf('a'), urlOf('b')]
  const emptied = await moveOutOfStory(db, {
    from: await seen(db, id),
    urls,
    to: { kind: 'alone' },
    ...editor,
  })
  expect(emptied).toMatchObject({ ok: true })
  expect(await storyOf(id)).toBeUndefined()
  expect(await undo(emptied)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['ab'])
  expect(await storyOf(id)).toMatchObject({ slug: 'headline-a', articleCount: 2, isEdited: true })
})
