import { expect } from 'vitest'
import { setRows } from '../../../../test/support/builders.ts'
import { deskNow, editor, readDesk, urlOf } from '../../../../test/support/desk-scene.ts'
import { type StoryDesk, storyDesk } from '../../../../test/support/story-desk.ts'
import { listOpenProposals } from '../open-proposals.ts'
import { acceptAllProposals } from './decide-proposal.ts'

const { db, test } = await storyDesk()

function proposeSplit(desk: StoryDesk, stays: string, leaving: string) {
  const leavingUrls = [...leaving].map(urlOf)
  return desk.propose(stays + leaving.charAt(0), { kind: 'split', score: 0.1, leavingUrls })
}

test('accepting a split moves articles into a new story; undo reopens the proposal', async ({ desk }) => {
  await desk.open('abcd')
  const proposal = await proposeSplit(desk, 'a', 'cd')
  const accepted = await desk.accept(proposal)
  expect(accepted).toMatchObject({ ok: true, kind: 'split' })
  expect(await readDesk(db)).toEqual(['ab', 'cd'])
  expect(await desk.readStates()).toEqual(['accepted'])
  await desk.undo(accepted)
  expect(await readDesk(db)).toEqual(['abcd'])
  expect(await desk.readStates()).toEqual(['open'])
})

test('a single leaving article is in no story and is kept apart from each that stays', async ({ desk }) => {
  await desk.open('abc')
  const proposal = await proposeSplit(desk, 'a', 'c')
  expect(await desk.accept(proposal)).toMatchObject({ ok: true })
  expect(await desk.read()).toEqual({ stories: ['ab'], decisions: ['a+b', 'a-c', 'b-c'] })
})

test('rejecting a split keeps the articles together and prevents another proposal', async ({ desk }) => {
  const id = await desk.open('abc')
  await db.deleteFrom('storyConstraints').execute()
  const proposal = await proposeSplit(desk, 'a', 'c')
  expect(await listOpenProposals(db, { storyId: id, now: deskNow, limit: 5 })).toMatchObject([
    { kind: 'split', leaving: ['Headline c'], sides: [{ title: 'Headline a' }, { title: 'Headline c' }] },
  ])
  expect(await desk.reject(proposal)).toMatchObject({ ok: true, kind: 'split' })
  expect(await desk.read()).toEqual({ stories: ['abc'], decisions: ['a+c'] })
  expect(await desk.readStates()).toEqual(['rejected'])
  expect(await listOpenProposals(db, { now: deskNow, limit: 5 })).toEqual([])
})

test('a split is refused when the story has changed since the proposal', async ({ desk }) => {
  const id = await desk.open('abcd')
  const proposal = await proposeSplit(desk, 'a', 'c')
  await desk.move(id, 'ad')
  await setRows(db, 'storyProposals', { state: 'open' })
  expect(await listOpenProposals(db, { now: deskNow, limit: 5 })).toEqual([])
  expect(await desk.accept(proposal)).toEqual({ ok: false, reason: 'gone' })
  expect(await desk.reject(proposal)).toEqual({ ok: false, reason: 'gone' })
  expect(await readDesk(db)).toEqual(['bc'])
})

test('splitting by hand accepts the proposal; adding another article does not', async ({ desk }) => {
  const id = await desk.open('abcd')
  await proposeSplit(desk, 'a', 'c')
  await desk.addLink('e')
  await desk.join(id, 'e')
  expect(await acceptAllProposals(db, { storyId: id, ...editor })).toMatchObject({ ok: false })
  expect(await desk.readStates()).toEqual(['open'])
  await desk.move(id, 'c')
  expect(await desk.readStates()).toEqual(['accepted'])
})

test('of two editors who answer one proposal at the same moment, one decides', async ({ desk }) => {
  await desk.open('abcd')
  const proposal = await proposeSplit(desk, 'a', 'cd')
  const answers = await Promise.all([desk.accept(proposal), desk.reject(proposal)])
  expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'decided' }])
})

test('two editors who accept two proposals of one story at the same moment both do', async ({ desk }) => {
  await desk.open('abcd')
  const proposals = [await proposeSplit(desk, 'a', 'c'), await proposeSplit(desk, 'a', 'd')]
  const answers = await Promise.all(proposals.map(desk.accept))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  const places = await db.selectFrom('storyLinks').select(['canonicalUrl', 'storyId']).execute()
  const storyOf = new Map(places.map(place => [place.canonicalUrl, place.storyId]))
  expect(storyOf.get(urlOf('a'))).toBe(storyOf.get(urlOf('b')))
  expect([urlOf('c'), urlOf('d')].map(url => storyOf.get(url) ?? null)).not.toContain(storyOf.get(urlOf('a')))
})

test('two editors who accept a merge and a join of one story at once lose no article', async ({ desk }) => {
  await desk.open('ab')
  await desk.open('cd')
  await desk.addLink('e')
  const proposals = [await desk.propose('bc', { kind: 'merge' }), await desk.propose('ae')]
  const answers = await Promise.all(proposals.map(desk.accept))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  expect(await readDesk(db)).toEqual(['abcde'])
})
