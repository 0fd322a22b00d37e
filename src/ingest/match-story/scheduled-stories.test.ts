import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addWaitingEntry, setRow, setRows } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { landed, landing, readStories, sceneNow, storyScene } from '../../../test/support/story-scene.ts'

const { db } = await freshDatabase()
const capsule = 'Soyuz capsule with Don Pettit and two cosmonauts lands in Kazakhstan steppe'
const returned = 'Astronaut Don Pettit returns: Soyuz MS-26 capsule lands in Kazakhstan'

emptyBefore(db, 'entries', 'stories', 'storyLinks', 'storyTermCounts', 'newsLinks')

const firstSeenAt = new Date(sceneNow.getTime() - 360_000)
const scheduled = { status: 'scheduled', publishAt: sceneNow, scheduledLink: {} } as const
const unscheduled = { publishAt: null, scheduledLink: null }

async function setEntry(id: string, values: typeof scheduled | (typeof unscheduled & { status: 'waiting' })) {
  await setRow(db, 'entries', id, values)
}

test('a story of two stands while one of them is scheduled, and dissolves when that is rejected', async () => {
  const scene = await storyScene(db)
  await addWaitingEntry(db, { title: landing, firstSeenAt, url: 'https://one.example/1' })
  const { id } = await addWaitingEntry(db, { title: landed, firstSeenAt, url: 'https://two.example/1' })
  await scene.match()
  expect(await readStories(db)).toEqual([[landed, landing]])
  await setEntry(id, scheduled)
  await scene.match()
  expect(await readStories(db)).toEqual([[landing]])
  const link = await scene.addLink(landed, { site: 'two.example' })
  await setRow(db, 'entries', id, {
    ...unscheduled,
    status: 'published',
    newsLinkId: link.id,
    decidedAt: sceneNow,
  })
  await scene.match()
  expect(await readStories(db)).toEqual([[landed, landing]])
  expect(await db.selectFrom('stories').select('articleCount').execute()).toEqual([{ articleCount: 2 }])
  await db.deleteFrom('newsLinks').execute()
  await setRow(db, 'entries', id, { status: 'rejected', newsLinkId: null })
  await scene.match()
  expect(await readStories(db)).toEqual([])
})

test('a scheduled article moves with its partner when a pass joins their story to another', async () => {
  const scene = await storyScene(db)
  const { id } = await addWaitingEntry(db, { title: landed, firstSeenAt, url: 'https://two.example/1' })
  await scene.addLink(landing)
  await scene.match()
  const others = [await scene.addLink(capsule), await scene.addLink(returned)].map(link => link.id)
  await scene.match()
  const other = {
    id: randomUUID(),
    articleCount: 2,
    voiceCount: 2,
    heat: 1,
    firstAt: sceneNow,
    lastAt: sceneNow,
  }
  await db.insertInto('stories').values(other).execute()
  await db.updateTable('storyLinks').set({ storyId: other.id }).where('newsLinkId', 'in', others).execute()
  expect(await readStories(db)).toEqual([
    [returned, capsule],
    [landed, landing],
  ])
  await setEntry(id, scheduled)
  await setRows(db, 'storyLinks', { isTouched: true })
  await scene.pass()
  expect(await readStories(db)).toEqual([[returned, landing, capsule]])
  await setEntry(id, { ...unscheduled, status: 'waiting' })
  expect(await readStories(db)).toEqual([[returned, landed, landing, capsule]])
})

test('an article that arrives while the other of its event is scheduled is in one story with it', async () => {
  const scene = await storyScene(db)
  const { id } = await addWaitingEntry(db, { title: landed, firstSeenAt, url: 'https://two.example/1' })
  await scene.match()
  await setEntry(id, scheduled)
  await scene.addLink(landing)
  await scene.match()
  expect(await readStories(db)).toEqual([[landing]])
  expect(await db.selectFrom('stories').select(['articleCount', 'publicLinkCount']).execute()).toEqual([
    { articleCount: 1, publicLinkCount: 1 },
  ])
  await setEntry(id, { ...unscheduled, status: 'waiting' })
  expect(await readStories(db)).toEqual([[landed, landing]])
})

test('an entry that was scheduled before it was matched is matched before its time', async () => {
  const scene = await storyScene(db)
  const { id } = await addWaitingEntry(db, { title: landed, firstSeenAt, url: 'https://two.example/1' })
  const { enrollArticles } = await import('./enroll-articles.ts')
  await enrollArticles(db, { now: sceneNow, since: new Date(sceneNow.getTime() - 900_000) })
  await setEntry(id, scheduled)
  await scene.addLink(landing)
  await scene.match()
  await setEntry(id, { ...unscheduled, status: 'waiting' })
  expect(await readStories(db)).toEqual([[landed, landing]])
})
