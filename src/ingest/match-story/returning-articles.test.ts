import { expect, test } from 'vitest'
import { addWaitingEntry, setRows } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import {
  landed,
  landedToo,
  landing,
  readStories,
  sceneNow,
  storyScene,
} from '../../../test/support/story-scene.ts'

const { db } = await freshDatabase()

emptyBefore(db, 'stories', 'storyLinks', 'storyRecounts', 'storyTermCounts', 'entries', 'newsLinks')

test('a public story outlives its articles for as long as they are in the bin', async () => {
  const scene = await storyScene(db)
  for (const title of [landing, landed, landedToo]) await scene.addLink(title)
  await scene.match()
  const title = 'By hand'
  await setRows(db, 'stories', { title })
  const links = await db.selectFrom('newsLinks').selectAll().execute()
  await db.deleteFrom('newsLinks').execute()
  await scene.pass()
  expect(await readCounts()).toEqual([{ articleCount: 0, publicLinkCount: 0, publicOutletCount: 0 }])
  for (const { searchText: _, headlineKeys: __, ...row } of links)
    await db.insertInto('newsLinks').values(row).execute()
  await scene.pass()
  expect(await db.selectFrom('stories').select(['title', 'publicLinkCount', 'isHidden']).execute()).toEqual([
    { title, publicLinkCount: 3, isHidden: false },
  ])
  await db.deleteFrom('newsLinks').execute()
  await scene.match()
  scene.later(30 * 24 + 1)
  await scene.pass()
  expect(await db.selectFrom('stories').select('id').execute()).toEqual([])
})

async function readCounts() {
  return db.selectFrom('stories').select(['articleCount', 'publicLinkCount', 'publicOutletCount']).execute()
}

test('rejected entries find their story again when they return to the queue', async () => {
  const scene = await storyScene(db)
  const firstSeenAt = new Date(sceneNow.getTime() - 6 * 60_000)
  for (const [n, title] of [landing, landed, landedToo].entries())
    await addWaitingEntry(db, { title, firstSeenAt, url: `https://waiting-${n}.example/1` })
  await scene.match()
  const grouped = await readStories(db)
  expect(grouped).toEqual([[landed, landing, landedToo].toSorted()])
  for (const rejected of [
    [landed, landing],
    [landed, landing, landedToo],
  ]) {
    await db.updateTable('entries').set({ status: 'rejected' }).where('title', 'in', rejected).execute()
    await scene.pass()
    await scene.pass()
    expect(await db.selectFrom('stories').select('id').execute()).toEqual([])
    expect(await db.selectFrom('storyLinks').select('id').where('status', '<>', 'placed').execute()).toEqual(
      [],
    )
    await setRows(db, 'entries', { status: 'waiting' })
    await scene.pass()
    expect(await readStories(db)).toEqual(grouped)
  }
})
