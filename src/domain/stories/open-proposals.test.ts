import { expect } from 'vitest'
import { setRow } from '../../../test/support/builders.ts'
import { deskNow } from '../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../test/support/story-desk.ts'
import { listOpenProposals } from './open-proposals.ts'
import { storyHeat } from './story-heat.ts'

const { db, test } = await storyDesk()

const dayMs = 86_400_000

async function setHeat(id: string, hoursAgo: number) {
  const at = deskNow.getTime() - hoursAgo * 3_600_000
  await setRow(db, 'stories', id, { heat: storyHeat([at, at]) ?? 0 })
}

async function titles(of: { limit: number; storyId?: string; now?: Date }): Promise<string[][]> {
  const listed = await listOpenProposals(db, { now: deskNow, ...of })
  return listed.map(({ sides }) => sides.map(({ title }) => title).toSorted())
}

test('stories, or a story and an article, are proposed once, by the nearest articles', async ({ desk }) => {
  const ab = await desk.open('ab')
  await desk.open('xyz')
  await desk.addLink('c')
  await desk.enroll('c')
  await desk.propose('ax', { score: 0.7, kind: 'merge' })
  await desk.propose('bz', { score: 0.8, kind: 'merge' })
  await desk.propose('yb', { score: 0.1, kind: 'other-script' })
  await desk.propose('ac', { score: 0.65 })
  await desk.propose('bc', { score: 0.75 })
  const nearest = [
    ['Headline b', 'Headline z'],
    ['Headline b', 'Headline c'],
  ]
  expect(await titles({ limit: 5 })).toEqual(nearest)
  expect(await titles({ limit: 5, storyId: ab })).toEqual(nearest)
  expect(await titles({ limit: 1 })).toEqual(nearest.slice(0, 1))
})

test('a proposal about a running story comes before a more probable one about an event of yesterday', async ({
  desk,
}) => {
  const [running, yesterday] = [await desk.open('ab'), await desk.open('cd')]
  for (const letter of 'ef') {
    await desk.addLink(letter)
    await desk.enroll(letter)
  }
  await setHeat(running, 0)
  await setHeat(yesterday, 18)
  await desk.propose('ce', { score: 0.8 })
  await desk.propose('af', { score: 0.6 })
  expect(await titles({ limit: 5 })).toEqual([
    ['Headline a', 'Headline f'],
    ['Headline c', 'Headline e'],
  ])
})

test('a proposal is listed while its event is news, and again when its story goes on', async ({ desk }) => {
  const story = await desk.open('ab')
  await desk.addLink('c')
  await desk.enroll('c')
  await desk.propose('ac', { score: 0.8 })
  const now = new Date(deskNow.getTime() + 3 * dayMs)
  expect(await titles({ limit: 5 })).toHaveLength(1)
  expect(await titles({ limit: 5, now })).toEqual([])
  expect(await titles({ limit: 5, now, storyId: story })).toHaveLength(1)
  await setRow(db, 'stories', story, { lastAt: now })
  expect(await titles({ limit: 5, now })).toHaveLength(1)
})

test('all proposals about one story follow its first one', async ({ desk }) => {
  const [running, other] = [await desk.open('ab'), await desk.open('cd')]
  for (const letter of 'efg') {
    await desk.addLink(letter)
    await desk.enroll(letter)
  }
  await setHeat(running, 0)
  await setHeat(other, 1)
  await desk.propose('ae', { score: 0.9 })
  await desk.propose('cf', { score: 0.85 })
  await desk.propose('bg', { score: 0.5 })
  expect(await titles({ limit: 5 })).toEqual([
    ['Headline a', 'Headline e'],
    ['Headline b', 'Headline g'],
    ['Headline c', 'Headline f'],
  ])
})
