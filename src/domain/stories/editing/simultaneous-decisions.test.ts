import { expect } from 'vitest'
import { editor, readDesk } from '../../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../../test/support/story-desk.ts'
import { acceptProposal, rejectProposal } from './decide-proposal.ts'

const { db, test } = await storyDesk()

test('of two editors who decide one proposal at the same time the second learns that it is decided', async ({
  desk,
}) => {
  await desk.open('ab')
  await desk.addLink('c')
  const id = await desk.propose('bc')
  const results = await Promise.all([
    acceptProposal(db, { id, ...editor }),
    rejectProposal(db, { id, ...editor }),
  ])
  const accepted = results[0].ok
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results).toContainEqual({ ok: false, reason: 'decided' })
  expect(await readDesk(db)).toEqual([accepted ? 'abc' : 'ab'])
})

test('two editors who accept two proposals of one story at the same time lose no article', async ({
  desk,
}) => {
  await desk.open('ab')
  await desk.open('cd')
  await desk.addLink('e')
  const [merge, join] = [await desk.propose('bc', { kind: 'merge' }), await desk.propose('ae')]
  const results = await Promise.all([
    acceptProposal(db, { id: merge, ...editor }),
    acceptProposal(db, { id: join, ...editor }),
  ])
  expect(results.map(({ ok }) => ok)).toEqual([true, true])
  expect(await readDesk(db)).toEqual(['abcde'])
})
