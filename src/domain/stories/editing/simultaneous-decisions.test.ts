import { expect } from 'vitest'
import { deskNow, editor, readDesk, urlOf } from '../../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../../test/support/story-desk.ts'
import { toJson } from '../../../database/json-text.ts'
import { acceptProposal, rejectProposal } from './decide-proposal.ts'

const { db, test } = await storyDesk()

async function propose(kind: 'join' | 'merge', letters: string): Promise<string> {
  const [firstUrl = '', secondUrl = ''] = [...letters].map(urlOf).toSorted()
  const { id } = await db
    .insertInto('storyProposals')
    .values({ kind, firstUrl, secondUrl, score: 0.66, reasons: toJson([]), createdAt: deskNow })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('of two editors who decide one proposal at the same time the second learns that it is decided', async ({
  desk,
}) => {
  await desk.open('ab')
  await desk.addLink('c')
  const id = await propose('join', 'bc')
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
  const [merge, join] = [await propose('merge', 'bc'), await propose('join', 'ae')]
  const results = await Promise.all([
    acceptProposal(db, { id: merge, ...editor }),
    acceptProposal(db, { id: join, ...editor }),
  ])
  expect(results.map(({ ok }) => ok)).toEqual([true, true])
  expect(await readDesk(db)).toEqual(['abcde'])
})
