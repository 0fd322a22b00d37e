import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { landed, landing, readStories, storyScene } from '../../../test/support/story-scene.ts'

const { db } = await freshDatabase()

const rain = 'Rain floods the streets of Guwahati after a night of storms'

test('a pass that splits a story leaves the articles that stay where they are', async () => {
  const scene = await storyScene(db)
  const { id } = await scene.addLink(landing, { hoursAgo: 5 })
  await scene.addLink(landed, { hoursAgo: 4 })
  await scene.match()
  const { storyId } = await db
    .selectFrom('storyLinks')
    .select('storyId')
    .where('newsLinkId', '=', id)
    .executeTakeFirstOrThrow()
  const wrong = await scene.addLink(rain, { hoursAgo: 2 })
  await scene.match()
  await db
    .updateTable('storyLinks')
    .set({ storyId, isTouched: true })
    .where('newsLinkId', '=', wrong.id)
    .execute()
  await scene.addLink(`${rain} again`, { hoursAgo: 1 })
  await scene.match()
  await scene.pass()
  expect(await readStories(db)).toEqual([
    [landed, landing],
    [rain, `${rain} again`],
  ])
})
