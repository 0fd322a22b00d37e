import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import {
  addCategory,
  addNewsLink,
  addRow,
  addWaitingEntry,
  setRow,
  setRows,
} from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { findTeasers, listTeaserChanges } from './story-teasers.ts'

const { db } = await freshDatabase({ empty: ['storyLinks', 'stories', 'newsLinks', 'entries', 'outlets'] })
const { id: category } = await addCategory(db)

/** A link of a new outlet unless one is given, `n` minutes after the first link. */
function link(n: number, { outlet = `outlet-${n}`, language = 'en' } = {}) {
  const publishedAt = new Date(Date.UTC(2026, 0, 1, 6, n))
  const url = `https://${outlet}.example/${n}`
  return addNewsLink(db, { category, title: `Flood ${n}`, source: outlet, url, publishedAt, language })
}

const findTeaser = async ({ id }: { id: string }) => (await findTeasers(db, [id])).get(id)

test('a link says how many other outlets have the story, with three of their headlines, newest first', async () => {
  const own = await link(1)
  const links = [own, await link(2), await link(3), await link(4), await link(5)]
  const entries = [await addWaitingEntry(db, { title: 'Secret', url: 'https://secret.example/1' })]
  const { id: storyId } = await addStory(db, { links, entries, slug: 'flood' })
  const headlines = [5, 4, 3].map(n => {
    const source = `outlet-${n}`
    return { title: `Flood ${n}`, url: `https://${source}.example/${n}`, source, language: 'en' }
  })
  const teaser = { storyId, slug: 'flood', title: 'Flood 5', otherOutlets: 4, headlines }
  expect(await findTeaser(own)).toMatchObject(teaser)
})

test('each other outlet has one headline, and copies of one text come last', async () => {
  const [own, copy] = [await link(9, { outlet: 'own' }), await link(7, { outlet: 'b' })]
  const others = [await link(8, { outlet: 'own' }), await link(6, { outlet: 'b' }), await link(5)]
  await addStory(db, { links: [own, copy, ...others] })
  await db.updateTable('storyLinks').set({ isCopy: true }).where('newsLinkId', '=', copy.id).execute()
  const { headlines, otherOutlets } = (await findTeaser(own)) ?? {}
  expect(headlines?.map(({ title }) => title)).toEqual(['Flood 6', 'Flood 5'])
  expect(otherOutlets).toBe(2)
})

test('a headline that several outlets print is shown once, and not below itself', async () => {
  const [own, third, fifth] = [await link(1), await link(3), await link(5)]
  await addStory(db, { links: [own, third, fifth, await link(2), await link(4)] })
  await setRow(db, 'newsLinks', third.id, { title: 'FLOOD 2' })
  await setRow(db, 'newsLinks', fifth.id, { title: 'Flood 1' })
  const teaser = await findTeaser(own)
  expect(teaser?.headlines.map(({ title }) => title)).toEqual(['Flood 4', 'FLOOD 2'])
  expect(teaser?.otherOutlets).toBe(4)
  await setRows(db, 'newsLinks', { title: 'Flood 1' })
  expect(await findTeaser(own)).toMatchObject({ headlines: [], otherOutlets: 4 })
})

test('single-outlet, hidden and merged stories have no teaser', async () => {
  const { id: mergedInto } = await addStory(db, { links: [] })
  const single = [await link(1, { outlet: 'a' }), await link(2, { outlet: 'a' })]
  const [hidden, merged] = [
    [await link(3), await link(4)],
    [await link(5), await link(6)],
  ]
  await addStory(db, { links: single })
  await addStory(db, { links: hidden, isHidden: true, title: 'Hidden' })
  await addStory(db, { links: merged, mergedInto, title: 'Merged' })
  const ids = [...single, ...hidden, ...merged].map(({ id }) => id)
  expect(await findTeasers(db, ids)).toEqual(new Map())
})

test('an editor’s title and a chosen lead precede the newest headline, and other languages come last', async () => {
  const first = await link(1)
  const story = await addStory(db, { links: [first, await link(2), await link(3, { language: 'hi' })] })
  const titleOf = async () => (await findTeaser(first))?.title
  expect(await titleOf()).toBe('Flood 2')
  await setRow(db, 'stories', story.id, { leadUrl: first.url })
  expect(await titleOf()).toBe('Flood 1')
  await setRow(db, 'stories', story.id, { title: 'The flood' })
  expect(await titleOf()).toBe('The flood')
})

test('a page depends on the stories that it shows and on links that have no story yet', async () => {
  const [first, alone] = [await link(1), await link(3)]
  const story = await addStory(db, { links: [first, await link(2)] })
  const ids = [first.id, alone.id]
  const changes = listTeaserChanges(ids, await findTeasers(db, ids))
  expect(changes).toEqual([`story:${story.id}`, `placed:${alone.id}`])
})

const rating = { leanSource: 'A survey', leanRatedOn: '2026-01-31', leanNote: 'Its leaders' }

async function addRated(name: string): Promise<string> {
  const homeUrl = `https://${name.toLowerCase()}.example/`
  return (await addRow(db, 'outlets', { name, homeUrl, language: 'en', lean: 'left', ...rating })).id
}

const ofOutlet = (linkId: string, outletId: string) => setRow(db, 'newsLinks', linkId, { outletId })

test('chosen links say who covers their story, also their own outlet, and how many of a side could have', async () => {
  const own = await link(1, { outlet: 'own' })
  const other = await link(2, { outlet: 'dawn' })
  const elsewhere = await link(3, { outlet: 'dusk' })
  await ofOutlet(other.id, await addRated('Dawn'))
  await ofOutlet(elsewhere.id, await addRated('Dusk'))
  await addStory(db, { links: [own, other] })
  const covered = { ids: [own.id], now: new Date('2026-01-01T07:00:00Z') }
  const { coverage } = (await findTeasers(db, [own.id], covered)).get(own.id) ?? {}
  expect(coverage).toMatchObject({
    outletCount: 2,
    sides: [{ side: 'left', covering: { count: 1, names: ['Dawn'] }, activeCovering: 1, active: 2 }],
    notRated: { count: 1, names: ['own'] },
    blindSpot: null,
  })
  expect((await findTeaser(own))?.coverage).toBeNull()
})
