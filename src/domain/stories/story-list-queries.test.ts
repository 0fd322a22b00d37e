import { expect } from 'vitest'
import { deskNow } from '../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../test/support/story-desk.ts'
import { listDeskStories } from './story-list-queries.ts'

const { db, test } = await storyDesk()

const find = async (...words: string[]) =>
  (await listDeskStories(db, { words, now: deskNow, after: null, limit: 5, language: 'en' })).map(
    ({ id }) => id,
  )

test('a search for stories folds words as the public search does', async ({ desk }) => {
  const named = await desk.open('ab')
  await db
    .updateTable('stories')
    .set({ deskTitle: 'İzmir’de ΟΔΟΣ\u200c 100%' })
    .where('id', '=', named)
    .execute()
  const headlined = await desk.open('cd')
  await db
    .updateTable('storyLinks')
    .set({ title: 'Fire in İzmir' })
    .where('storyId', '=', headlined)
    .execute()
  expect((await find('izmir')).toSorted()).toEqual([named, headlined].toSorted())
  expect(await find('οδοσ', '100%')).toEqual([named])
  expect(await find('izmir', '1_0')).toEqual([])
})
