import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, addWaitingEntry, setRow } from '../../../test/support/builders.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { findTeasers, listTeaserChanges } from './story-teasers.ts'

const { db } = await freshDatabase()
const { id: category } = await addCategory(db)

emptyBefore(db, 'storyLinks', 'stories', 'newsLinks', 'entries', 'outlets')

/** A link of a new outlet unless one is given, `n` minutes after the first link. */
function link(
  n: number,
  { outlet = `outlet-${n}`, language = 'en' }: { outlet?: string; language?: string } = {},
) {
  const publishedAt = new Date(Date.UTC(2026, 0, 1, 6, n))
  const url = `https://${outlet}.example/${n}`
  return addNewsLink(db, { category, title: `Flood ${n}`, source: outlet, url, publishedAt, language })
}

test('a link says how many other outlets have the story, with three of their headlines, newest first', async () => {
  const links = [await link(1), await link(2), await link(3), await link(4), await link(5)]
  const story = await addStory(db, { links, slug: 'flood' })
  const teaser = (await findTeasers(db, [links[0]?.id ?? ''])).get(links[0]?.id ?? '')
  expect(teaser).toMatchObject({ storyId: story.id, slug: 'flood', title: 'Flood 5', otherOutlets: 4 })
  expect(teaser?.headlines).toEqual(
    [5, 4, 3].map(n => ({
      title: `Flood ${n}`,
      url: `https://outlet-${n}.example/${n}`,
      source: `outlet-${n}`,
      language: 'en',
    })),
  )
})

test('each other outlet has one headline, and copies of one text come last', async () => {
  const own = await link(9, { outlet: 'own' })
  const links = [
    own,
    await link(8, { outlet: 'own' }),
    await link(7, { outlet: 'b' }),
    await link(6, { outlet: 'b' }),
    await link(5),
  ]
  await addStory(db, { links })
  await db
    .updateTable('storyLinks')
    .set({ isCopy: true })
    .where('newsLinkId', '=', links[2]?.id ?? '')
    .execute()
  const { headlines, otherOutlets } = (await findTeasers(db, [own.id])).get(own.id) ?? {}
  expect(headlines?.map(({ title }) => title)).toEqual(['Flood 6', 'Flood 5'])
  expect(otherOutlets).toBe(2)
})

test('a headline that several outlets print is shown once, and not below itself', async () => {
  const links = [await link(1), await link(2), await link(3), await link(4), await link(5)]
  const [own, , third] = links.map(({ id }) => id)
  await addStory(db, { links })
  const retitle = (title: string, ids: (string | undefined)[]) =>
    db
      .updateTable('newsLinks')
      .set({ title })
      .where(
        'id',
        'in',
        ids.map(id => id ?? ''),
      )
      .execute()
  await retitle('FLOOD 2', [third])
  await retitle('Flood 1', [links[4]?.id])
  const find = async () => (await findTeasers(db, [own ?? ''])).get(own ?? '')
  const teaser = await find()
  expect(teaser?.headlines.map(({ title }) => title)).toEqual(['Flood 4', 'FLOOD 2'])
  expect(teaser?.otherOutlets).toBe(4)
  await retitle(
    'Flood 1',
    links.map(({ id }) => id),
  )
  expect(await find()).toMatchObject({ headlines: [], otherOutlets: 4 })
})

test('waiting entries are not in teasers or their counts', async () => {
  const links = [await link(1), await link(2)]
  const entries = [await addWaitingEntry(db, { title: 'Secret', url: 'https://secret.example/1' })]
  await addStory(db, { links, entries })
  const teaser = (await findTeasers(db, [links[0]?.id ?? ''])).get(links[0]?.id ?? '')
  expect(teaser?.otherOutlets).toBe(1)
  expect(JSON.stringify(teaser)).not.toContain('Secret')
})

test('single-outlet, hidden and merged stories have no teaser', async () => {
  const target = await addStory(db, { links: [] })
  const pairs = [
    [await link(1, { outlet: 'a' }), await link(2, { outlet: 'a' })],
    [await link(3), await link(4)],
    [await link(5), await link(6)],
  ]
  const [single = [], hidden = [], merged = []] = pairs
  await addStory(db, { links: single })
  await addStory(db, { links: hidden, isHidden: true, title: 'Hidden' })
  await addStory(db, { links: merged, mergedInto: target.id, title: 'Merged' })
  expect(
    (
      await findTeasers(
        db,
        pairs.flat().map(({ id }) => id),
      )
    ).size,
  ).toBe(0)
})

test('an editor’s title and a chosen lead precede the newest headline, and other languages come last', async () => {
  const links = [await link(1), await link(2), await link(3, { language: 'hi' })]
  const story = await addStory(db, { links })
  const titleOf = async () => [...(await findTeasers(db, [links[0]?.id ?? ''])).values()][0]?.title
  expect(await titleOf()).toBe('Flood 2')
  await setRow(db, 'stories', story.id, { leadUrl: links[0]?.url ?? '' })
  expect(await titleOf()).toBe('Flood 1')
  await setRow(db, 'stories', story.id, { title: 'The flood' })
  expect(await titleOf()).toBe('The flood')
})

test('a page depends on the stories that it shows and on links that have no story yet', async () => {
  const links = [await link(1), await link(2)]
  const alone = await link(3)
  const story = await addStory(db, { links })
  const ids = [links[0]?.id ?? '', alone.id]
  expect(listTeaserChanges(ids, await findTeasers(db, ids))).toEqual([
    `story:${story.id}`,
    `placed:${alone.id}`,
  ])
})

const rating = { leanSource: 'A survey', leanRatedOn: '2026-01-31', leanNote: 'Its leaders' }

async function addRated(name: string) {
  const homeUrl = `https://${name.toLowerCase()}.example/`
  const outlet = db.insertInto('outlets').values({ name, homeUrl, language: 'en', lean: 'left', ...rating })
  return (await outlet.returning('id').executeTakeFirstOrThrow()).id
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
    sides: [{ side: 'left', covering: { count: 1, names: ['Dawn'] }, active: 2 }],
    notRated: { count: 1, names: ['own'] },
    blindSpot: null,
  })
  expect((await findTeasers(db, [own.id])).get(own.id)?.coverage).toBeNull()
})
