import { expect } from 'vitest'
import { addProposal } from '../../../test/support/add-proposal.ts'
import { addRow, setRows } from '../../../test/support/builders.ts'
import {
  landed,
  landedToo,
  landing,
  rain,
  readStories,
  sceneNow,
  storyTest,
} from '../../../test/support/story-scene.ts'
import { explainReasons } from '../../domain/stories/explain-reasons.ts'
import { listOpenProposals } from '../../domain/stories/open-proposals.ts'

const { db, test } = await storyTest()

const readProposals = () =>
  db
    .selectFrom('storyProposals')
    .select(['kind', 'state', 'leavingUrls'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

async function touchAll(): Promise<void> {
  await setRows(db, 'storyLinks', { isTouched: true })
}

test('a merge of two stories is proposed once if an editor changed one of them', async ({ scene }) => {
  const fourth = 'Two cosmonauts and Don Pettit: Soyuz capsule lands in Kazakhstan steppe'
  for (const title of [landing, landed, landedToo, fourth]) await scene.addLink(title)
  await scene.match()
  const { id: other } = await addRow(db, 'stories', { hasBeenPublic: true })
  await db
    .updateTable('storyLinks')
    .set({ storyId: other })
    .where('title', 'in', [landedToo, fourth])
    .execute()
  await setRows(db, 'stories', { isEdited: true })
  const before = await readStories(db)
  expect(before).toHaveLength(2)
  for (let n = 0; n < 2; n++) {
    await touchAll()
    await scene.pass()
  }
  expect(await readStories(db)).toEqual(before)
  expect(await readProposals()).toEqual([{ kind: 'merge', state: 'open', leavingUrls: [] }])
  // A nearer article than those of the open proposal leads to no further proposal.
  await scene.addLink(`${landed} steppe with two cosmonauts`)
  await scene.match()
  await touchAll()
  await scene.pass()
  expect((await readProposals()).filter(({ kind }) => kind === 'merge')).toHaveLength(1)
})

test('a split is proposed once, with its reason, for an unrelated article in an edited story', async ({
  scene,
}) => {
  const [, , stranger] = [
    await scene.addLink(landing),
    await scene.addLink(landed),
    await scene.addLink(rain, { hoursAgo: 20 }),
  ]
  await scene.match()
  const { id } = await db.selectFrom('stories').select('id').executeTakeFirstOrThrow()
  await setRows(db, 'storyLinks', { storyId: id })
  await setRows(db, 'stories', { isEdited: true, isLocked: true })
  const before = await readStories(db)
  for (let n = 0; n < 2; n++) {
    await touchAll()
    await scene.pass()
  }
  expect(await readStories(db)).toEqual(before)
  expect(await readProposals()).toEqual([
    { kind: 'split', state: 'open', leavingUrls: [stranger.canonicalUrl] },
  ])
  const [listed] = await listOpenProposals(db, { now: sceneNow, limit: 5 })
  expect(listed).toMatchObject({ leaving: [rain], sides: [{}, { title: rain }] })
  expect(explainReasons(listed?.reasons ?? [], [], 'en')).toMatch(
    /^1 of 3 articles has little in common with the others; .* probability of \d%; .*hours apart/,
  )
  await setRows(db, 'storyProposals', { state: 'rejected' })
  await touchAll()
  await scene.pass()
  expect(await readProposals()).toHaveLength(1)
})

test('a proposal that nobody decided leaves with the news; a rejected one is kept', async ({ scene }) => {
  const [one, two, three] = [
    'https://outlet.example/1',
    'https://outlet.example/2',
    'https://outlet.example/3',
  ]
  await addProposal(db, [one, two], { createdAt: sceneNow })
  await addProposal(db, [one, three], { createdAt: sceneNow, state: 'rejected' })
  scene.later(47)
  await scene.pass()
  expect(await readProposals()).toHaveLength(2)
  scene.later(2)
  await scene.pass()
  expect(await readProposals()).toMatchObject([{ state: 'rejected' }])
})
