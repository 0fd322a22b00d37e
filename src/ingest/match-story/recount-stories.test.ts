import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { addRow, addWaitingEntry, setRow, setRows } from '../../../test/support/builders.ts'
import {
  landed,
  landedToo,
  landing,
  type StoryScene,
  sceneNow,
  storyTest,
} from '../../../test/support/story-scene.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { takeLock } from '../../database/locks.ts'
import { listArticleGroups, outletsOf } from '../../domain/stories/article-groups.ts'
import { recountSome } from '../../domain/stories/recount-stories.ts'
import { listStoryLinks } from '../../domain/stories/story-queries.ts'

const { db, test } = await storyTest()

async function readPublic() {
  return db
    .selectFrom('stories')
    .select(['articleCount', 'publicLinkCount', 'publicOutletCount', 'publicVoiceCount', 'publicHeat'])
    .select(['publicFirstAt', 'publicLastAt'])
    .executeTakeFirstOrThrow()
}

function hoursBefore(hours: number): Date {
  return new Date(sceneNow.getTime() - hours * 3_600_000)
}

test('a waiting entry counts only for editors, and for readers once it is published', async ({ scene }) => {
  await scene.addLink(landing, { hoursAgo: 5 })
  await scene.addLink(landedToo, { hoursAgo: 3 })
  const url = 'https://waiting.example/1'
  const entry = await addWaitingEntry(db, { title: landed, firstSeenAt: hoursBefore(0.1), url })
  await scene.match()
  const before = await readPublic()
  expect(before).toMatchObject({
    articleCount: 3,
    publicLinkCount: 2,
    publicOutletCount: 2,
    publicVoiceCount: 2,
    publicFirstAt: hoursBefore(5),
    publicLastAt: hoursBefore(3),
  })
  const link = await scene.addLink(landed, { site: 'waiting.example' })
  await setRow(db, 'entries', entry.id, { status: 'published', newsLinkId: link.id, decidedAt: sceneNow })
  await scene.match()
  const after = await readPublic()
  expect(after).toMatchObject({ articleCount: 3, publicLinkCount: 3, publicOutletCount: 3 })
  expect(after.publicLastAt).toEqual(hoursBefore(1))
  expect(after.publicHeat).toBeGreaterThan(before.publicHeat)
})

test('a story of waiting entries has no public counts', async ({ scene }) => {
  for (const [n, title] of [landing, landed].entries())
    await addWaitingEntry(db, { title, firstSeenAt: hoursBefore(0.1), url: `https://waiting-${n}.example/1` })
  await scene.match()
  expect(await readPublic()).toEqual({
    articleCount: 2,
    publicLinkCount: 0,
    publicOutletCount: 0,
    publicVoiceCount: 0,
    publicHeat: 0,
    publicFirstAt: null,
    publicLastAt: null,
  })
})

test('a story is recounted when a link is deleted, or its outlet or time changes', async ({ scene }) => {
  const [a, b, c] = [
    await scene.addLink(landing, { hoursAgo: 5 }),
    await scene.addLink(landed, { hoursAgo: 4 }),
    await scene.addLink(landedToo, { hoursAgo: 3 }),
  ]
  await scene.match()
  expect(await readPublic()).toMatchObject({ publicLinkCount: 3, publicOutletCount: 3 })
  const outletId = randomUUID()
  await db.updateTable('newsLinks').set({ outletId }).where('id', 'in', [a.id, b.id]).execute()
  await scene.match()
  expect(await readPublic()).toMatchObject({ publicLinkCount: 3, publicOutletCount: 2, publicVoiceCount: 2 })
  await setRow(db, 'newsLinks', a.id, { publishedAt: hoursBefore(9) })
  await scene.match()
  expect((await readPublic()).publicFirstAt).toEqual(hoursBefore(9))
  await db.deleteFrom('newsLinks').where('id', '=', c.id).execute()
  await scene.match()
  expect(await readPublic()).toMatchObject({ publicLinkCount: 2, publicOutletCount: 1 })
  expect(await db.selectFrom('storyRecounts').selectAll().execute()).toEqual([])
})

test('a story is recounted when the home page of an outlet changes, and when an outlet disappears or returns', async ({
  scene,
}) => {
  const [city, sports] = [await addOutlet('city'), await addOutlet('sports')]
  await publishAt(scene, [city, sports])
  expect(await readPublic()).toMatchObject({ publicOutletCount: 2 })
  const homeUrl = 'https://sports.city.example/'
  await setRow(db, 'outlets', sports.id, { homeUrl })
  await scene.match()
  expect(await readPublic()).toMatchObject({ publicOutletCount: 1 })
  await db.deleteFrom('outlets').where('name', '=', 'sports').execute()
  await scene.match()
  expect(await readPublic()).toMatchObject({ publicOutletCount: 2 })
  await addRow(db, 'outlets', { id: sports.id, name: 'sports', homeUrl })
  await scene.match()
  expect(await readPublic()).toMatchObject({ publicOutletCount: 1 })
})

