import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, setRow, setRows } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { changeFront } from './change-front.ts'
import { readFrontPage } from './front-queries.ts'
import type { FrontPlace } from './places/front-place.ts'

const { db, by, now } = await freshNewsroom({
  empty: ['pins', 'storyLinks', 'stories', 'newsLinks', 'categories'],
})
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

type StoryFields = { outlets?: number; voices?: number; heat?: number; minutes?: number; title?: string }

/** Adds a story with a published link for each outlet, the newest `minutes` ago. */
async function addStory(
  slug: string,
  { outlets = 3, voices = 2, heat = 1, minutes = 10, title }: StoryFields = {},
): Promise<string> {
  const { id: category } = await addCategory(db)
  const at = minutesAgo(minutes)
  const counts = {
    publicHeat: heat,
    publicLinkCount: outlets,
    publicOutletCount: outlets,
    publicVoiceCount: voices,
  }
  const names = { slug, title: title ?? null, deskTitle: `Desk title of ${slug}` }
  const { id } = await addRow(db, 'stories', { ...names, ...counts, publicFirstAt: at, publicLastAt: at })
  for (let n = 0; n < outlets; n++) {
    const publishedAt = minutesAgo(minutes + n)
    const fields = {
      title: `${slug} told by ${n}`,
      source: `Outlet ${n}`,
      publishedAt,
      createdAt: publishedAt,
    }
    const { id: newsLinkId, canonicalUrl } = await addNewsLink(db, { category, ...fields })
    await addRow(db, 'storyLinks', { newsLinkId, storyId: id, canonicalUrl, publishedAt })
  }
  return id
}

const pinStory = (id: string, place: FrontPlace = 'lead') => {
  const pin = { place, subject: { kind: 'story', id }, until: { kind: 'open' }, seen: 0 } as const
  return changeFront(db, { changes: { pins: [pin], sections: null }, by, now })
}
const page = () => readFrontPage(db, now)

test('the hottest story of three outlets and two owners leads under its headline, and a link of other stories stands below such', async () => {
  await addStory('cooler', { heat: 1 })
  await addStory('hottest', { heat: 3 })
  await addStory('two outlets', { heat: 9, outlets: 2, minutes: 9 })
  await addStory('one owner', { heat: 8, voices: 1 })
  const { lead, second, latest } = await page()
  expect(lead).toMatchObject({
    story: { slug: 'hottest', outletCount: 3 },
    link: { title: 'hottest told by 0' },
  })
  expect(second.map(({ story, link }) => story?.slug ?? link.title)).toEqual([
    'cooler',
    'two outlets told by 0',
    'one owner told by 0',
  ])
  expect(latest.map(({ link }) => link.title)).toContain('hottest told by 0')
})

test('Most covered has the stories of the most outlets, also where thirty others are hotter', async () => {
  for (let n = 0; n < 30; n++) await addStory(`hot-${n}`, { heat: 100 - n })
  await addStory('wide', { heat: 2, outlets: 5, minutes: 20 * 60 })
  await addStory('widest', { heat: 1, outlets: 6, minutes: 20 * 60 })
  await addStory('of the day before', { outlets: 9, minutes: 49 * 60 })
  await setRows(db, 'categories', { isOnFront: false })
  const { lead, second, mostCovered } = await page()
  expect([lead, ...second].map(item => item?.story?.slug)).toEqual(['hot-0', 'hot-1', 'hot-2', 'hot-3'])
  expect(mostCovered.map(({ story }) => story?.slug)).toEqual(['widest', 'wide', 'hot-4', 'hot-5', 'hot-6'])
})

test('without a story, or with one of the day before yesterday, the newest of the featured links leads, or of links that are news', async () => {
  await addStory('old', { minutes: 49 * 60, outlets: 3 })
  const { id: category } = await addCategory(db)
  await addNewsLink(db, { category, title: 'Horoscope for today', createdAt: minutesAgo(0) })
  await addNewsLink(db, { category, title: 'Newest', createdAt: minutesAgo(1) })
  expect((await page()).lead?.link.title).toBe('Newest')
  await addNewsLink(db, { category, title: 'Featured', createdAt: minutesAgo(2), featured: true })
  await addNewsLink(db, { category, title: 'Featured before', createdAt: minutesAgo(3), featured: true })
  expect((await page()).lead?.link.title).toBe('Featured')
})

test('the page shows the title and the lead that an editor chose, an edition its own headline', async () => {
  const id = await addStory('named', { title: 'The bridge at Varanasi' })
  const places = db.selectFrom('storyLinks').select('canonicalUrl').where('storyId', '=', id)
  const [, other] = await places.execute()
  await setRow(db, 'stories', id, { leadUrl: other?.canonicalUrl ?? '' })
  expect((await page()).lead).toMatchObject({
    story: { title: 'The bridge at Varanasi' },
    link: { title: 'named told by 1' },
  })
  await setRows(db, 'newsLinks', { language: 'hi' })
  const { lead } = await readFrontPage(db, now, { edition: 'hi' })
  expect(lead?.story?.title).toBe('named told by 1')
})

test('the pin of a merged story follows the merge, unless stories are merged into each other', async () => {
  const [first, second, third] = [await addStory('first'), await addStory('second'), await addStory('third')]
  await pinStory(first)
  await setRow(db, 'stories', first, { mergedInto: second })
  await setRow(db, 'stories', second, { mergedInto: third })
  expect((await page()).lead).toMatchObject({ story: { slug: 'third' }, pin: { pinnedBy: 'Asha Devi' } })
  await setRow(db, 'stories', second, { mergedInto: first })
  expect((await page()).aside).toMatchObject([{ reason: 'not-public' }])
})

test('a story that moves to another place leaves the pin of the story that was merged into it', async () => {
  const [first, second] = [await addStory('first'), await addStory('second')]
  await pinStory(first)
  await setRow(db, 'stories', first, { mergedInto: second })
  await pinStory(second, 'second-1')
  const { lead, second: tier } = await page()
  expect([lead?.pin, tier[0]?.story?.slug]).toEqual([null, 'second'])
})

test('a leading story that is hidden or no longer public is not shown, and leads again once it is public', async () => {
  const id = await addStory('led')
  await addStory('other', { heat: 0.5 })
  await pinStory(id)
  const change = (fields: { isHidden?: boolean; publicOutletCount?: number }) =>
    setRow(db, 'stories', id, fields)
  for (const [gone, back] of [
    [{ isHidden: true }, { isHidden: false }],
    [{ publicOutletCount: 1 }, { publicOutletCount: 3 }],
  ] as const) {
    await change(gone)
    expect(await page()).toMatchObject({
      lead: { story: { slug: 'other' } },
      aside: [{ reason: 'not-public' }],
    })
    await change(back)
    expect(await page()).toMatchObject({ lead: { story: { slug: 'led' } }, aside: [] })
  }
  await db.deleteFrom('stories').where('id', '=', id).execute()
  expect((await page()).aside).toMatchObject([{ reason: 'not-public', pin: { title: 'Desk title of led' } }])
})

test('a story that is not public is not shown, pinned or not', async () => {
  const id = await addStory('secret', { outlets: 1, voices: 1, title: 'Only editors know this name' })
  await pinStory(id)
  const { aside, ...shown } = await page()
  expect(aside).toMatchObject([{ reason: 'not-public' }])
  expect(JSON.stringify(shown)).not.toContain('Only editors know')
})
