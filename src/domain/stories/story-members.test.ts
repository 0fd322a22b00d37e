import { expect } from 'vitest'
import { setRow, setRows } from '../../../test/support/builders.ts'
import { deskNow, readDesk, urlOf } from '../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../test/support/story-desk.ts'
import { recountSome } from './recount-stories.ts'
import { listDeskStories } from './story-list-queries.ts'
import { type NewProposal, writeProposals } from './story-places.ts'

const { db, test } = await storyDesk()

const setStatus = async (letter: string, status: 'scheduled' | 'waiting' | 'rejected') => {
  const publishAt = status === 'scheduled' ? deskNow : null
  const values = { status, publishAt, scheduledLink: publishAt && {} }
  await db.updateTable('entries').set(values).where('canonicalUrl', '=', urlOf(letter)).execute()
  await recountSome(db, deskNow)
}

test('a scheduled article moves with its story, and keeps the one that an editor split', async ({ desk }) => {
  for (const letter of 'abc') await desk.addEntry(letter)
  const id = await desk.open('abc')
  const target = await desk.open('xy')
  await setStatus('c', 'scheduled')
  expect(await desk.move(id, 'a')).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['b', 'xy'])
  expect(await desk.merge(id, target)).toMatchObject({ ok: true })
  await setStatus('c', 'waiting')
  expect(await readDesk(db)).toEqual(['bcxy'])
})

const find = async (...words: string[]) =>
  (await listDeskStories(db, { words, now: deskNow, after: null, limit: 5, language: 'en' })).map(
    ({ id }) => id,
  )

test('a search for stories folds words as the public search does', async ({ desk }) => {
  const named = await desk.open('ab')
  await setRow(db, 'stories', named, { deskTitle: 'İzmir’de ΟΔΟΣ\u200c 100%' })
  const headlined = await desk.open('cd')
  await db
    .updateTable('storyLinks')
    .set({ title: 'Fire in İzmir' })
    .where('storyId', '=', headlined)
    .execute()
  expect((await find('izmir')).toSorted()).toEqual([named, headlined].toSorted())
  expect(await find('οδοσ', '100%')).toEqual([named])
  expect(await find('izmir', '1_0')).toEqual([])
})

function propose(one: string, other: string, kind: 'join' | 'other-script' = 'join') {
  const pair = [{ canonicalUrl: urlOf(one) }, { canonicalUrl: urlOf(other) }] as const
  const proposal: NewProposal = { kind, pair, score: 0.5, reasons: [] }
  return writeProposals(db, [proposal], deskNow)
}

const listPairs = async () => {
  const rows = await db.selectFrom('storyProposals').select(['firstUrl', 'secondUrl']).orderBy('id').execute()
  return rows.map(({ firstUrl, secondUrl }) => [firstUrl, secondUrl])
}

test('an article is proposed for a story once, whichever article is the nearest', async ({ desk }) => {
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
