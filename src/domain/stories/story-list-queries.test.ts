import { expect } from 'vitest'
import { setRow } from '../../../test/support/builders.ts'
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
  await setRow(db, 'stories', named, { deskTitle: 'İzmir’de ΟΔΟΣ\u200c 100%' })
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
