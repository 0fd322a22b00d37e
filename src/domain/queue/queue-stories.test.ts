import { expect } from 'vitest'
import { getRow, setRow } from '../../../test/support/builders.ts'
import { readConstraints, readDesk, urlOf } from '../../../test/support/desk-scene.ts'
import { storyDesk } from '../../../test/support/story-desk.ts'
import { findEntryProposals, findEntryStories } from './queue-stories.ts'

const { db, test } = await storyDesk()

test('an entry is shown with its story or the best proposal with its reasons', async ({ desk }) => {
  const storyId = await desk.open('ab')
  await desk.addEntry('c')
  await desk.addEntry('d')
  const id = await desk.propose('ac')
  const entries = [desk.entryOf('c'), desk.entryOf('d')]
  expect([...(await findEntryStories(db, entries, 'en'))]).toEqual([])
  expect([...(await findEntryProposals(db, [urlOf('c'), urlOf('d'), 'nonsense'], 'en'))]).toEqual([
    [urlOf('c'), { id, storyId, title: 'Headline b', why: 'Both have the word Headline; 2 hours apart' }],
  ])
  await desk.accept(id)
  const after = await findEntryStories(db, entries, 'en')
  expect([...after.keys()]).toEqual([desk.entryOf('c')])
  expect(after.get(desk.entryOf('c'))).toMatchObject({ id: storyId, title: 'Headline b', outletCount: 3 })
  expect(await findEntryProposals(db, [urlOf('c')], 'en')).toEqual(new Map())
})

test('an entry’s story names the other article of its reasons, not the entry itself', async ({ desk }) => {
  await desk.addEntry('c')
  await desk.open('abc')
  const title = 'Headline a: flood in Pune'
  await setRow(db, 'newsLinks', desk.linkOf('a'), { title })
  const reasons = [
    {
      code: 'shared-words',
      words: [
        { stem: 'headlin', per100000: 3 },
        { stem: 'flood', per100000: 9 },
      ],
    },
  ]
  await db
    .updateTable('storyLinks')
    .set({ reasons: JSON.stringify(reasons) })
    .where('canonicalUrl', '=', urlOf('c'))
    .execute()
  const found = (await findEntryStories(db, [desk.entryOf('c')], 'en')).get(desk.entryOf('c'))
  expect(found).toMatchObject({
    compared: { title, source: 'Outlet a' },
    why: 'Both have the words Headline and flood',
  })
})

test('an accepted proposal joins the article, and undo reopens it', async ({ desk }) => {
  await desk.open('ab')
  await desk.addEntry('c')
  const id = await desk.propose('ac')
  const accepted = await desk.accept(id)
  expect(await readDesk(db)).toEqual(['abc'])
  expect(await desk.accept(id)).toEqual({ ok: false, reason: 'decided' })
  await desk.undo(accepted)
  expect(await readDesk(db)).toEqual(['ab'])
  expect((await findEntryProposals(db, [urlOf('c')], 'en')).get(urlOf('c'))?.id).toBe(id)
})

test('a proposal about two articles without a story opens a story', async ({ desk }) => {
  await desk.addLink('a')
  await desk.addEntry('b')
  for (const letter of 'ab') await desk.enroll(letter)
  const id = await desk.propose('ab')
  expect(await desk.accept(id)).toMatchObject({ ok: true })
  expect(await readDesk(db)).toEqual(['ab'])
})

test('a proposal between two stories merges the smaller into the larger', async ({ desk }) => {
  const [small, large] = [await desk.open('ab'), await desk.open('xyz')]
  const id = await desk.propose('ax')
  expect(await desk.accept(id)).toMatchObject({ ok: true, storyId: large })
  expect(await readDesk(db)).toEqual(['abxyz'])
  expect(await getRow(db, 'stories', small)).toMatchObject({ mergedInto: large })
})

test('a rejected proposal keeps the sides apart and closes equivalent proposals', async ({ desk }) => {
  await desk.open('ab')
  await desk.addEntry('c')
  const id = await desk.propose('ac')
  await desk.propose('bc')
  const rejected = await desk.reject(id)
  expect(await readConstraints(db)).toEqual(['a+b', 'a-c', 'b-c'])
  expect(await desk.readStates()).toEqual(['rejected', 'rejected'])
  await desk.undo(rejected)
  expect(await desk.readStates()).toEqual(['open', 'open'])
  expect(await readConstraints(db)).toEqual(['a+b'])
})

test('a proposal about a deleted article is not shown and cannot be accepted', async ({ desk }) => {
  await desk.open('ab')
  await desk.addEntry('c')
  const id = await desk.propose('ac')
  await db.deleteFrom('newsLinks').where('id', '=', desk.linkOf('a')).execute()
  expect((await findEntryProposals(db, [urlOf('c')], 'en')).size).toBe(0)
  expect((await findEntryStories(db, [desk.entryOf('c')], 'en')).size).toBe(0)
  expect(await desk.accept(id)).toEqual({ ok: false, reason: 'gone' })
  expect(await desk.accept('nonsense')).toEqual({ ok: false, reason: 'gone' })
})
