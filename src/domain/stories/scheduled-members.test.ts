import { expect } from 'vitest'
import { deskNow, editor, readDesk, seen, urlOf } from '../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../test/support/story-desk.ts'
import { mergeStories } from './editing/merge-stories.ts'
import { moveOutOfStory } from './editing/split-story.ts'
import { recountSome } from './recount-some.ts'

const { db, test } = await storyDesk()

const setStatus = async (letter: string, status: 'scheduled' | 'waiting' | 'rejected') => {
  const publishAt = status === 'scheduled' ? deskNow : null
  await db
    .updateTable('entries')
    .set({ status, publishAt, scheduledLink: publishAt && {} })
    .where('canonicalUrl', '=', urlOf(letter))
    .execute()
  await recountSome(db, deskNow)
}

test('a scheduled article moves with its story into another, and keeps the one that an editor split', async ({
  desk,
}) => {
  for (const letter of 'abc') await desk.addEntry(letter)
  const id = await desk.open('abc')
  const target = await desk.open('xy')
  await setStatus('c', 'scheduled')
  const moved = await moveOutOfStory(db, {
    from: await seen(db, id),
    urls: [urlOf('a')],
    to: { kind: 'alone' },
    ...editor,
  })
  expect(moved).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['b', 'xy'])
  const merged = await mergeStories(db, { from: await seen(db, id), into: await seen(db, target), ...editor })
  expect(merged).toMatchObject({ ok: true })
  await setStatus('c', 'waiting')
  expect(await readDesk(db)).toEqual(['bcxy'])
})
