// What a pass may do to a story that readers or an editor have seen: only add to it. Everything else becomes a proposal.

import { expect } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addRow, getRow, setRows } from '../../../test/support/builders.ts'
import {
  landed,
  landedToo,
  landing,
  rain,
  type StoryScene,
  sceneNow,
  storyTest,
} from '../../../test/support/story-scene.ts'
import { addClicks } from '../../domain/clicks/click-queries.ts'
import { changeFront } from '../../domain/front/change-front.ts'
import { type FrontPlace, sectionPlace } from '../../domain/front/places/front-place.ts'
import { undoBatch } from '../../domain/revisions/undo/undo.ts'
import { refreshStories } from '../../domain/stories/refresh-stories.ts'
import { settlePrinted } from '../../domain/stories/settle-stories.ts'
import { listMovesOfStory } from '../../domain/stories/story-history.ts'
import { findStory } from '../../domain/stories/story-queries.ts'

const { db, test, openScene } = await storyTest()
const by = await authorizedEditor(db)
const sections = [await addCategory(db), await addCategory(db)]
await setRows(db, 'settings', { mostReadEnabled: true })

type Shown = { id: string; lead: string }

async function pin(places: readonly FrontPlace[], stories: readonly Shown[]) {
  const pins = stories.map(({ id }, n) => ({
    place: places[n] ?? 'lead',
    subject: { kind: 'story' as const, id },
    until: { kind: 'open' as const },
    seen: 0,
  }))
  expect(await changeFront(db, { changes: { pins, sections: null }, by, now: sceneNow })).toMatchObject({
    ok: true,
  })
}

/** How each kind of story comes to be seen. */
const kinds: Record<string, (stories: Shown[], scene: StoryScene) => Promise<void>> = {
  pinned: stories => pin(['lead', 'second-1'], stories),
  'the lead of a section': stories =>
    pin(
      sections.map(({ id }) => sectionPlace(id)),
      stories,
    ),
  'opened by readers': async stories => {
    const ids = stories.map(({ lead }) => lead)
    const links = await db.selectFrom('newsLinks').select('canonicalUrl').where('id', 'in', ids).execute()
    const clicks = links.map(({ canonicalUrl }) => ({ canonicalUrl: canonicalUrl ?? '', count: 1 }))
    await addClicks(db, clicks, sceneNow)
  },
  'in a letter': stories =>
    settlePrinted(
      db,
      stories.map(({ id }) => id),
      sceneNow,
    ),
  'on the front page for an hour': async (_stories, scene) => {
    await setRows(db, 'storyLinks', { isTouched: false })
    await scene.pass()
    scene.later(1.1)
    await scene.pass()
  },
}

const trams = [
  'Kolkata tram drivers strike over pension cuts',
  'Tram drivers of Kolkata strike over pension cuts',
]
const sameEvent = [landedToo, 'Two cosmonauts and Don Pettit: Soyuz capsule lands in Kazakhstan steppe']

async function addStory(scene: StoryScene, titles: readonly string[], hoursAgo = 3): Promise<Shown> {
  const { id } = await addRow(db, 'stories', { hasBeenPublic: true })
  for (const title of titles) await scene.addLink(title, { hoursAgo })
  await scene.match()
  await putInto(id, titles)
  return { id, lead: (await read(id)).lead }
}

async function putInto(storyId: string, titles: readonly string[]): Promise<void> {
  const places = db.selectFrom('storyLinks').select('storyId')
  const left = (await places.where('title', 'in', titles).execute()).flatMap(place => place.storyId ?? [])
  await db.updateTable('storyLinks').set({ storyId }).where('title', 'in', titles).execute()
  const stay = new Set((await places.execute()).map(place => place.storyId))
  const empty = left.filter(id => !stay.has(id))
  if (empty.length > 0) await db.deleteFrom('stories').where('id', 'in', empty).execute()
  await refreshStories(db, [storyId], sceneNow)
}

async function read(storyId: string) {
  const { slug } = await getRow(db, 'stories', storyId)
  const shown = await findStory(db, slug)
  if (shown?.is !== 'here') throw new Error(`The story ${slug} is gone`)
  const places = await db.selectFrom('storyLinks').select('title').where('storyId', '=', storyId).execute()
  const { title, leadId } = shown.story
  return { title, lead: leadId, members: places.map(place => place.title).toSorted() }
}

async function passOver(scene: StoryScene): Promise<string[]> {
  await setRows(db, 'storyLinks', { isTouched: true, attempts: 0 })
  await scene.pass()
  const proposals = await db.selectFrom('storyProposals').select('kind').where('state', '=', 'open').execute()
  return proposals.map(({ kind }) => kind)
}

/** What a pass would do to the story if nobody had seen it, and what it proposes instead. */
const moves: Record<
  string,
  { after: (story: Shown, scene: StoryScene) => Promise<unknown>; proposals: string[] }
> = {
  'an article that leaves': {
    after: async ({ id }, scene) => {
      await scene.addLink(rain, { hoursAgo: 20 })
      await scene.match()
      await putInto(id, [rain])
    },
    proposals: ['split'],
  },
  'a split': {
    after: async ({ id }, scene) => {
      for (const title of trams) await scene.addLink(title, { hoursAgo: 20 })
      await scene.match()
      await putInto(id, trams)
    },
    proposals: ['split'],
  },
  'another lead and title': {
    after: async (_story, scene) => {
      await scene.addLink(landedToo, { hoursAgo: 0 })
      await scene.match()
    },
    proposals: [],
  },
}

