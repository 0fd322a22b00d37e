import { expect, test } from 'vitest'
import { addWaitingEntry, setRow, setRows } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { landed, landing, sceneNow, storyScene } from '../../../test/support/story-scene.ts'

const { db } = await freshDatabase()

const reworded = 'Home at last: what happens to the crew next'
const rain = 'Heavy rain closes schools across Kerala for two more days'

emptyBefore(db, 'storyLinks', 'stories', 'storyTermCounts', 'entries', 'newsLinks', 'categories')

async function publishedPair({ entryTitle = landed }: { entryTitle?: string } = {}) {
  const scene = await storyScene(db)
  await scene.addLink(landing)
  const { id } = await scene.addLink(landed)
  const entry = await addWaitingEntry(db, { title: entryTitle, firstSeenAt: sceneNow })
  await setRow(db, 'entries', entry.id, { status: 'published', newsLinkId: id })
  await scene.match()
  const placeOf = () =>
    db
      .selectFrom('storyLinks')
      .select(['storyId', 'title'])
      .where('newsLinkId', '=', id)
      .executeTakeFirstOrThrow()
  return { scene, linkId: id, entryId: entry.id, placeOf }
}

test('a headline that an editor words anew leaves the article in its story', async () => {
  const { scene, linkId, placeOf } = await publishedPair()
  const before = await placeOf()
  expect(before.storyId).not.toBeNull()
  await setRow(db, 'newsLinks', linkId, { title: reworded, description: '' })
  await setRows(db, 'storyLinks', { isTouched: true })
  await scene.pass()
  expect(await placeOf()).toEqual(before)
})

test('a later article of the event finds it by the words of its outlet', async () => {
  const { scene, linkId, placeOf } = await publishedPair()
  await setRow(db, 'newsLinks', linkId, { title: reworded })
  await db.updateTable('storyLinks').set({ status: 'due' }).where('newsLinkId', '=', linkId).execute()
  await scene.match()
  expect(await placeOf()).toMatchObject({ storyId: expect.any(String), title: landed })
})

test('an outlet that renames its live blog moves it, whatever the editor called it', async () => {
  const { scene, linkId, entryId, placeOf } = await publishedPair()
  await setRow(db, 'newsLinks', linkId, { title: reworded })
  await setRow(db, 'entries', entryId, { title: rain })
  await scene.pass()
  expect(await placeOf()).toEqual({ storyId: null, title: rain })
})

test('an article whose page could not be read is matched by the headline that the editor typed', async () => {
  const { placeOf } = await publishedPair({ entryTitle: '' })
  expect(await placeOf()).toEqual({ storyId: expect.any(String), title: landed })
})
