import { expect } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { deskNow, urlOf } from '../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../test/support/story-desk.ts'
import { type NewProposal, writeProposals } from './write-places.ts'

const { db, test } = await storyDesk()

function propose(one: string, other: string, kind: 'join' | 'other-script' = 'join') {
  const pair = [{ canonicalUrl: urlOf(one) }, { canonicalUrl: urlOf(other) }] as const
  const proposal: NewProposal = { kind, pair, score: 0.5, reasons: [] }
  return writeProposals(db, [proposal], deskNow)
}

const listPairs = async () => {
  const rows = await db.selectFrom('storyProposals').select(['firstUrl', 'secondUrl']).orderBy('id').execute()
  return rows.map(({ firstUrl, secondUrl }) => [firstUrl, secondUrl])
}

test('an article is proposed for a story once, whichever of its articles is the nearest', async ({
  desk,
}) => {
  await desk.open('ab')
  await desk.open('cd')
  await propose('x', 'a')
  await propose('x', 'b')
  await propose('b', 'x', 'other-script')
  expect(await listPairs()).toEqual([[urlOf('a'), urlOf('x')]])
  await propose('x', 'c')
  await propose('y', 'b')
  expect(await listPairs()).toHaveLength(3)
  await setRows(db, 'storyProposals', { state: 'rejected' })
  await propose('x', 'b')
  expect(await listPairs()).toHaveLength(4)
})

test('a split names the articles that leave, and is proposed once', async () => {
  const pair = [{ canonicalUrl: urlOf('a') }, { canonicalUrl: urlOf('c') }] as const
  const split: NewProposal = { kind: 'split', pair, leavingUrls: [urlOf('c')], score: 0.1, reasons: [] }
  await writeProposals(db, [split], deskNow)
  await writeProposals(db, [{ ...split, pair: [pair[1], { canonicalUrl: urlOf('b') }] }], deskNow)
  const proposals = await db.selectFrom('storyProposals').select(['kind', 'leavingUrls']).execute()
  expect(proposals).toEqual([{ kind: 'split', leavingUrls: [urlOf('c')] }])
})