const cases = Object.keys(kinds).flatMap(kind => Object.keys(moves).map(move => [kind, move] as const))

test.each(cases)('a story that is %s does not change by itself: %s', async (kind, move) => {
  const scene = await openScene()
  const story = await addStory(scene, [landing, landed])
  await kinds[kind]?.([story], scene)
  await moves[move]?.after(story, scene)
  const before = await read(story.id)
  const proposals = await passOver(scene)
  const now = await read(story.id)
  expect({ title: now.title, lead: now.lead }).toEqual({ title: before.title, lead: before.lead })
  expect(now.members).toEqual(expect.arrayContaining(before.members))
  expect(proposals).toEqual(moves[move]?.proposals)
})

test.each(Object.keys(kinds))('two stories that are %s are not merged: the merge is proposed', async kind => {
  const scene = await openScene()
  const stories = [await addStory(scene, [landing, landed]), await addStory(scene, sameEvent)]
  await kinds[kind]?.(stories, scene)
  const before = await Promise.all(stories.map(({ id }) => read(id)))
  expect(await passOver(scene)).toEqual(['merge'])
  expect(await Promise.all(stories.map(({ id }) => read(id)))).toEqual(before)
})

test.each(Object.keys(kinds))('a story that is %s takes a sure article, under its own title', async kind => {
  const scene = await openScene()
  const story = await addStory(scene, [landing, landed])
  await kinds[kind]?.([story], scene)
  const before = await read(story.id)
  await scene.addLink(landedToo, { hoursAgo: 0 })
  await scene.match()
  await passOver(scene)
  expect(await read(story.id)).toEqual({ ...before, members: [landed, landedToo, landing].toSorted() })
})

test.each(Object.keys(moves))('a story that nobody has seen changes: %s', async move => {
  const scene = await openScene()
  const story = await addStory(scene, [landing, landed])
  const unseen = await read(story.id)
  await moves[move]?.after(story, scene)
  const before = await read(story.id)
  await passOver(scene)
  const now = await read(story.id)
  if (moves[move]?.proposals.length) expect(now.members).not.toEqual(before.members)
  else expect(now.title).not.toBe(unseen.title)
})

test('two stories that nobody has seen are merged', async ({ scene }) => {
  const stories = [await addStory(scene, [landing, landed]), await addStory(scene, sameEvent)]
  expect(await passOver(scene)).toEqual([])
  const ids = stories.map(({ id }) => id)
  const left = await db.selectFrom('storyLinks').select('storyId').where('storyId', 'in', ids).execute()
  expect(new Set(left.map(({ storyId }) => storyId)).size).toBe(1)
})

/** The batch in which places of the scene were changed. */
async function batchOfPlaces(): Promise<string> {
  const places = db.selectFrom('storyLinks').select('id')
  const revisions = db.selectFrom('revisions').select('batchId').where('recordId', 'in', places)
  return (await revisions.executeTakeFirstOrThrow()).batchId
}

test('the older articles of a long story follow the newest, which alone a pass reads', async ({ scene }) => {
  const seen = await addStory(scene, [landing, landed])
  await settlePrinted(db, [seen.id], sceneNow)
  await scene.addLink(rain, { hoursAgo: 60 })
  for (let n = 0; n < 24; n += 1) await scene.addLink(landedToo)
  await scene.match()
  const { id } = await addRow(db, 'stories', { hasBeenPublic: true })
  await putInto(id, [rain, landedToo])
  await passOver(scene)
  const { members } = await read(seen.id)
  expect(members).toEqual([landed, landing, rain, ...Array(24).fill(landedToo)].toSorted())
})

test('a split of a story on the front page is in its history, and an editor who undoes it has the last word', async ({
  scene,
}) => {
  const story = await addStory(scene, [landing, landed])
  await moves['a split']?.after(story, scene)
  await db.updateTable('stories').set({ frontedAt: sceneNow }).where('id', '=', story.id).execute()
  await passOver(scene)
  expect((await read(story.id)).members).not.toEqual([...trams, landed, landing].toSorted())
  const [move, ...more] = await listMovesOfStory(db, story.id, 10)
  expect(move).toMatchObject({ accountName: '#matching', from: { id: story.id } })
  expect(more).toHaveLength(1)
  const batchId = await batchOfPlaces()
  expect(await undoBatch(db, { batchId, by, now: sceneNow })).toEqual({ ok: true, count: 2 })
  await passOver(scene)
  expect((await read(story.id)).members).toEqual([...trams, landed, landing].toSorted())
})

test('a story of two on the front page stands after a pass took it apart, so that its undo finds it', async ({
  scene,
}) => {
  const story = await addStory(scene, [landing, rain])
  await db.updateTable('stories').set({ frontedAt: sceneNow }).where('id', '=', story.id).execute()
  await passOver(scene)
  expect(await getRow(db, 'stories', story.id)).toMatchObject({ articleCount: 0 })
  expect(await undoBatch(db, { batchId: await batchOfPlaces(), by, now: sceneNow })).toEqual({
    ok: true,
    count: 2,
  })
  await passOver(scene)
  expect((await read(story.id)).members).toEqual([landing, rain].toSorted())
})