test('the times of a story are those of its rows, also when outlets date their articles anew', async ({
  scene,
}) => {
  const links = [
    await scene.addLink(landing, { hoursAgo: 5 }),
    await scene.addLink(landed, { hoursAgo: 4 }),
    await scene.addLink(landedToo, { hoursAgo: 3 }),
  ]
  await scene.match()
  // The first arrived a few milliseconds before its date, as links of a feed's first read do; the last is dated after its arrival.
  const dates = [hoursBefore(4.8), hoursBefore(4.9), hoursBefore(-2)]
  for (const [n, { id }] of links.entries())
    await setRow(db, 'newsLinks', id, {
      publishedAt: dates[n],
      ...(n === 0 && { createdAt: hoursBefore(4.800_001) }),
    })
  await scene.match()
  const { slug } = await db.selectFrom('stories').select('slug').executeTakeFirstOrThrow()
  const page = await listStoryLinks(db, { slug: slug ?? '', limit: 10, after: null })
  expect(page.links.map(({ publishedAt }) => publishedAt)).toEqual([
    sceneNow,
    hoursBefore(4.8),
    hoursBefore(4.9),
  ])
  const outlets = outletsOf(await listArticleGroups(db, slug ?? ''))
  expect(outlets.map(({ firstAt }) => firstAt)).toEqual([hoursBefore(4.9), hoursBefore(4.8), sceneNow])
  expect(await readPublic()).toMatchObject({ publicFirstAt: hoursBefore(4.9), publicLastAt: sceneNow })
})

test('a change that affects no count queues no recount', async ({ scene }) => {
  const link = await scene.addLink(landing)
  await scene.arrive(landed)
  await setRow(db, 'newsLinks', link.id, { featured: true, description: 'Three came back' })
  expect(await db.selectFrom('storyRecounts').selectAll().execute()).toEqual([])
})

test('a burst of changes recounts each story once', async ({ scene }) => {
  await scene.arrive(landing, landed, landedToo)
  for (let n = 0; n < 30; n++) await setRows(db, 'newsLinks', { outletId: randomUUID() })
  expect(await db.selectFrom('storyRecounts').selectAll().execute()).toHaveLength(30)
  await scene.match()
  expect(await db.selectFrom('storyRecounts').selectAll().execute()).toEqual([])
  expect(await readPublic()).toMatchObject({ publicOutletCount: 1 })
})

test('an outlet whose clock is an hour ahead makes a story no hotter', async ({ scene }) => {
  await scene.addLink(landing, { hoursAgo: 1 })
  await scene.addLink(landed, { hoursAgo: 0 })
  await scene.match()
  const { publicHeat } = await readPublic()
  await setRow(db, 'newsLinks', { title: landed }, { publishedAt: hoursBefore(-1) })
  await scene.match()
  expect(await readPublic()).toMatchObject({ publicHeat, publicLastAt: sceneNow })
})

async function addOutlet(name: string, owner = '') {
  const known = owner
    ? { owner, ownerSource: 'https://owners.example/', ownerAsOf: new Date('2026-01-01') }
    : {}
  const homeUrl = `https://${name}.example/`
  return addRow(db, 'outlets', { name, homeUrl, ...known })
}

/** A story of an article of each of the two outlets. */
async function publishAt(scene: StoryScene, outlets: { id: string }[]) {
  const links = [await scene.addLink(landing, { hoursAgo: 5 }), await scene.addLink(landed, { hoursAgo: 3 })]
  for (const [n, { id }] of links.entries())
    await setRow(db, 'newsLinks', id, { outletId: outlets[n]?.id ?? null })
  await scene.match()
}

test('outlets are one voice once they have one owner, and two again after an undo', async ({ scene }) => {
  const [first, second] = [await addOutlet('first', 'Big Media Ltd.'), await addOutlet('second')]
  await publishAt(scene, [first, second])
  const apart = await readPublic()
  expect(apart).toMatchObject({ publicOutletCount: 2, publicVoiceCount: 2 })
  const { ownerSource, ownerAsOf } = first
  const own = (owner: string) =>
    db
      .updateTable('outlets')
      .set(owner ? { owner, ownerSource, ownerAsOf } : { owner, ownerSource: null, ownerAsOf: null })
      .where('id', '=', second.id)
      .execute()
  await own('BIG Media Ltd')
  await scene.match()
  const together = await readPublic()
  expect(together).toMatchObject({ publicOutletCount: 2, publicVoiceCount: 1 })
  expect(together.publicHeat).toBeLessThan(apart.publicHeat)
  await own('')
  await scene.match()
  expect(await readPublic()).toEqual(apart)
})

test('outlets of one registrable domain without an owner are one outlet, so that their story is not public', async ({
  scene,
}) => {
  const outlets = [await addOutlet('daily'), await addOutlet('sports.daily')]
  await publishAt(scene, outlets)
  expect(await readPublic()).toMatchObject({ publicLinkCount: 2, publicOutletCount: 1, publicVoiceCount: 1 })
})

test('an outlet with an owner can be deleted while its story is public', async ({ scene }) => {
  const outlets = [await addOutlet('third', 'Big Media'), await addOutlet('fourth', 'Big Media')]
  await publishAt(scene, outlets)
  expect(await readPublic()).toMatchObject({ publicOutletCount: 2, publicVoiceCount: 1 })
  await db.deleteFrom('outlets').where('name', '=', 'third').execute()
  await scene.match()
  expect(await readPublic()).toMatchObject({ publicLinkCount: 2, publicOutletCount: 2, publicVoiceCount: 2 })
})

test('two workers recount a queued story once, one after the other', async ({ scene }) => {
  await scene.addLink(landing, { hoursAgo: 5 })
  await scene.addLink(landed, { hoursAgo: 3 })
  await scene.match()
  const { id: storyId } = await db.selectFrom('stories').select('id').executeTakeFirstOrThrow()
  await addRow(db, 'storyRecounts', { storyId })
  const holder = await db.startTransaction().execute()
  await takeLock(holder, 'stories')
  const recounting = [recountSome(db, sceneNow), recountSome(db, sceneNow)]
  await untilBlocked(holder, 2)
  await holder.commit().execute()
  expect((await Promise.all(recounting)).toSorted()).toEqual([0, 1])
})
