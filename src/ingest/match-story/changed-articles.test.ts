import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { addWaitingEntry, setRow, setRows } from '../../../test/support/builders.ts'
import { landed, landedToo, landing, sceneNow, storyTest } from '../../../test/support/story-scene.ts'

const { db, test, openScene, readStories } = await storyTest()
const returned = 'Astronaut Don Pettit returns: Soyuz MS-26 capsule lands in Kazakhstan'

const firstSeenAt = new Date(sceneNow.getTime() - 360_000)
const scheduled = { status: 'scheduled', publishAt: sceneNow, scheduledLink: {} } as const
const unscheduled = { publishAt: null, scheduledLink: null }

async function setEntry(id: string, values: typeof scheduled | (typeof unscheduled & { status: 'waiting' })) {
  await setRow(db, 'entries', id, values)
}

test('a story of two stays while one is scheduled, and ends a day after its rejection', async ({ scene }) => {
  await addWaitingEntry(db, { title: landing, firstSeenAt, url: 'https://one.example/1' })
  const { id } = await addWaitingEntry(db, { title: landed, firstSeenAt, url: 'https://two.example/1' })
  await scene.match()
  expect(await readStories()).toEqual([[landed, landing]])
  await setEntry(id, scheduled)
  await scene.match()
  expect(await readStories()).toEqual([[landing]])
  const link = await scene.addLink(landed, { site: 'two.example' })
  await setRow(db, 'entries', id, {
    ...unscheduled,
    status: 'published',
    newsLinkId: link.id,
    decidedAt: sceneNow,
  })
  await scene.match()
  expect(await readStories()).toEqual([[landed, landing]])
  expect(await db.selectFrom('stories').select('articleCount').execute()).toEqual([{ articleCount: 2 }])
  await db.deleteFrom('newsLinks').execute()
  await setRow(db, 'entries', id, { status: 'rejected', newsLinkId: null })
  await scene.pass()
  expect(await readStories()).toEqual([[landing]])
  scene.later(25)
  await scene.pass()
  expect(await db.selectFrom('stories').select('id').execute()).toEqual([])
})

test('an article back within a day is in its story at once, alone or as the second', async ({ scene }) => {
  const ids = []
  for (const title of [landing, landed])
    ids.push((await addWaitingEntry(db, { title, firstSeenAt, url: `https://${ids.length}.example/1` })).id)
  await scene.match()
  const storyOf = () => db.selectFrom('storyLinks').select(['id', 'storyId', 'title']).orderBy('id').execute()
  const before = await storyOf()
  for (const rejected of [ids.slice(1), ids]) {
    for (const id of rejected) await setRow(db, 'entries', id, { status: 'rejected' })
    for (let hours = 0; hours < 20; hours += 10) {
      await scene.pass()
      scene.later(10)
    }
    for (const id of rejected) await setRow(db, 'entries', id, { status: 'waiting' })
    expect(await storyOf()).toEqual(before)
    await scene.match()
    expect(await storyOf()).toEqual(before)
  }
})

test('a scheduled article moves with its partner when a pass joins two stories', async ({ scene }) => {
  const { id } = await addWaitingEntry(db, { title: landed, firstSeenAt, url: 'https://two.example/1' })
  await scene.arrive(landing)
  const others = [await scene.addLink(landedToo), await scene.addLink(returned)].map(link => link.id)
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
  expect(await readStories()).toEqual([
    [returned, landedToo],
    [landed, landing],
  ])
  await setEntry(id, scheduled)
  await setRows(db, 'storyLinks', { isTouched: true })
  await scene.pass()
  expect(await readStories()).toEqual([[returned, landing, landedToo]])
  await setEntry(id, { ...unscheduled, status: 'waiting' })
  expect(await readStories()).toEqual([[returned, landed, landing, landedToo]])
})

test('an article that arrives while its partner is scheduled is in its story', async ({ scene }) => {
  const { id } = await addWaitingEntry(db, { title: landed, firstSeenAt, url: 'https://two.example/1' })
  await scene.match()
  await setEntry(id, scheduled)
  await scene.arrive(landing)
  expect(await readStories()).toEqual([[landing]])
  expect(await db.selectFrom('stories').select(['articleCount', 'publicLinkCount']).execute()).toEqual([
    { articleCount: 1, publicLinkCount: 1 },
  ])
  await setEntry(id, { ...unscheduled, status: 'waiting' })
  expect(await readStories()).toEqual([[landed, landing]])
})

test('an entry that was scheduled before it was matched is matched before its time', async ({ scene }) => {
  const { id } = await addWaitingEntry(db, { title: landed, firstSeenAt, url: 'https://two.example/1' })
  const { enrollArticles } = await import('./due-articles.ts')
  await enrollArticles(db, { now: sceneNow, since: new Date(sceneNow.getTime() - 900_000) })
  await setEntry(id, scheduled)
  await scene.arrive(landing)
  await setEntry(id, { ...unscheduled, status: 'waiting' })
  expect(await readStories()).toEqual([[landed, landing]])
})

const reworded = 'Home at last: what happens to the crew next'
const rain = 'Heavy rain closes schools across Kerala for two more days'

async function publishedPair({ entryTitle = landed }: { entryTitle?: string } = {}) {
  const scene = await openScene()
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

test('a public story outlives its articles for as long as they are in the bin', async ({ scene }) => {
  await scene.arrive(landing, landed, landedToo)
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

test('rejected entries that return days later find their story, and count once', async ({ scene }) => {
  for (const [n, title] of [landing, landed, landedToo].entries())
    await addWaitingEntry(db, { title, firstSeenAt, url: `https://waiting-${n}.example/1` })
  await scene.match()
  const grouped = await readStories()
  const readWords = () => db.selectFrom('storyTermCounts').selectAll().orderBy('hash').execute()
  const counted = await readWords()
  expect(grouped).toEqual([[landed, landing, landedToo].toSorted()])
  for (const rejected of [
    [landed, landing],
    [landed, landing, landedToo],
  ]) {
    await db.updateTable('entries').set({ status: 'rejected' }).where('title', 'in', rejected).execute()
    await scene.pass()
    scene.later(25)
    await scene.pass()
    expect(await db.selectFrom('stories').select('id').execute()).toEqual([])
    expect(await db.selectFrom('storyLinks').select('id').where('status', '<>', 'placed').execute()).toEqual(
      [],
    )
    await setRows(db, 'entries', { status: 'waiting' })
    await scene.pass()
    expect(await readStories()).toEqual(grouped)
    expect(await readWords()).toEqual(counted)
  }
})
