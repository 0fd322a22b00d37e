import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { editor, urlOf } from '../../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../../test/support/story-desk.ts'
import { acceptProposalsOf, rejectProposalsBetween } from './story-change.ts'

const { db, test } = await storyDesk()

test('only open proposals of articles now in one story are accepted, and no split', async ({ desk }) => {
  await desk.open('abc')
  await desk.open('de')
  await desk.propose('ab')
  await desk.propose('bc', { kind: 'split', leavingUrls: [urlOf('c')] })
  await desk.propose('ad')
  await desk.propose('de')
  await desk.propose('ac', { state: 'rejected' })
  await acceptProposalsOf(db, ['a', 'b', 'c'].map(urlOf), { batchId: randomUUID(), ...editor })
  expect(await desk.readStates()).toEqual(['accepted', 'open', 'open', 'open', 'rejected'])
})

test('between two sides that are kept apart splits are accepted and others rejected, in both directions', async ({
  desk,
}) => {
  await desk.propose('ab')
  await desk.propose('cb')
  await desk.propose('bd', { kind: 'split', leavingUrls: [urlOf('d')] })
  await desk.propose('ac')
  await desk.propose('bx')
  await desk.propose('be', { kind: 'split', leavingUrls: [urlOf('e')], state: 'rejected' })
  const sides = [[urlOf('b')], ['a', 'c', 'd', 'e'].map(urlOf)] as const
  await rejectProposalsBetween(db, sides, { batchId: randomUUID(), ...editor })
  expect(await desk.readStates()).toEqual(['rejected', 'rejected', 'accepted', 'open', 'open', 'rejected'])
})
